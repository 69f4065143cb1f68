export * from './fee-code.record.ts';
export * from './fee-codes.contract.ts';
