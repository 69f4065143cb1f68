export * from './lookup-edit.ts';
export * from './lookup-sets.ts';
