export * from './check-face.ts';
export * from './check-layout.ts';
export * from './check-print.ts';
export * from './check-printer.ts';
export * from './micr-line.ts';
