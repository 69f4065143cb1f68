export * from './approval.schema.ts';
export * from './approvals.contract.ts';
export * from './check-print.schema.ts';
export * from './check-writing.contract.ts';
export * from './ledger-transaction.schema.ts';
