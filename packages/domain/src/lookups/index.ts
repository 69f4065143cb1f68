export * from './column-words.ts';
export * from './find-item.ts';
export * from './lookup-item.ts';
export * from './stored-text.ts';
export * from './value-text.ts';
export * from './visible-items.ts';
