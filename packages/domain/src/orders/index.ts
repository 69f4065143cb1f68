export * from './file-number.ts';
export * from './file-number-pool.ts';
export * from './file-status.ts';
export * from './go-to-file.ts';
export * from './order-kind.ts';
export * from './order-service.ts';
export * from './settlement-statement-type.ts';
