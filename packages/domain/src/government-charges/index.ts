export * from './florida.ts';
export * from './maryland.ts';
export * from './new-jersey.ts';
export * from './other-states.ts';
export * from './recording-fee.ts';
export * from './taxes-of-place.ts';
export * from './transfer-tax.ts';
