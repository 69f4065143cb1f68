export * from './address-lookup.ts';
export * from './choices.ts';
export * from './copied-address.ts';
export * from './file-record-limits.ts';
export * from './pasted-properties.ts';
export * from './record-problems.ts';
