import type { Settlement } from '@closewright/contract/settlement';
import { depositOf } from '@closewright/domain/closing-file';
import {
  byEnds,
  commissionFigures,
  commissionName,
  commissionsFindings,
  commissionTotals,
  emptyCommission,
} from '@closewright/domain/commissions';
import { useMemo } from 'react';
import type { Row, Rows } from '../../records/editor/aggregate.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { type StatementKind, statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { useStatementFigures } from '../../records/settlement/statement-figures.ts';
import { rowsBelow, useStatementRows } from '../../records/settlement/statement-page.tsx';

/** What the commissions of the statement come to as they stand on the screen, by the key of their row. */
export function useCommissionFigures(statement: Settlement) {
  const rows = useStatementRows();
  const known = useStatementFigures(statement);
  const { salePrice } = statement;
  const deposit = known && depositOf(known);
  return useMemo(() => {
    const ordered = inOrder(statementKinds, rows, 'commissions');
    const sides = ordered.map((row) => ({
      stored: { ...emptyCommission, ...row.values },
      payees: rowsBelow(rows, 'commissionPayees', row.id).map(({ values }) => ({ ...noPayee, ...values })),
      tiers: rowsBelow(rows, 'commissionTiers', row.id).map(({ values }) => ({ ...noTier, ...values })),
    }));
    const figures = commissionFigures(sides, { salePrice, deposit });
    return {
      figures: new Map(ordered.flatMap(({ key }, at) => (figures[at] ? [[key, figures[at]] as const] : []))),
      totals: commissionTotals(figures),
      findings: commissionsFindings(
        figures.map((figure, at) => ({ name: commissionName(sides[at]?.stored ?? emptyCommission), figure })),
      ),
    };
  }, [rows, salePrice, deposit]);
}

const noPayee = { payee: null, part: null };
const noTier = { upTo: null, rate: null };

/** The row below a commission that a field of it names by its place: `shares.1.part`, `terms.tiers.0.rate`. */
export function rowNamed(rows: Rows<StatementKind>, { id }: Row, field: string) {
  const [, list, at, name = ''] = /^(shares|terms\.tiers)(?:\.(\d+)\.(\w+))?$/.exec(field) ?? [];
  if (list === undefined) return null;
  const kind = list === 'shares' ? 'commissionPayees' : 'commissionTiers';
  const below = rowsBelow(rows, kind, id);
  const ordered =
    kind === 'commissionTiers'
      ? byEnds(below, ({ values }) => (values.upTo == null ? null : Number(values.upTo)))
      : below;
  return { kind, name, row: ordered[Number(at ?? 0)] };
}
