export * from './alert-severity.ts';
export * from './alert-state.ts';
export * from './alert-targets.ts';
export * from './file-alerts.ts';
export * from './replaced-alerts.ts';
export * from './system-alerts.ts';
export * from './tab-alert.ts';
