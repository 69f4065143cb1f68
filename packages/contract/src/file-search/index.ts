export * from './file-search.contract.ts';
