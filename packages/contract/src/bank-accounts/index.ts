export * from './bank-account.record.ts';
export * from './bank-accounts.contract.ts';
