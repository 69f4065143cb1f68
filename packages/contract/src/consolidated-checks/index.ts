export * from './consolidated-checks.contract.ts';
export * from './consolidated-payment.schema.ts';
