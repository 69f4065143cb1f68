export * from './file-numbers.contract.ts';
