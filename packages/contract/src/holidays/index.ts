export * from './holidays.contract.ts';
