export * from './screens.ts';
export * from './search.ts';
export * from './settings.ts';
