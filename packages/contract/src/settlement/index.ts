export * from './adjustment.record.ts';
export * from './payoff.record.ts';
export * from './proration.record.ts';
export * from './settlement.contract.ts';
export * from './settlement.lists.ts';
export * from './settlement.record.ts';
