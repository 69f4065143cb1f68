export * from './dormancy.contract.ts';
export * from './stale-checks.contract.ts';
