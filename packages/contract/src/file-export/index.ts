export * from './file-document.ts';
export * from './file-export.contract.ts';
