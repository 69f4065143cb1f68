export * from './activity.ts';
export * from './disbursement-list.ts';
export * from './expected-wire-list.ts';
export * from './list-column.ts';
export * from './receipt-list.ts';
export * from './receipt-verification.ts';
export * from './stale-check-list.ts';
export * from './trial-balance.ts';
