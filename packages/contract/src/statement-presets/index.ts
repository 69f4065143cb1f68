export * from './lender-default.record.ts';
export * from './lender-defaults.contract.ts';
export * from './proration-default.record.ts';
export * from './proration-defaults.contract.ts';
export * from './template-line.record.ts';
export * from './template-lines.contract.ts';
