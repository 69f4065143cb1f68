export * from './remittance.schema.ts';
export * from './remittances.contract.ts';
