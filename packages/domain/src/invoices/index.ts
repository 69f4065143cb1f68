export * from './batch.ts';
export * from './customer.ts';
export * from './figures.ts';
export * from './invoice.ts';
export * from './problems.ts';
export * from './sources.ts';
export * from './standing.ts';
