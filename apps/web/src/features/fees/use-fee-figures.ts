import type { Settlement } from '@closewright/contract/settlement';
import {
  type CostLetter,
  type CostLine,
  costLines,
  type FeeFigure,
  feeFigure,
  type StatementFees,
  statementFees,
} from '@closewright/domain/fees';
import { useMemo } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { useStatementRows } from '../../records/settlement/statement-page.tsx';

/** The fees of a statement as they are edited, and what they come to. */
export interface FeeFigures extends StatementFees {
  /** In their order, which is that of the places in field names: `fees.3.amount`. */
  readonly rows: readonly Row[];
  /** Sections and totals. */
  readonly lines: Readonly<Record<CostLetter, CostLine>>;
  /** What a fee comes to. The same function, and the same figure of a row, until the amounts of the file change. */
  figureOf(row: Row): FeeFigure;
}

/** The figures of the fees; a fee is reckoned anew only when something of it changes. */
export function useFeeFigures({ loans, loanID, salePrice }: Settlement): FeeFigures {
  const all = useStatementRows();
  const loanAmount = loans.find((loan) => loan.loanID === loanID)?.amount ?? null;
  const figureOf = useMemo(() => {
    const known = new WeakMap<Row, FeeFigure>();
    return (row: Row): FeeFigure => {
      const made = known.get(row) ?? feeFigure(row.values, { loanAmount, salePrice });
      known.set(row, made);
      return made;
    };
  }, [loanAmount, salePrice]);
  const { fees } = all;
  return useMemo(() => {
    const rows = inOrder(statementKinds, { ...all, fees }, 'fees');
    const made = statementFees(rows.map(figureOf));
    return { ...made, rows, lines: costLines(made.fees, made.costs), figureOf };
  }, [all, fees, figureOf]);
}
