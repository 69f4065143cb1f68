export * from './screen-words.ts';
export * from './screens.ts';
export * from './search.ts';
export * from './settings.ts';
