export * from './charges.cases.ts';
export * from './days.cases.ts';
export * from './disclosures.cases.ts';
export * from './file-parts.cases.ts';
export * from './full-file.cases.ts';
export * from './loans.cases.ts';
export * from './settlement.cases.ts';
