export * from './letter.contract.ts';
export * from './letter.fields.ts';
export * from './letter.record.ts';
