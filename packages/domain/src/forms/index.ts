export * from './closing-disclosure/closing-disclosure.ts';
export * from './form-document.ts';
export type { FormFigure, FormFigures } from './form-figures.ts';
