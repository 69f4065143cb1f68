import type { BankMatchRow } from '@closewright/contract/reconciliation';
import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import type { GridColumn, RowKey } from '@closewright/ui/data-grid';
import { useMemo } from 'react';
import { type Clock, useClock } from '../../app/session/clock.ts';
import { off } from '../../lib/off.ts';
import { type ListQuery, RecordGrid } from '../../records/list/record-grid.tsx';
import { matchedBy, matchName, matchReason } from './reconciliation-words.ts';

export interface MatchedListProps {
  query: ListQuery;
  rows: readonly BankMatchRow[];
  selected: ReadonlySet<RowKey>;
  /** Null where nothing is taken apart. */
  onSelect: ((keys: ReadonlySet<RowKey>) => void) | null;
  onCurrent(row: BankMatchRow | null): void;
  obstacle: string | null;
  onUnmatch(): void;
}

const words = {
  ...{ loading: 'Loading what is matched', failed: 'What is matched could not be read' },
  ...{ empty: 'Nothing is matched on this day', emptyHint: 'R matches what the rules are sure of.' },
};

/** What was matched on the day, by which rule or person, and the way to take it apart. */
export function MatchedList({ query, rows, selected, onSelect, onCurrent, obstacle, onUnmatch }: MatchedListProps) {
  const clock = useClock();
  const columns = useMemo(() => columnsOf(clock), [clock]);
  const items = rows.reduce((sum, { bankItems, bookItems }) => sum + bankItems.length + bookItems.length, 0);
  return (
    <section aria-label="Matched" data-list="matched" className="recon-part recon-below">
      <header className="recon-head">
        <h2 className="flex-none text-section font-semibold">Matched</h2>
        <span className="min-w-0 flex-1 truncate text-label text-muted">
          {counted(rows.length, 'group')}, {counted(items, 'item')}
        </span>
        {onSelect && (
          <Button shortcut="U" size="sm" {...off(obstacle)} onClick={onUnmatch}>
            Unmatch
          </Button>
        )}
      </header>
      <RecordGrid<BankMatchRow>
        label="Matched"
        query={query}
        words={words}
        columns={columns}
        rows={rows}
        rowKey={({ bankMatchID }) => bankMatchID}
        gridKey="reconciliation-matched"
        onCurrentChange={onCurrent}
        {...(onSelect && { selectable: true, selectedKeys: selected, onSelectedKeysChange: onSelect })}
      />
    </section>
  );
}

const columnsOf = ({ since }: Pick<Clock, 'since'>): readonly GridColumn<BankMatchRow>[] => [
  { id: 'group', header: 'Group', kind: 'identifier', value: matchName, rowHeader: true, width: 84 },
  { id: 'bank', header: 'Bank', kind: 'number', value: ({ bankItems }) => bankItems.length, width: 60, priority: 2 },
  { id: 'book', header: 'Book', kind: 'number', value: ({ bookItems }) => bookItems.length, width: 60, priority: 2 },
  { id: 'reason', header: 'Reason', value: matchReason, grow: 1, minWidth: 170 },
  { id: 'by', header: 'By', kind: 'muted', value: matchedBy, width: 160 },
  {
    id: 'time',
    header: 'Time',
    kind: 'muted',
    value: ({ at }) => at,
    text: ({ at }) => since(at),
    width: 172,
    priority: 1,
  },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount, width: 112 },
];
