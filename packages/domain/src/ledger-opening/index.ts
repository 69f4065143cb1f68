export * from './opening.ts';
