// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus (APG treegrid), not rows
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { DrawnColumn } from '../columns/column-look.ts';
import type { DataGridMessages } from '../data-grid.messages.ts';
import { hangingClass } from '../row-model/cell-text.ts';
import type { GridGroup } from '../row-model/group.ts';
import type { GridLines } from '../row-model/lines.ts';
import { totalText } from '../row-model/total.ts';

export interface GroupRowProps<R> {
  group: GridGroup;
  line: number;
  ariaRowIndex: number;
  top: number;
  columns: readonly DrawnColumn<R>[];
  activeColumn: number;
  lines: GridLines<R>;
  text: DataGridMessages;
}

/** Head of a group: its value over the columns without a total, how many rows, and its subtotals in their columns. */
function GroupRowView<R>({ group, line, ariaRowIndex, top, columns, activeColumn, lines, text }: GroupRowProps<R>) {
  const firstTotal = columns.findIndex(({ column, at }) => at > 0 && column.total !== undefined);
  const span = firstTotal < 0 ? columns.length : firstTotal;
  return (
    <div
      role="row"
      aria-rowindex={ariaRowIndex}
      aria-level={group.level + 1}
      aria-expanded={group.open}
      data-row={line}
      data-group={group.level}
      className="absolute print:relative print:transform-none! inset-x-0 top-0 grid h-grid-row [grid-template-columns:var(--cols)] bg-surface-sunken font-semibold figures hover:bg-surface-hover"
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-colspan={span}
        data-col={0}
        tabIndex={activeColumn >= 0 && activeColumn < span ? 0 : -1}
        className="sticky start-0 flex min-w-0 items-center gap-1 border-b border-hairline px-cell scroll-mt-grid-head focus:outline-2 focus:-outline-offset-2 focus:outline-focus-ring"
        style={{ gridColumn: `1 / ${span + 1}`, paddingInlineStart: `calc(var(--cell-pad) + ${group.level * 16}px)` }}
      >
        <ChevronRight
          aria-hidden
          data-open={group.open || undefined}
          className="size-3.5 flex-none text-muted data-open:rotate-90 rtl:not-data-open:rotate-180"
          strokeWidth={2}
        />
        <span className="truncate">{lines.groupText(group) || '—'}</span>
        <span className="flex-none font-normal text-muted">{text.groupRows(group.end - group.start)}</span>
      </div>
      {columns.slice(span).map(({ column, at, cell, style }) => {
        const total = totalText(column, lines.total(column, group));
        return (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={at + 1}
            data-col={at}
            tabIndex={at === activeColumn ? 0 : -1}
            className={cell + hangingClass(column.kind, total)}
            style={style}
          >
            {total}
          </div>
        );
      })}
    </div>
  );
}

export default memo(GroupRowView) as typeof GroupRowView;
