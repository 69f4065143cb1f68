import {
  emptyPayoff,
  type PayDay,
  payoffFigure,
  payoffName,
  payoffsFindings,
  payoffsTotal,
} from '@closewright/domain/payoffs';
import { useMemo } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { rowsBelow, useStatementRows } from '../../records/settlement/statement-page.tsx';

/** What the payoffs of the statement come to as they stand on the screen, by the key of their row. */
export function usePayoffFigures({ day, source }: PayDay) {
  const rows = useStatementRows();
  return useMemo(() => {
    const made = inOrder(statementKinds, rows, 'payoffs').map((row) => ({
      key: row.key,
      name: payoffName(storedOf(row)),
      figure: payoffFigure(storedOf(row), feesOf(rows, row), { day, source }),
    }));
    return {
      figures: new Map(made.map(({ key, figure }) => [key, figure])),
      total: payoffsTotal(made.map(({ figure }) => figure)),
      findings: payoffsFindings(made),
    };
  }, [rows, day, source]);
}

/** The row as the rules read it. A row that is new has only what was typed. */
const storedOf = ({ values }: Row) => ({ ...emptyPayoff, ...values });

const feesOf = (rows: ReturnType<typeof useStatementRows>, { id }: Row) =>
  rowsBelow(rows, 'payoffFees', id).map(({ values }) => ({ label: null, amount: null, ...values }));
