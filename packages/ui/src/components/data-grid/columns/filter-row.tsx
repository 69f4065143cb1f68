// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the inputs take the focus, not their cells
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { DataGridMessages } from '../data-grid.messages.ts';
import type { DrawnColumn } from './column-look.ts';
import { columnName } from './column-name.ts';

export interface FilterRowProps<R> {
  columns: readonly DrawnColumn<R>[];
  ariaRowIndex: number;
  filters: Readonly<Record<string, string>>;
  text: DataGridMessages;
  /** Column whose filter takes the focus when the row opens. */
  focusColumn: number;
  onFilter: (id: string, text: string) => void;
  /** Escape on an empty filter, Down: back to the rows. */
  onLeave: (at: number) => void;
}

/** A filter under each head: what the column's text must hold. Loaded when first shown. */
export default function FilterRow<R>(props: FilterRowProps<R>) {
  const { columns, ariaRowIndex, filters, text, focusColumn, onFilter, onLeave } = props;
  const row = useRef<HTMLDivElement>(null);
  const [wanted] = useState(focusColumn);
  useEffect(() => {
    const inputs = [...(row.current?.querySelectorAll('input') ?? [])];
    if (wanted >= 0) (inputs.find((input) => Number(input.dataset.filter) >= wanted) ?? inputs[0])?.focus();
  }, [wanted]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, id: string, at: number) => {
    const leaves = event.key === 'ArrowDown' || event.key === 'Enter' || (event.key === 'Escape' && !filters[id]);
    if (event.key === 'Escape' && filters[id]) onFilter(id, '');
    else if (leaves) onLeave(at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={row}
      role="row"
      aria-rowindex={ariaRowIndex}
      data-print="hide"
      className="grid h-grid-row [grid-template-columns:var(--cols)] border-b border-default bg-surface-header"
    >
      {columns.map(({ column, at, head, style }) => (
        <div
          key={column.id}
          role="gridcell"
          aria-colindex={at + 1}
          style={style}
          className={`flex min-w-0 items-center px-0.5 ${head}`}
        >
          {column.filterable !== false && (
            <input
              type="search"
              aria-label={text.filterBy(columnName(column))}
              data-filter={at}
              data-escape-owner={filters[column.id] ? '' : undefined}
              value={filters[column.id] ?? ''}
              onChange={(event) => onFilter(column.id, event.currentTarget.value)}
              onKeyDown={(event) => onKeyDown(event, column.id, at)}
              className="h-full min-h-6 w-full min-w-0 appearance-none rounded-xs border border-default bg-surface-base px-1.5 text-label text-default focus:ring-field-focus"
            />
          )}
        </div>
      ))}
    </div>
  );
}
