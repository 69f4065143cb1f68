export * from './commission.ts';
export * from './commission-figure.ts';
export * from './commission-gaps.ts';
export * from './commission-payments.ts';
export * from './kept-deposit.ts';
export * from './stored-commission.ts';
