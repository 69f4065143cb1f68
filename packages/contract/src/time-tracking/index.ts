export * from './time.records.ts';
export * from './time-entry.fields.ts';
export * from './time-tracking.contract.ts';
