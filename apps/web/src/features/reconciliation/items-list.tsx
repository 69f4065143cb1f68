import type { GridColumn, RowKey } from '@closewright/ui/data-grid';
import { SearchBox } from '@closewright/ui/search-box';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { type ReactNode, useState } from 'react';
import { type ListQuery, type ListWords, RecordGrid } from '../../records/list/record-grid.tsx';
import { focusFirst } from './focus-sides.ts';
import { openCard } from './item-card.tsx';
import type { Side } from './picks.ts';

const shows = [
  { value: 'waiting', label: 'To match' },
  { value: 'all', label: 'All' },
] as const;

/** Which items of a side are shown: those that wait, or those that were matched on the day besides. */
export type Shown = (typeof shows)[number]['value'];

export interface ItemsListProps<R> {
  side: Side;
  title: string;
  /** How many wait and what they come to. */
  meta: string;
  query: ListQuery;
  words: ListWords;
  columns: readonly GridColumn<R>[];
  rows: readonly R[];
  rowKey(row: R): RowKey;
  isMatched(row: R): boolean;
  shown: Shown;
  onShown(next: Shown): void;
  filter: string;
  onFilter(text: string): void;
  picked: ReadonlySet<RowKey>;
  /** Null where nothing can be picked. */
  onPick: ((keys: ReadonlySet<RowKey>) => void) | null;
  onCurrent(row: R | null): void;
  /** In place of the rows: what to do where there can be none. */
  instead?: ReactNode;
}

/** One side of a day: what the bank has, or what the book has. */
export function ItemsList<R>({
  side,
  title,
  meta,
  query,
  words,
  shown,
  onShown,
  filter,
  onFilter,
  picked,
  onPick,
  isMatched,
  onCurrent,
  instead,
  rowKey,
  ...grid
}: ItemsListProps<R>) {
  const [section, setSection] = useState<HTMLElement | null>(null);
  return (
    <section ref={setSection} aria-label={title} data-side={side} className="recon-part">
      <header className="recon-head">
        <h2 className="flex-none text-section font-semibold">{title}</h2>
        <span className="min-w-0 flex-1 truncate text-label text-muted">{meta}</span>
        <SegmentedControl<Shown>
          label={`Which ${title.toLowerCase()}`}
          options={shows}
          value={shown}
          onValueChange={onShown}
        />
        <SearchBox
          className="recon-filter"
          aria-label={`Filter ${title.toLowerCase()}`}
          placeholder="Filter"
          shortcut="Ctrl F"
          maxLength={100}
          value={filter}
          onValueChange={onFilter}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown' || key === 'Enter') focusFirst(section);
          }}
        />
      </header>
      {instead || (
        <RecordGrid<R>
          label={title}
          query={query}
          words={words}
          isNarrowed={filter !== ''}
          rowKey={rowKey}
          gridKey={`reconciliation-${side}`}
          {...(onPick && {
            selectable: true,
            selectedKeys: picked,
            onSelectedKeysChange: onPick,
            isComputed: isMatched,
          })}
          onCurrentChange={onCurrent}
          onRowOpen={(row) => openCard(section, rowKey(row))}
          {...grid}
        />
      )}
    </section>
  );
}
