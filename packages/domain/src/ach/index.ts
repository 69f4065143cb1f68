export * from './ach-file.ts';
export * from './judge-returns.ts';
export * from './nacha-records.ts';
export * from './read-nacha.ts';
export * from './return-codes.ts';
export * from './returned.ts';
export * from './write-nacha.ts';
