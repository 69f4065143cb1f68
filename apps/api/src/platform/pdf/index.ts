export { undrawable } from './drawable.ts';
export type { Paper, PaperBlock } from './paper.ts';
export type { PrintedChecks, PrintedTestSheet, SignatureImage } from './printed-checks.ts';
export type { PrintedForm } from './printed-form.ts';
export type { PrintedLetter } from './printed-letters.ts';
export type { PackSection, PrintedPack, PrintedSignature } from './printed-pack.ts';
export { Printer } from './printer.ts';
