export * from './plain-words.ts';
export * from './read-by.ts';
