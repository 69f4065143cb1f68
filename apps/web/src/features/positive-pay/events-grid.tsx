import type { PositivePayEventRow } from '@closewright/contract/positive-pay';
import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import type { ListQuery, ListWords } from '../../records/list/record-grid.tsx';
import { RecordGrid } from '../../records/list/record-grid.tsx';
import { eventColumns, eventKey } from './event-columns.ts';
import type { ExplainedTotals } from './explain-totals.ts';
import { TotalsBand } from './totals-band.tsx';

export interface EventsGridProps extends Omit<ExplainedTotals, 'totals'> {
  label: string;
  /** Null until they are read. */
  totals: ExplainedTotals['totals'] | null;
  words: ListWords;
  list: ListQuery & { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; fetchNextPage(): unknown };
}

/** What the bank is told of checks, one by one, over what that comes to. */
export function EventsGrid({ label, list, words, totals, ...known }: EventsGridProps) {
  return (
    <>
      <RecordGrid<PositivePayEventRow>
        label={label}
        query={list}
        words={words}
        columns={eventColumns(known.rows)}
        rows={known.rows}
        rowKey={eventKey}
        gridKey="positive-pay-events"
      />
      {list.hasNextPage && (
        <p className="m-0 flex flex-none items-center gap-2 border-t border-hairline px-3 py-1 text-label text-muted">
          The first {counted(known.rows.length, 'check')} are shown; the totals are those of all.
          <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </p>
      )}
      {totals && !list.isError && (
        <TotalsBand totals={totals} {...known} isWhole={!list.hasNextPage && !list.isPending} />
      )}
    </>
  );
}
