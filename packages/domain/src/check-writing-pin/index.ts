export * from './pin.ts';
export * from './pin-calls.ts';
