export * from './alerts.contract.ts';
export * from './system-alerts.contract.ts';
