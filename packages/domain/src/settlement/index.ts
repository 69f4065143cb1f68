export * from './cash-to-close.ts';
export * from './closing-costs.ts';
export * from './fee.ts';
export * from './summaries.ts';
export * from './tolerance.ts';
