export * from './office-list.ts';
