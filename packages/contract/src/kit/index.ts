export * from './download.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './fields.ts';
export * from './idempotency-key.ts';
export * from './paging.ts';
export * from './texts.ts';
