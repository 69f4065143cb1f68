export * from './audit-entry.ts';
export * from './system-audit.contract.ts';
