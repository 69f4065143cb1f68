export * from './accounts.ts';
export * from './events.ts';
export * from './posting.ts';
