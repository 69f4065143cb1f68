export * from './journal-exports.contract.ts';
export * from './journal-settings.schema.ts';
