export * from './reconcile.ts';
export * from './shown-statement.ts';
