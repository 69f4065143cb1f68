export * from './deliveries.ts';
export * from './reckoned-otherwise.ts';
export * from './signings.ts';
export * from './stored-wait.ts';
export * from './version-kinds.ts';
export * from './version-sheet.ts';
