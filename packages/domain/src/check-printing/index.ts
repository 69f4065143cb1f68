export * from './check-face.ts';
export * from './check-geometry.ts';
export * from './check-layout.ts';
export * from './check-print.ts';
export * from './check-printer.ts';
export * from './check-texts.ts';
export * from './micr-line.ts';
export * from './stub-lines.ts';
