export * from './app-error.ts';
export * from './catalogue.ts';
export * from './denial-text.ts';
export * from './error-codes.ts';
export * from './input-error.ts';
export * from './last-error.ts';
export * from './parsed.ts';
export * from './within.ts';
