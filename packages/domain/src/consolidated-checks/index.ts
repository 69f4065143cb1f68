export * from './paid-together.ts';
export * from './payees.ts';
export * from './remittance.ts';
export * from './rows-of-file.ts';
