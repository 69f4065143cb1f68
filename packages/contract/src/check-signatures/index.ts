export * from './check-signatures.contract.ts';
