export * from './companies.contract.ts';
export * from './company.fields.ts';
export * from './company.schema.ts';
export * from './company-changes.contract.ts';
export * from './company-merge.contract.ts';
export * from './company-record.contract.ts';
export * from './contact.fields.ts';
