export * from './file-search.ts';
