export * from './check-writing-pin.contract.ts';
