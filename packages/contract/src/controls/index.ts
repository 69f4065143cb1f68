export * from './controls.contract.ts';
