export * from './disclosed-premiums.ts';
export * from './other-states.ts';
export * from './rate-table.ts';
export * from './texas.ts';
export * from './texas-policies.ts';
