export * from './bank-file.ts';
export * from './bank-file-layout.ts';
export * from './import-states.ts';
