export * from './check-status.ts';
