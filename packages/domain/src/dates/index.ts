export * from './date-arithmetic.ts';
export * from './date-range.ts';
export * from './day-count.ts';
export * from './in-force.ts';
export * from './parse-date.ts';
export * from './relative-day.ts';
export * from './wire-date.ts';
