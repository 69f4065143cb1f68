export * from './interest-year.contract.ts';
export * from './investment.schema.ts';
export * from './investments.contract.ts';
