export * from './audit-entry.ts';
export * from './file-audit.contract.ts';
export * from './system-audit.contract.ts';
