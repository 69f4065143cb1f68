export * from './lookup-sets.contract.ts';
export * from './lookups.contract.ts';
