export * from './gfe-comparison.ts';
export * from './hud-1a.ts';
export * from './hud-line.ts';
export { feesBesideForm } from './hud-series.ts';
export * from './hud-statement.ts';
export * from './loan-terms.ts';
export * from './worksheet-801.ts';
