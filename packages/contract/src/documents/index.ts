export * from './document.record.ts';
