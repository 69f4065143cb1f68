export * from './decision-holds.ts';
export { nameParts } from './name-parts.ts';
export * from './read-list.ts';
export * from './sanctions.ts';
export * from './screen.ts';
