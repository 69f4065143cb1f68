export * from './adjustable-tables.ts';
export * from './contact-information.ts';
export * from './escrow-year.ts';
export * from './five-years.ts';
export * from './loan-estimate.ts';
export * from './loan-terms-table.ts';
export * from './procedures.ts';
export * from './whole-dollars.ts';
