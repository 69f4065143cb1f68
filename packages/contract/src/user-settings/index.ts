export * from './user-settings.contract.ts';
