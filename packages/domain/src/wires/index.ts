export * from './wire-instructions.ts';
export * from './wire-out.ts';
