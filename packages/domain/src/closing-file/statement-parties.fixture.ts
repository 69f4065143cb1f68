import {
  type FiguredFee,
  type FileFacts,
  figuredFees,
  type PartyNames,
  type StatementTotal,
  type StoredCharges,
  type StoredRows,
  statementFigures,
  statementParties,
} from './index.ts';
import { fees, file, noCharges, rows } from './stored-purchase.fixture.ts';

/** Who they are in form H-25(B), but for the holder of the deposit. */
export const names: PartyNames = { lender: 'Ficus Bank', depositHolder: 'Zeta Escrow', agent: 'Epsilon Title Co.' };

/** What differs from form H-25(B). */
export interface Given {
  file?: FileFacts;
  rows?: StoredRows;
  fees?: readonly FiguredFee[];
  commissions?: StoredCharges['commissions'];
  charges?: Partial<StoredCharges>;
  names?: PartyNames;
}

/** The money of form H-25(B) by party, with changes. */
export function made({ commissions = [], ...given }: Given = {}) {
  const facts = given.file ?? file;
  const charges = { ...noCharges, commissions, ...given.charges };
  const all = [...(given.fees ?? fees), ...figuredFees(facts, charges)];
  const figures = statementFigures(facts, given.rows ?? rows, all);
  return { figures, ...statementParties(facts, charges, all, figures, given.names ?? names) };
}

/** What a total is, or what it lacks. */
export const amountOf = (total: StatementTotal) => (total.kind === 'figure' ? total.value : total.missing);
