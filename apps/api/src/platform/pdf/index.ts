export type { Paper, PaperBlock } from './paper.ts';
export { Printer } from './printer.ts';
