export * from './check-writing.contract.ts';
export * from './ledger-transaction.schema.ts';
