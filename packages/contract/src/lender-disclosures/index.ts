export * from './disclosure-file.schema.ts';
export * from './lender-disclosures.contract.ts';
