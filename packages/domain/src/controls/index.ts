export * from './control-change.ts';
export * from './controls.ts';
export * from './weaker-account.ts';
export * from './weaker-settings.ts';
