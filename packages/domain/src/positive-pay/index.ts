export * from './gaps.ts';
export * from './layout-problems.ts';
export * from './positive-pay-event.ts';
export * from './positive-pay-file.ts';
export * from './positive-pay-layout.ts';
export * from './sample.ts';
export * from './starters.ts';
export * from './totals.ts';
