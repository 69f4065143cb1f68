export * from './branch.fields.ts';
export * from './region.fields.ts';
export * from './region.records.ts';
export * from './regions.contract.ts';
