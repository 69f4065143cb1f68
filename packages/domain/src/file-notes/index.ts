export * from './file-note.ts';
export * from './note-order.ts';
