export * from './licence.contract.ts';
