export * from './companies.contract.ts';
