import { type ReckonedStatement, statementFigures } from '../closing-file/index.ts';
import { fees as chargedFees, file, noCharges, rows } from '../closing-file/stored-purchase.fixture.ts';

/** The purchase of form H-25(B) with its fees as they are typed. */
export const knownPurchase: ReckonedStatement = {
  file,
  rows,
  fees: chargedFees,
  charges: noCharges,
  figures: statementFigures(file, rows, chargedFees),
  toClose: [],
};
