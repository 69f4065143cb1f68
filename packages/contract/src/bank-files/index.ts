export * from './bank-file-layout.record.ts';
export * from './bank-file-layout.schema.ts';
export * from './bank-file-layouts.contract.ts';
export * from './bank-files.contract.ts';
