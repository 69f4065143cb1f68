export * from './check-signatures.ts';
