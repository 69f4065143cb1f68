export * from './deliveries.ts';
export * from './reckoned-otherwise.ts';
export * from './version-kinds.ts';
export * from './version-sheet.ts';
