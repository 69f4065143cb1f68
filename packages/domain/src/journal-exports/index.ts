export * from './journal-account.ts';
export * from './journal-files.ts';
export * from './journal-lines.ts';
export * from './journal-settings.ts';
export * from './journal-state.ts';
export * from './settings-problems.ts';
