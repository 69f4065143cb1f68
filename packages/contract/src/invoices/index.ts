export * from './invoice.schema.ts';
export * from './invoice-batches.contract.ts';
export * from './invoices.contract.ts';
