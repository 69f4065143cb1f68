export * from './dictionary-words.ts';
