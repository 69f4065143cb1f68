import type { ReckonedStatement } from '../closing-file/index.ts';
import { altaStatement } from './alta/alta-statement.ts';
import { borrowersDisclosure, closingDisclosure, type ExplainedForm } from './closing-disclosure/closing-disclosure.ts';
import { sellersDisclosure } from './closing-disclosure/sellers-disclosure.ts';
import type { ToldOfFile } from './closing-disclosure/told-of-file.ts';
import type { FormName } from './form-names.ts';
import { hudStatement } from './hud/hud-statement.ts';
import { loanEstimate } from './loan-estimate/loan-estimate.ts';
import { disbursementSheet } from './sheets/disbursement-sheet.ts';
import { initialEscrowStatement } from './sheets/initial-escrow-statement.ts';
import { buyerNetSheet, sellerNetSheet } from './sheets/net-sheets.ts';

type Draw = (known: ReckonedStatement, told: ToldOfFile) => ExplainedForm;

const drawings: Readonly<Record<FormName, Draw>> = {
  closingDisclosure,
  hudStatement,
  borrowersDisclosure,
  sellersDisclosure,
  loanEstimate,
  combinedStatement: (known, told) => altaStatement(known, told, { side: 'combined' }),
  buyersStatement: (known, told) => altaStatement(known, told, { side: 'buyer' }),
  sellersStatement: (known, told) => altaStatement(known, told, { side: 'seller' }),
  cashStatement: (known, told) => altaStatement(known, told, { side: 'cash' }),
  buyersNetSheet: buyerNetSheet,
  sellersNetSheet: sellerNetSheet,
  disbursementSheet,
  escrowStatement: initialEscrowStatement,
};

/** A statement on a form of those that fit it, on the screen and on paper. Throws an InputError where the statement has nobody or nothing that the form is of. */
export const statementOnForm = (form: FormName, known: ReckonedStatement, told: ToldOfFile): ExplainedForm =>
  drawings[form](known, told);
