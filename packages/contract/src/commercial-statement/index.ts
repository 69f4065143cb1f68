export * from './commercial.contract.ts';
export * from './commercial.lists.ts';
export * from './commercial.records.ts';
