export * from './receipt-verification.contract.ts';
