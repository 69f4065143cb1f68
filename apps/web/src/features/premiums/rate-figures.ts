import type { Settlement } from '@closewright/contract/settlement';
import { fileFactsOf, ratedFileOf, typedKinds } from '@closewright/domain/closing-file';
import {
  type RateAlert,
  type Rated,
  type RatesAlert,
  type RatesFigure,
  ratesAlerts,
  ratesFigure,
  replaceAlerts,
  type StoredRates,
} from '@closewright/domain/premium';
import { useMemo } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { figuredRows, storedRatesOf } from '../../records/settlement/statement-figures.ts';
import { useStatementRows } from '../../records/settlement/statement-page.tsx';

/** A rate order as it stands on the screen, and what it comes to. */
export interface ShownRates {
  readonly stored: StoredRates;
  readonly figure: RatesFigure;
  /** One for each thing they are about, with the field they lead to. */
  readonly alerts: readonly (RateAlert & Pick<RatesAlert, 'field'>)[];
}

/** The rate orders of a statement as they stand on the screen, by the key of their row. */
export function useRateFigures(statement: Settlement): ReadonlyMap<number, ShownRates> {
  const rows = useStatementRows();
  return useMemo(() => {
    const file = ratedFileOf(fileFactsOf(statement));
    const typed = typedKinds(figuredRows(rows, 'fees').map(({ values }) => values));
    const ordered = inOrder(statementKinds, rows, 'rateOrders');
    const all = ordered.map((row) => storedRatesOf(rows, row));
    return new Map(
      ordered.map((row, at) => {
        const stored = all[at] ?? storedRatesOf(rows, row);
        const figure = ratesFigure(stored, file);
        const raised =
          figure.kind === 'figure' ? ratesAlerts(stored, file, figure, { typed, before: all.slice(0, at) }) : [];
        return [row.key, { stored, figure, alerts: alertsOf(row, raised) }];
      }),
    );
  }, [rows, statement]);
}

const alertsOf = ({ id }: Row, raised: readonly RatesAlert[]): ShownRates['alerts'] =>
  replaceAlerts([], id, raised).map((alert) => ({
    ...alert,
    field: raised.findLast(({ target }) => target === alert.target)?.field ?? '',
  }));

/** The premiums of a rate order, null as long as it is open. */
export const ratedOf = (shown: ShownRates | undefined): Rated | null =>
  shown?.figure.kind === 'figure' ? shown.figure : null;
