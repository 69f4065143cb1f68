export * from './unclaimed.contract.ts';
