export * from './apply-call.contract.ts';
export * from './commission-calls.contract.ts';
export { sumSchema } from './figure.schema.ts';
export * from './mapping-calls.contract.ts';
export * from './payoff-calls.contract.ts';
export * from './proration-calls.contract.ts';
export * from './rate-calls.contract.ts';
export { rateAlertSchema, ratesFigureSchema } from './rate-calls.schema.ts';
export * from './recording-calls.contract.ts';
