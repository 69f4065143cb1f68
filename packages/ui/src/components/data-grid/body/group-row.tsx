// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus (APG treegrid), not rows
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { GridColumn } from '../columns/column.types.ts';
import { type DrawnColumn, isFigure } from '../columns/column-look.ts';
import type { DataGridMessages } from '../data-grid.messages.ts';
import type { GridGroup } from '../row-model/group.ts';
import type { GridLines } from '../row-model/lines.ts';
import { totalText } from '../row-model/total.ts';
import { OwnCells, titleEnd, titleStart } from './own-cells.tsx';

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

/**
 * Head of a group: its value over the columns without a total, how many rows, and its subtotals in their columns. Head of a section: the
 * same with what the page says.
 */
function GroupRowView<R>({ group, line, ariaRowIndex, top, columns, activeColumn, lines, text }: GroupRowProps<R>) {
  const { section, open } = group;
  const totals = ({ total }: GridColumn<R>) => total !== undefined;
  const shows = (column: GridColumn<R>) =>
    totals(column) || isFigure(column.kind) || section?.cells?.[column.id] !== undefined;
  const from = section ? titleStart(columns) : 0;
  const to = titleEnd(columns, from, section ? shows : totals);
  const naming = columns[from];
  const cells = (part: readonly DrawnColumn<R>[]) => (
    <OwnCells
      columns={part}
      line={section}
      text={text}
      otherwise={(column) => totalText(column, lines.total(column, group))}
      activeColumn={activeColumn}
    />
  );
  return (
    <div
      role="row"
      aria-rowindex={ariaRowIndex}
      aria-level={group.level + 1}
      aria-expanded={open}
      data-row={line}
      data-group={group.level}
      className="absolute print:relative print:transform-none! inset-x-0 top-0 grid h-grid-row [grid-template-columns:var(--cols)] bg-surface-sunken font-semibold figures hover:bg-surface-hover"
      style={{ transform: `translateY(${top}px)` }}
    >
      {cells(columns.slice(0, from))}
      <div
        role="rowheader"
        aria-colindex={from + 1}
        aria-colspan={to - from}
        data-col={from}
        tabIndex={activeColumn >= from && activeColumn < to ? 0 : -1}
        className={`${from === 0 || naming?.style ? 'sticky start-0 ' : ''}flex min-w-0 items-center gap-1 border-b border-hairline px-cell scroll-mt-grid-head focus:outline-2 focus:-outline-offset-2 focus:outline-focus-ring`}
        style={{
          ...(from > 0 && naming?.style),
          gridColumn: `${from + 1} / ${to + 1}`,
          paddingInlineStart: `calc(var(--cell-pad) + ${group.level * 16}px)`,
        }}
      >
        <ChevronRight
          aria-hidden
          data-open={open || undefined}
          className="size-3.5 flex-none text-muted data-open:rotate-90 rtl:not-data-open:rotate-180"
          strokeWidth={2}
        />
        <span className="truncate">{lines.groupText(group) || '—'}</span>
        {section ? (
          section.note && <span className="flex-none font-normal text-muted">{section.note}</span>
        ) : (
          <span className="flex-none font-normal text-muted">{text.groupRows(group.end - group.start)}</span>
        )}
      </div>
      {cells(columns.slice(to))}
    </div>
  );
}

export default memo(GroupRowView) as typeof GroupRowView;
