export * from './letter.contract.ts';
export * from './letter.fields.ts';
