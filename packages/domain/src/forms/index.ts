export * from './form-document.ts';
