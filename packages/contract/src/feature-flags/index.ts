export * from './feature-flags.contract.ts';
