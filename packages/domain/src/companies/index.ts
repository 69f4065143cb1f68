export * from './address-type.ts';
export * from './company-problems.ts';
export * from './company-warning.ts';
export * from './merge-problem.ts';
export * from './protected-change.ts';
export * from './role-match.ts';
