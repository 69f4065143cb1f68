export * from './lookup.record.ts';
export * from './lookup-sets.contract.ts';
export * from './lookups.contract.ts';
