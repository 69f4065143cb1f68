export * from './file-note.fields.ts';
export * from './file-note.record.ts';
export * from './file-notes.contract.ts';
