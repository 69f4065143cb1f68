export * from './criteria.schema.ts';
export * from './escrow-accounting.contract.ts';
export * from './escrow-accounting.records.ts';
