// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is gridcell or rowheader
// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: totals are read, not entered

import type { DrawnColumn } from '../columns/column-look.ts';
import { hangingClass } from '../row-model/cell-text.ts';
import type { GridLines } from '../row-model/lines.ts';
import { totalText } from '../row-model/total.ts';

export interface TotalsRowProps<R> {
  columns: readonly DrawnColumn<R>[];
  lines: GridLines<R>;
  ariaRowIndex: number;
  label: string;
}

/** The totals of all rows found, under a single rule, at the bottom of the box. */
export default function TotalsRow<R>({ columns, lines, ariaRowIndex, label }: TotalsRowProps<R>) {
  const named = columns.find(({ role }) => role === 'rowheader')?.at ?? 0;
  return (
    <div role="rowgroup" className="sticky bottom-0 z-totals-bar print:static">
      <div
        role="row"
        aria-rowindex={ariaRowIndex}
        data-totals
        className="grid h-grid-row [grid-template-columns:var(--cols)] border-t border-strong bg-surface-header font-[650] figures"
      >
        {columns.map(({ column, at, role, cell, style }) => {
          const total = totalText(column, lines.total(column));
          return (
            <div
              key={column.id}
              role={role}
              aria-colindex={at + 1}
              className={`${cell}${hangingClass(column.kind, total)} border-b-[3px] border-b-double border-b-(--border-strong)`}
              style={style}
            >
              {at === named && column.total === undefined ? label : total}
            </div>
          );
        })}
      </div>
    </div>
  );
}
