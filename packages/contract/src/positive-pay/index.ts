export * from './exceptions.contract.ts';
export * from './positive-pay.contract.ts';
export * from './positive-pay-layout.record.ts';
export * from './positive-pay-layout.schema.ts';
export * from './positive-pay-layouts.contract.ts';
