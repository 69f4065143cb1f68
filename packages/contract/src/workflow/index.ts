export * from './dashboard.contract.ts';
export * from './due-rule.schema.ts';
export * from './file-tasks.contract.ts';
export * from './process-template.contract.ts';
export * from './process-template.records.ts';
export * from './task.fields.ts';
export * from './task.records.ts';
