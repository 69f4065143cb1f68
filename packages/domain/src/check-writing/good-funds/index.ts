export * from './availability.ts';
export * from './instruments.ts';
