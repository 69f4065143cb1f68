import type { TimeEntry } from '@closewright/contract/time-tracking';
import { counted } from '@closewright/domain/formats';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { formatDuration, sumOfMinutes, type TimeTotal, timeTotals } from '@closewright/domain/time-tracking';
import { Table } from '@closewright/ui/table';

interface TimeTotalsProps {
  /** Those that are shown. */
  entries: readonly TimeEntry[];
  lookups: LookupSets;
}

/** How much time went into the file, by person and by category, of what is shown. */
export function TimeTotals({ entries, lookups }: TimeTotalsProps) {
  const persons = timeTotals(entries, ({ user }) => user);
  const categories = timeTotals(
    entries,
    ({ timeCategoryID }) => itemName(lookups, 'timeTrackingCategories', timeCategoryID) || 'No category',
  );
  const overlapping = entries.filter(({ isOverlapping }) => isOverlapping).length;
  return (
    <>
      <Totals caption="By person" head="Who" totals={persons} all={sumOfMinutes(entries)} />
      <Totals caption="By category" head="Category" totals={categories} all={sumOfMinutes(entries)} />
      {overlapping > 0 && (
        <p className="m-0 text-label text-muted">
          {counted(overlapping, 'entry overlaps', 'entries overlap')} with other time of the same person: these minutes
          are counted twice.
        </p>
      )}
    </>
  );
}

function Totals({
  caption,
  head,
  totals,
  all,
}: {
  caption: string;
  head: string;
  totals: readonly TimeTotal<string>[];
  all: number;
}) {
  return (
    <Table
      caption={caption}
      density="compact"
      rows={totals}
      rowKey={({ key }) => key}
      columns={[
        { id: 'key', header: head, cell: ({ key }) => key, rowHead: true, total: 'Total' },
        {
          id: 'share',
          header: 'Share',
          numeric: true,
          width: '56px',
          // Shares are for the eye: whole percents that need not add up to 100.
          cell: ({ minutes }) => `${Math.round((minutes * 100) / all)} %`,
        },
        {
          id: 'minutes',
          header: 'Time',
          numeric: true,
          width: '64px',
          cell: ({ minutes }) => formatDuration(minutes),
          total: formatDuration(all),
        },
      ]}
    />
  );
}
