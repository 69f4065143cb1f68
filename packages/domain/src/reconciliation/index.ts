export { oldCheckDays } from './book-exceptions.ts';
export * from './book-item.ts';
export * from './exceptions.ts';
export * from './exceptions-of.ts';
export * from './match-rules.ts';
export type { ItemsToMatch } from './open-items.ts';
export * from './popover-words.ts';
export * from './propose-matches.ts';
export * from './three-way.ts';
