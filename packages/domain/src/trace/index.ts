export * from './make-trace.ts';
export * from './trace.ts';
export * from './walk-trace.ts';
