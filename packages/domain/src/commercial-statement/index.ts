export * from './commercial-document.ts';
export * from './commercial-figures.ts';
export * from './rent-roll.ts';
export * from './stored.ts';
