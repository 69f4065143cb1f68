export * from './queue.ts';
export * from './task-status.ts';
