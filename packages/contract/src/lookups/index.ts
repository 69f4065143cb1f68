export * from './lookups.contract.ts';
