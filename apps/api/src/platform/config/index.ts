export { type Config, isLoopback, loadConfig } from './config.ts';
export { ConfigError } from './config-error.ts';
export type { HeadTarget } from './head-settings.ts';
