export * from './audit-statement.ts';
export * from './statement-lines.ts';
