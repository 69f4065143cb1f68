// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus where keys come to them
import type { DrawnColumn } from '../columns/column-look.ts';
import type { DataGridMessages } from '../data-grid.messages.ts';
import { hangingClass } from '../row-model/cell-text.ts';
import type { GridLines } from '../row-model/lines.ts';
import type { GridFootLine } from '../row-model/own-line.types.ts';
import { totalText } from '../row-model/total.ts';
import { OwnCells, titleEnd, titleStart } from './own-cells.tsx';

export interface FootRowsProps<R> {
  /** The page's own; null for the totals of the columns. */
  own: readonly GridFootLine[] | null;
  columns: readonly DrawnColumn<R>[];
  lines: GridLines<R>;
  /** Line of the first, behind all rows. */
  line: number;
  ariaRowIndex: number;
  /** Cell of the tab stop. */
  active: { row: number; column: number };
  text: DataGridMessages;
}

const rowClass =
  'grid h-grid-row [grid-template-columns:var(--cols)] bg-surface-header font-[650] figures border-default not-first:border-t first:border-t first:border-strong';
const summed = '*:border-b-[3px] *:border-b-double *:border-b-(--border-strong)';

/** The totals of all rows found, or the lines of the page's own, under a single rule, at the bottom of the box. */
export default function FootRows<R>({ own, columns, lines, line, ariaRowIndex, active, text }: FootRowsProps<R>) {
  const totals = columns.map(({ column }) => [column.id, totalText(column, lines.total(column))] as const);
  const shown: readonly GridFootLine[] = own ?? [
    { key: '', title: text.total, cells: Object.fromEntries(totals), tone: 'total' },
  ];
  const from = titleStart(columns);
  const naming = columns[from];
  return (
    <div role="rowgroup" className="sticky bottom-0 z-totals-bar print:static">
      {shown.map((each, place) => {
        const at = line + place;
        // The totals of columns are read, not entered: each keeps its cell.
        const to = own ? titleEnd(columns, from, ({ id }) => each.cells?.[id] !== undefined) : from + 1;
        const activeColumn = own ? (active.row === at ? active.column : -1) : null;
        const cells = (part: readonly DrawnColumn<R>[]) => (
          <OwnCells columns={part} line={each} text={text} activeColumn={activeColumn} />
        );
        const title = !own && naming?.column.total !== undefined ? totals[from]?.[1] : each.title;
        return (
          <div
            key={each.key}
            role="row"
            aria-rowindex={ariaRowIndex + place}
            data-totals
            data-row={own ? at : undefined}
            className={each.tone === 'total' ? `${rowClass} ${summed}` : rowClass}
          >
            {cells(columns.slice(0, from))}
            {naming && (
              <div
                role="rowheader"
                aria-colindex={from + 1}
                aria-colspan={to - from > 1 ? to - from : undefined}
                data-col={own ? from : undefined}
                tabIndex={activeColumn === null ? undefined : activeColumn >= from && activeColumn < to ? 0 : -1}
                className={`${naming.cell}${own ? '' : hangingClass(naming.column.kind, title ?? '')}`}
                style={{ ...naming.style, gridColumn: `${from + 1} / ${to + 1}` }}
              >
                {title}
                {each.note && <span className="ms-2 font-normal text-muted">{each.note}</span>}
              </div>
            )}
            {cells(columns.slice(to))}
          </div>
        );
      })}
    </div>
  );
}
