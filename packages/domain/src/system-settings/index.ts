export * from './add-file-notice.ts';
export * from './setting-value.ts';
export * from './system-settings.ts';
