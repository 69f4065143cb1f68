export * from './diff-fields.ts';
export * from './flat-record.ts';
export * from './operation-labels.ts';
export * from './three-way.ts';
