export * from './closing-file.ts';
export * from './figures.ts';
export * from './what-if.ts';
