export * from './balance-state.ts';
export * from './entries-of.ts';
export * from './entry.ts';
export * from './money-flows.ts';
