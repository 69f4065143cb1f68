export * from './address-lookup.contract.ts';
