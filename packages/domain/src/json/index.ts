export * from './byte-order-mark.ts';
export * from './repeated-keys.ts';
