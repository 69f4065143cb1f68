export * from './version-kinds.ts';
