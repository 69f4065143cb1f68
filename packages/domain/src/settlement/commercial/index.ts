export * from './party-columns.ts';
export * from './payer-columns.ts';
