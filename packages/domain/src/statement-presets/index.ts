export * from './lender-defaults.ts';
export * from './template-lines.ts';
