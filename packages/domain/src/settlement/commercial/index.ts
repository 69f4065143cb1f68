export * from './party-columns.ts';
export * from './payer-columns.ts';
export * from './shared-by-parts.ts';
