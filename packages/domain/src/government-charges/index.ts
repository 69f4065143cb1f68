export * from './florida.ts';
export * from './maryland.ts';
export * from './recording-fee.ts';
export * from './transfer-tax.ts';
