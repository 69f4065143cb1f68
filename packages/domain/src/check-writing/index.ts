export * from './amount-in-words.ts';
export * from './disbursements.ts';
export * from './gate.ts';
export * from './good-funds/index.ts';
export * from './ledger-transaction.ts';
export * from './proposed.ts';
export * from './receipts.ts';
export * from './statement-money.ts';
