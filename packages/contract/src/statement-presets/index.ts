export * from './proration-default.record.ts';
export * from './proration-defaults.contract.ts';
