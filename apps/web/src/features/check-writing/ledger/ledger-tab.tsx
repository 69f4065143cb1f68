import { type EntryState, fileBalances, type LedgerEntry, ledgerEntries } from '@closewright/domain/check-writing';
import { counted, formatDate, formatMoney } from '@closewright/domain/formats';
import { addCents, type Cents, cents } from '@closewright/domain/money';
import { Button } from '@closewright/ui/button';
import type { GridColumn, GridFootLine, GridHandle } from '@closewright/ui/data-grid';
import { Printer } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { useStore } from '../../../lib/store.ts';
import { explanationOf } from '../../../lib/why/explanation-of.ts';
import { openWhyOf } from '../../../lib/why/why.ts';
import { hasWords } from '../../../records/list/has-words.ts';
import { PrintedRecords } from '../../../records/list/printed-records.tsx';
import { RecordFilters } from '../../../records/list/record-filters.tsx';
import { listWords, RecordGrid } from '../../../records/list/record-grid.tsx';
import { accountName } from '../account-name.ts';
import { HeadActions } from '../head-actions.tsx';
import { useCheckWriting } from '../use-check-writing.ts';
import { entryWords, explainAmount } from './entry-why.ts';
import { postingWanted } from './posting-wanted.ts';

type Filter = { text: string; way: 'all' | 'in' | 'out' };
const every: Filter = { text: '', way: 'all' };
const filters = {
  text: { kind: 'words', label: 'Find in the ledger', placeholder: 'Number, name or words' },
  way: {
    kind: 'segments',
    label: 'Which lines',
    choices: [
      { value: 'all', label: 'All' },
      { value: 'in', label: 'In' },
      { value: 'out', label: 'Out' },
    ],
  },
} as const;

const read = { isPending: false, isError: false, error: null, refetch: () => {} };
const footKey = 'all';
const words = listWords('line', 'lines', 'What comes in and goes out stands here.');
const keyOf = ({ key }: LedgerEntry) => key;
const accountKey = (bankAccountID: number) => `account ${bankAccountID}`;

/** What it is for, or why it was posted. */
function memoOf({ transaction: { facts } }: LedgerEntry): string | null {
  if ('memo' in facts) return facts.memo;
  if ('reason' in facts) return facts.reason;
  return 'note' in facts ? (facts.note ?? facts.rule) : null;
}

const marks: Readonly<Record<EntryState, string>> = {
  received: 'Not deposited',
  deposited: 'Not collected',
  collected: 'Collected',
  returned: 'Returned',
  outstanding: 'Outstanding',
  paid: 'Paid by the bank',
  voided: 'Voided',
  stopped: 'Stopped',
  'taken back': 'Taken back',
};
/** What has become of it. */
const markOf = ({ state }: LedgerEntry): string | null => state && marks[state];

const columns: readonly GridColumn<LedgerEntry>[] = [
  {
    id: 'date',
    header: 'Date',
    kind: 'date',
    width: 104,
    value: ({ date }) => date,
    text: ({ date }) => formatDate(date),
  },
  { id: 'number', header: 'Number', kind: 'identifier', width: 88, value: ({ number }) => number },
  { id: 'name', header: 'Payee or payer', rowHeader: true, minWidth: 150, grow: 2, value: ({ name }) => name },
  { id: 'what', header: 'What', minWidth: 150, grow: 1, value: ({ what }) => what },
  { id: 'memo', header: 'For', minWidth: 100, grow: 1, priority: 1, value: memoOf },
  { id: 'in', header: 'In', kind: 'money', width: 116, value: (entry) => entry.in },
  { id: 'out', header: 'Out', kind: 'money', width: 116, value: ({ out }) => out },
  { id: 'balance', header: 'Balance', kind: 'money', width: 124, value: ({ balance }) => balance.value },
  { id: 'mark', header: 'Mark', kind: 'muted', width: 108, value: markOf },
];

const asked = { origin: 'calculated' } as const;
const rowState = () => ({ cells: { in: asked, out: asked, balance: asked } });

const passes = (entry: LedgerEntry, { text, way }: Filter): boolean =>
  (way === 'all' || entry[way] !== null) &&
  hasWords(text, [entry.number ?? '', entry.name ?? '', entry.what, memoOf(entry) ?? '', markOf(entry) ?? '']);

/** The ledger of the file: what came in and went out, with what there is after each. F1 says by which posting. */
export function LedgerTab() {
  const { file, ledger, transactions, onOpenField } = useCheckWriting();
  const clock = useClock();
  const [filter, setFilter] = useState(every);
  const [isPrinting, setPrinting] = useState(false);
  const grid = useRef<GridHandle>(null);
  const wanted = useStore(postingWanted);
  const [led, setLed] = useState(wanted);
  if (wanted !== led) {
    setLed(wanted);
    // What is led to may be held back by a filter.
    if (wanted !== null) setFilter(every);
  }
  const used = useMemo(
    () =>
      ledger.accounts.filter((account) => transactions.some((each) => each.bankAccountID === account.bankAccountID)),
    [ledger.accounts, transactions],
  );
  const entries = useMemo(
    () => used.flatMap(({ bankAccountID }) => ledgerEntries(transactions, bankAccountID)),
    [used, transactions],
  );
  const shown = useMemo(() => entries.filter((entry) => passes(entry, filter)), [entries, filter]);
  const sections = useMemo(
    () => ({
      list: used.map((account) => ({
        key: accountKey(account.bankAccountID),
        title: accountName(account),
        cells: { balance: formatMoney(fileBalances(transactions, account.bankAccountID).balance.value) },
      })),
      of: ({ transaction }: LedgerEntry) => accountKey(transaction.bankAccountID),
    }),
    [used, transactions],
  );
  const balance = useMemo(() => fileBalances(transactions).balance, [transactions]);
  useEffect(() => {
    if (wanted === null) return;
    postingWanted.set(null);
    grid.current?.goTo(wanted, 'name');
  }, [wanted]);
  const explain = (entry: LedgerEntry | undefined, columnId: string) => {
    if (entry === undefined) return;
    const explanation =
      columnId === 'balance' ? explanationOf(entry.balance.trace) : explainAmount(entry, clock.moment);
    openWhyOf({ name: `ledger ${entry.key} ${columnId}`, explanation, onOpenField });
  };
  return (
    <>
      <HeadActions>
        <Button icon={Printer} disabled={shown.length === 0} onClick={() => setPrinting(true)}>
          Print
        </Button>
      </HeadActions>
      <RecordFilters
        label="Filters of the ledger"
        value={filter}
        every={every}
        onChange={setFilter}
        filters={filters}
      />
      <RecordGrid<LedgerEntry>
        label="Ledger"
        className="min-h-0 flex-1 border-t border-hairline"
        gridKey="check-writing-ledger"
        words={words}
        query={read}
        isNarrowed={entries.length > 0}
        columns={columns}
        rows={shown}
        rowKey={keyOf}
        rowState={rowState}
        handle={grid}
        {...(used.length > 1 && { sections })}
        foot={footOf(entries, shown, balance.value)}
        onRowOpen={(entry) => explain(entry, 'in')}
        openOn="double-click"
        onExplain={({ rowKey, columnId }) =>
          explain(
            entries.find(({ key }) => key === rowKey),
            columnId,
          )
        }
      />
      {isPrinting && (
        <PrintedRecords
          title={`Ledger, file ${file.header?.fileNumber ?? ''}`}
          label="Printed ledger"
          records={[
            ...shown.map((entry) => ({
              key: entry.key,
              facts: [entryWords(entry), memoOf(entry), markOf(entry)].filter(Boolean).join(' · '),
              text: printedAmounts(entry),
            })),
            {
              key: 'foot',
              facts: shown.length === entries.length ? 'All lines' : shownWords(shown, entries),
              text: sumWords(shown),
            },
          ]}
          onDone={() => setPrinting(false)}
        />
      )}
    </>
  );
}

const sum = (entries: readonly LedgerEntry[], way: 'in' | 'out') =>
  formatMoney(addCents(...entries.map((each) => cents(each[way] ?? 0))));
const shownWords = (shown: readonly LedgerEntry[], entries: readonly LedgerEntry[]) =>
  `Shown ${shown.length} of ${counted(entries.length, 'line')}`;
const sumWords = (shown: readonly LedgerEntry[]) => `In ${sum(shown, 'in')}, out ${sum(shown, 'out')}`;
function printedAmounts(entry: LedgerEntry): string {
  const moved = (['in', 'out'] as const).flatMap((way) => {
    const amount = entry[way];
    return amount === null ? [] : [`${way === 'in' ? 'In' : 'Out'} ${formatMoney(cents(amount))}`];
  });
  return [...moved, `balance ${formatMoney(entry.balance.value)}`].join(', ');
}

/** The sums of what is shown, said to be of a part where filters hold lines back, and of all. A balance is of all lines alone. */
function footOf(
  entries: readonly LedgerEntry[],
  shown: readonly LedgerEntry[],
  balance: Cents,
): readonly GridFootLine[] {
  if (entries.length === 0) return [];
  return [
    ...(shown.length === entries.length
      ? []
      : [{ key: 'shown', title: shownWords(shown, entries), cells: { in: sum(shown, 'in'), out: sum(shown, 'out') } }]),
    {
      key: footKey,
      title: 'All lines',
      tone: 'total',
      states: { balance: asked },
      cells: {
        in: sum(entries, 'in'),
        out: sum(entries, 'out'),
        balance: formatMoney(balance),
      },
    },
  ];
}
