import type { Settlement } from '@closewright/contract/settlement';
import {
  type FileFacts,
  type StatementFigures,
  type StoredRows,
  statementFigures,
} from '@closewright/domain/closing-file';
import { emptyPayoff } from '@closewright/domain/payoffs';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { Row, Rows } from '../editor/aggregate.ts';
import { inOrder, isBlank } from '../editor/rows.ts';
import { type StatementKind, statementKinds } from './statement-aggregate.ts';
import { rowsBelow, useStatementRows } from './statement-rows.ts';

/** The rows of a list that figures are made of, in the order that the fields of a trace count them: a new one that is blank is none yet. */
export const figuredRows = (rows: Rows<StatementKind>, kind: StatementKind): readonly Row[] =>
  inOrder(statementKinds, rows, kind).filter((row) => !isBlank(statementKinds, rows, kind, row));

function storedRows(rows: Rows<StatementKind>): StoredRows {
  const list = (kind: StatementKind) => figuredRows(rows, kind);
  return {
    payoffs: list('payoffs').map(({ id, values }) => ({
      ...emptyPayoff,
      ...values,
      fees: rowsBelow(rows, 'payoffFees', id).map((fee) => ({ label: null, amount: null, ...fee.values })),
    })),
    prorations: list('prorations').map(({ values }) => values),
    adjustments: list('adjustments').map(({ values }) => values),
  };
}

function factsOf(statement: Settlement, hasSeller: boolean): FileFacts {
  const { loans, loanID, salePrice, earnestMoney, closingDate, disbursementDate } = statement;
  const loan = loans.find((each) => each.loanID === loanID) ?? null;
  return { hasSeller, salePrice, earnestMoney, loan, closingDate, disbursementDate };
}

/** What the rows came to last: the bar and the page ask for the same. */
const known = new WeakMap<Rows, { statement: Settlement; hasSeller: boolean; figures: StatementFigures }>();

/** What the statement comes to as its rows stand on the screen, worked out once for all who show it; null until the file is known. */
export function useStatementFigures(statement: Settlement): StatementFigures | null {
  const rows = useStatementRows();
  const hasSeller = useOpenFile()?.header?.hasSeller;
  if (hasSeller === undefined) return null;
  const before = known.get(rows);
  if (before?.statement === statement && before.hasSeller === hasSeller) return before.figures;
  const figures = statementFigures(factsOf(statement, hasSeller), storedRows(rows));
  known.set(rows, { statement, hasSeller, figures });
  return figures;
}
