export * from './stored-adjustment.ts';
