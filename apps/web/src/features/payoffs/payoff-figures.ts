import type { WireDate } from '@closewright/domain/dates';
import { emptyPayoff, type PayoffFigure, payoffFigure, payoffsTotal } from '@closewright/domain/payoffs';
import { useMemo } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { rowsBelow, useStatementRows } from '../../records/settlement/statement-page.tsx';

/** What the payoffs of the statement come to as they stand on the screen, by the key of their row. */
export function usePayoffFigures(disburses: WireDate | null) {
  const rows = useStatementRows();
  return useMemo(() => {
    const figures = new Map<number, PayoffFigure>(
      inOrder(statementKinds, rows, 'payoffs').map((row) => [
        row.key,
        payoffFigure(storedOf(row), feesOf(rows, row), disburses),
      ]),
    );
    return { figures, total: payoffsTotal([...figures.values()]) };
  }, [rows, disburses]);
}

/** The row as the rules read it. A row that is new has only what was typed. */
const storedOf = ({ values }: Row) => ({ ...emptyPayoff, ...values });

const feesOf = (rows: ReturnType<typeof useStatementRows>, { id }: Row) =>
  rowsBelow(rows, 'payoffFees', id).map(({ values }) => ({ label: null, amount: null, ...values }));
