export * from './closing-day.record.ts';
export * from './holidays.contract.ts';
