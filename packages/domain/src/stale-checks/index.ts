export * from './act-problems.ts';
export * from './dormancy.ts';
export * from './dormancy-rule.ts';
export * from './dormancy-table.ts';
export * from './owner-letter.ts';
export * from './stale-act.ts';
export * from './stale-check.ts';
