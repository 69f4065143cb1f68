export * from './positive-pay-event.ts';
export * from './positive-pay-layout.ts';
