export * from './closing-disclosure/closing-disclosure.ts';
export * from './closing-disclosure/file-of-form.ts';
export type { ToldOfFile } from './closing-disclosure/told-of-file.ts';
export * from './form-document.ts';
export type { FormFigure } from './form-figures.ts';
export * from './form-names.ts';
export * from './head-align.ts';
export { commercialOfForm, commercialStatement } from './sheets/commercial-statement.ts';
export * from './statement-forms.ts';
