export * from './system-settings.contract.ts';
