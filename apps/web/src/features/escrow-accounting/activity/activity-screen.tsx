import type { ActivityCriteria, EscrowActivity } from '@closewright/contract/escrow-accounting';
import { type ActivityRow, activityColumns, activityPartNames } from '@closewright/domain/escrow-accounting';
import { routeByName } from '@closewright/domain/navigation';
import { EmptyState } from '@closewright/ui/empty-state';
import { Undo2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { call } from '../../../lib/api/index.ts';
import { ReadFailed } from '../../../lib/read-failed.tsx';
import { openWhy } from '../../../lib/why/why-dialog.tsx';
import { EscrowList } from '../list/escrow-list.tsx';
import { FiguresBand } from '../list/figures-band.tsx';
import { choicesOf, type FilterField } from '../list/filter-field.ts';
import { type ColumnLooks, gridColumns } from '../list/list-columns.tsx';
import type { ListScreenProps } from '../list/list-screen.ts';
import { useAccounts } from '../use-accounts.ts';
import { activityFigures, bookNode } from './activity-figures.ts';

const { label } = routeByName('accounting.escrow-activity');

/** The filters of a register, as they stand in its address. */
export const activityFields: readonly FilterField[] = [
  { kind: 'account', name: 'bankAccountID', isRequired: true },
  { kind: 'date', name: 'from', label: 'From', isRequired: true },
  { kind: 'date', name: 'until', label: 'To', isRequired: true },
  { kind: 'text', name: 'text', label: 'Find', placeholder: 'Name, no., file' },
  {
    ...{ kind: 'choice', name: 'part', label: 'Which postings', any: 'All', width: 140 },
    choices: choicesOf(activityPartNames),
  },
];

const looks: ColumnLooks<ActivityRow> = {
  date: { width: 96 },
  postedAt: { width: 168, priority: 2 },
  postedBy: { width: 120, priority: 3 },
  what: {
    ...{ rowHeader: true, grow: 1, minWidth: 150 },
  },
  file: { width: 128 },
  name: { grow: 1, minWidth: 140 },
  reference: { width: 96 },
  in: { width: 116 },
  out: { width: 116 },
  balance: { width: 132 },
};
const explained = { cells: { balance: { origin: 'calculated' } } } as const;
const keyOf = ({ stripe, number }: ActivityRow) => `${stripe}-${number}`;
const noun = ['posting', 'postings'] as const;

/** Escrow Activity: all that was posted to a bank account in a period, with the balance of the book after each. */
export function ActivityScreen({ asked, onAsk, onOpen, hrefOf }: ListScreenProps) {
  const clock = useClock();
  const { accounts, query } = useAccounts();
  const rows = useRef(new Map<string, ActivityRow>());
  const today = clock.today();
  const until = String(asked.until ?? today);
  const from = String(asked.from ?? `${until.slice(0, 8)}01`);
  const bankAccountID = Number(asked.bankAccountID ?? accounts[0]?.bankAccountID ?? 0);
  const columns = useMemo(() => {
    const withMark = activityColumns(clock.moment);
    return gridColumns(
      withMark,
      {
        ...looks,
        what: {
          ...looks.what,
          render: (row) => <What row={row} text={String(withMark.find(({ id }) => id === 'what')?.value(row) ?? '')} />,
        },
      },
      [],
    );
  }, [clock]);
  if (query.isError) return <ReadFailed title="The bank accounts could not be read" query={query} />;
  if (bankAccountID === 0) {
    return query.isPending ? null : (
      <EmptyState title="No bank account yet">Trust accounts are set up under Configuration, Bank accounts.</EmptyState>
    );
  }
  // The fields are those that the call takes.
  const criteria = { ...asked, bankAccountID, from, until } as unknown as ActivityCriteria;
  return (
    <EscrowList<ActivityRow, EscrowActivity>
      title={label}
      noun={noun}
      fields={activityFields}
      asked={{ ...asked, bankAccountID, from, until }}
      onAsk={onAsk}
      accounts={accounts}
      emptyHint="Nothing was posted in these days."
      columns={columns}
      rowKey={keyOf}
      gridKey="escrow-activity"
      read={async ({ skip, take }) => {
        const page = await call('listEscrowActivity', { query: { ...criteria, skip, take } });
        for (const row of page.results) rows.current.set(keyOf(row), row);
        return page;
      }}
      exported={() => ({ list: 'activity', ...criteria })}
      totals={(page) => <FiguresBand figures={activityFigures(page)} />}
      printed={{
        columns: () => activityColumns(clock.moment),
        facts: (page) => [
          activityFigures(page)
            .map((figure) => `${figure.label}: ${figure.text}`)
            .join(' · '),
        ],
      }}
      rowState={() => explained}
      onExplain={({ rowKey }) => {
        const row = rows.current.get(String(rowKey));
        if (row) openWhy(bookNode(row));
      }}
      onRowOpen={({ ordersID }) => ordersID !== null && onOpen(ordersID)}
      rowHref={({ ordersID }) => (ordersID === null ? '' : hrefOf(ordersID))}
    />
  );
}

/** What was posted; what was taken back since says so. */
function What({ row, text }: { row: ActivityRow; text: string }) {
  if (!row.isTakenBack) return text;
  return (
    <span className="flex items-center gap-1.5 text-muted">
      <Undo2 aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
      <span className="truncate">{text}, taken back</span>
    </span>
  );
}
