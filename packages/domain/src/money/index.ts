export * from './allocate.ts';
export * from './cents.ts';
export * from './exact.ts';
export * from './multiply.ts';
export * from './parse-cents.ts';
export * from './rate.ts';
export * from './rounding.ts';
