export * from './close-file.ts';
export * from './closing-file.ts';
export * from './figure-set.ts';
export * from './from-stored.ts';
export * from './procedures.ts';
export * from './stored-parts.ts';
export * from './summary-lines.ts';
export * from './what-if.ts';
