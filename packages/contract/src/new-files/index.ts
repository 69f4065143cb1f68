export * from './new-file.contract.ts';
