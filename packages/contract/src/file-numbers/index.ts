export * from './file-number-pool.record.ts';
export * from './file-numbers.contract.ts';
