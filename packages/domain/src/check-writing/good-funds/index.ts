export * from './availability.ts';
export * from './instruments.ts';
export * from './records-first.ts';
