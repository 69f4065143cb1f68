export * from './book-item.ts';
export * from './exceptions.ts';
export * from './match-rules.ts';
export * from './three-way.ts';
