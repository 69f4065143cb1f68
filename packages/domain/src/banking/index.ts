export * from './reconciliation-status.ts';
