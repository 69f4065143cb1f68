export * from './matching.contract.ts';
export * from './reconciliation.schema.ts';
export * from './reconciliations.contract.ts';
