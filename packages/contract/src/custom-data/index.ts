export * from './custom-data.contract.ts';
export * from './custom-data.fields.ts';
export * from './custom-data.records.ts';
export * from './custom-data-setup.contract.ts';
