export * from './bank-file.ts';
export * from './bank-file-layout.ts';
export * from './import-states.ts';
export * from './judge-items.ts';
export * from './layout-problems.ts';
export * from './read-bank-file.ts';
