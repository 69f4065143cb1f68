export * from './arithmetic.ts';
export * from './finding.ts';
export * from './make-trace.ts';
export * from './recompute.ts';
export * from './trace.ts';
export * from './walk-trace.ts';
