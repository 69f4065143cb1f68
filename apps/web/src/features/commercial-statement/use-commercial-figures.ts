import type { StatementPart } from '@closewright/domain/closing-file';
import {
  type CommercialFigures,
  commercialFigures,
  type StoredCommercial,
} from '@closewright/domain/commercial-statement';
import { useMemo } from 'react';
import type { Row, Rows } from '../../records/editor/aggregate.ts';
import { inOrder, isBlank } from '../../records/editor/rows.ts';
import { type CommercialKind, commercialKinds, useCommercialRows } from './commercial-aggregate.ts';

/** The rows of a kind that hold anything, in their order, as the rules take them. */
function stored<T>(rows: Rows<CommercialKind>, kind: CommercialKind, more: (row: Row) => object = () => ({})): T[] {
  return inOrder(commercialKinds, rows, kind)
    .filter((row) => !isBlank(commercialKinds, rows, kind, row))
    .map(({ key, id, ...row }) => {
      const values = Object.fromEntries(
        Object.keys(commercialKinds[kind].fields).map((name) => [name, row.values[name] ?? null]),
      );
      // The field table of a kind says what its values are.
      return { ...values, ...more({ key, id, ...row }), key, id } as T;
    });
}

/** All that the rows of the page say, for the rules. */
const storedOf = (rows: Rows<CommercialKind>, closingDate: string | null): StoredCommercial => ({
  closingDate,
  // A choice between the sides.
  closingDayOf: (rows.statement[0]?.values.closingDayOf ?? null) as StoredCommercial['closingDayOf'],
  parties: stored(rows, 'commercialParties'),
  lines: stored(rows, 'commercialLines'),
  amounts: stored(rows, 'commercialAmounts', ({ values }) => ({ line: values.commercialLineID })),
  tenants: stored(rows, 'commercialTenants'),
});

/** What the statement comes to as it is edited, with what stands in it from the file’s own. */
export function useCommercialFigures(closingDate: string | null, parts: readonly StatementPart[]): CommercialFigures {
  const rows = useCommercialRows();
  return useMemo(() => commercialFigures(storedOf(rows, closingDate), parts), [rows, closingDate, parts]);
}
