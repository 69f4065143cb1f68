export * from './book-item.ts';
export * from './exceptions.ts';
export * from './exceptions-of.ts';
export * from './match-rules.ts';
export * from './not-reconciled.ts';
export * from './pack.ts';
export * from './propose-matches.ts';
export * from './three-way.ts';
