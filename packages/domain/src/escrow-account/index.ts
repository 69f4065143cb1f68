export * from './analysis.ts';
export * from './first-payment.ts';
export * from './initial-deposit.ts';
export * from './procedures.ts';
export * from './running-balance.ts';
export * from './stored-escrow.ts';
export * from './trial-balance.ts';
