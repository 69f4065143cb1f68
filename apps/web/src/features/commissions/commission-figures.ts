import {
  byEnds,
  commissionFigure,
  commissionName,
  commissionsFindings,
  commissionTotals,
  emptyCommission,
} from '@closewright/domain/commissions';
import { useMemo } from 'react';
import type { Row, Rows } from '../../records/editor/aggregate.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { type StatementKind, statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { rowsBelow, useStatementRows } from '../../records/settlement/statement-page.tsx';

/** What of the file the commissions are reckoned with. */
interface CommissionFile {
  readonly salePrice: number | null;
  readonly earnestMoney: number | null;
}

/** What the commissions of the statement come to as they stand on the screen, by the key of their row. */
export function useCommissionFigures({ salePrice, earnestMoney }: CommissionFile) {
  const rows = useStatementRows();
  return useMemo(() => {
    const made = inOrder(statementKinds, rows, 'commissions').map((row) => {
      const stored = { ...emptyCommission, ...row.values };
      const payees = rowsBelow(rows, 'commissionPayees', row.id).map(({ values }) => ({ ...noPayee, ...values }));
      const tiers = rowsBelow(rows, 'commissionTiers', row.id).map(({ values }) => ({ ...noTier, ...values }));
      return {
        key: row.key,
        name: commissionName(stored),
        figure: commissionFigure(stored, payees, tiers, { salePrice }),
      };
    });
    return {
      figures: new Map(made.map(({ key, figure }) => [key, figure])),
      totals: commissionTotals(made.map(({ figure }) => figure)),
      findings: commissionsFindings(made, earnestMoney),
    };
  }, [rows, salePrice, earnestMoney]);
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
