export * from './period-share.ts';
export * from './procedures.ts';
export * from './proration.ts';
export * from './proration-defaults.ts';
export * from './stored-proration.ts';
