export * from './rate-manual.fields.ts';
