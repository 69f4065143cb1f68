export { altaStatement } from './alta/alta-statement.ts';
export * from './closing-disclosure/closing-disclosure.ts';
export * from './closing-disclosure/file-of-form.ts';
export { sellersDisclosure } from './closing-disclosure/sellers-disclosure.ts';
export type { NamedLoan, ToldOfFile } from './closing-disclosure/told-of-file.ts';
export * from './form-document.ts';
export type { FormFigure, FormFigures } from './form-figures.ts';
export { disbursementSheet } from './sheets/disbursement-sheet.ts';
export { buyerNetSheet, sellerNetSheet } from './sheets/net-sheets.ts';
