export * from './clean-identity-fragment.ts';
export * from './client-id.ts';
export * from './device-support.ts';
export * from './notices.ts';
export * from './session-status.ts';
export * from './start-up-outcome.ts';
export * from './tenant-from-host.ts';
export * from './token-claims.ts';
