export * from './sanctions.contract.ts';
