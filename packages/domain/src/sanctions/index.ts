export * from './decision-holds.ts';
export * from './read-list.ts';
export * from './sanctions.ts';
export * from './screen.ts';
