export * from './alta-section.ts';
export * from './alta-statement.ts';
