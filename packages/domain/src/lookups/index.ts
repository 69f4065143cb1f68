export * from './find-item.ts';
export * from './lookup-item.ts';
export * from './visible-items.ts';
