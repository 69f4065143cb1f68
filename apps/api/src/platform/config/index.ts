export { type Config, loadConfig } from './config.ts';
export { ConfigError } from './config-error.ts';
export type { HeadSettings, HeadTarget } from './head-settings.ts';
