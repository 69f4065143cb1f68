import { fileBalances, type LedgerEntry, ledgerEntries } from '@closewright/domain/check-writing';
import { counted, formatDate, formatMoney } from '@closewright/domain/formats';
import { addCents, type Cents } from '@closewright/domain/money';
import { Button } from '@closewright/ui/button';
import type { GridColumn, GridFootLine, GridHandle } from '@closewright/ui/data-grid';
import { Printer } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { useStore } from '../../../lib/store.ts';
import { openWhyOf } from '../../../lib/why/why.ts';
import { hasWords } from '../../../records/list/has-words.ts';
import { PrintedRecords } from '../../../records/list/printed-records.tsx';
import { RecordFilters } from '../../../records/list/record-filters.tsx';
import { listWords, RecordGrid } from '../../../records/list/record-grid.tsx';
import { accountName } from '../account-name.ts';
import { HeadActions } from '../head-actions.tsx';
import { useCheckWriting } from '../use-check-writing.ts';
import { entryOfPosting, entryWords, explainAmount, explainBalance } from './entry-why.ts';
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
const words = listWords('line', 'lines', 'What comes in and goes out stands here.');
const keyOf = ({ key }: LedgerEntry) => key;
const orNothing = (amount: Cents) => (amount === 0 ? null : amount);

const columns: readonly GridColumn<LedgerEntry>[] = [
  {
    id: 'date',
    header: 'Date',
    kind: 'date',
    width: 92,
    value: ({ date }) => date,
    text: ({ date }) => formatDate(date),
  },
  { id: 'number', header: 'Number', kind: 'identifier', width: 88, value: ({ number }) => number },
  { id: 'who', header: 'Payee or payer', rowHeader: true, minWidth: 150, grow: 2, value: ({ who }) => who },
  { id: 'what', header: 'What', minWidth: 120, grow: 1, value: ({ what }) => what },
  { id: 'memo', header: 'For', minWidth: 100, grow: 1, priority: 1, value: ({ memo }) => memo },
  { id: 'in', header: 'In', kind: 'money', width: 116, value: (entry) => orNothing(entry.in) },
  { id: 'out', header: 'Out', kind: 'money', width: 116, value: ({ out }) => orNothing(out) },
  { id: 'balance', header: 'Balance', kind: 'money', width: 124, value: ({ balance }) => balance },
  { id: 'mark', header: 'Mark', kind: 'muted', width: 108, value: ({ mark }) => mark },
];

const asked = { origin: 'calculated' } as const;
const rowState = () => ({ cells: { in: asked, out: asked, balance: asked } });

const passes = (entry: LedgerEntry, { text, way }: Filter): boolean =>
  (way === 'all' || entry[way] !== 0) &&
  hasWords(text, [entry.number ?? '', entry.who ?? '', entry.what, entry.memo ?? '', entry.mark ?? '']);

/** The ledger of the file: what came in and went out, with what there is after each. F1 says by which posting. */
export function LedgerTab() {
  const { file, ledger, transactions, onOpenField } = useCheckWriting();
  const clock = useClock();
  const [filter, setFilter] = useState(every);
  const [isPrinting, setPrinting] = useState(false);
  const grid = useRef<GridHandle>(null);
  const wanted = useStore(postingWanted);
  const entries = useMemo(() => ledgerEntries(transactions), [transactions]);
  const shown = useMemo(() => entries.filter((entry) => passes(entry, filter)), [entries, filter]);
  const balances = useMemo(() => fileBalances(transactions), [transactions]);
  const used = ledger.accounts.filter(({ bankAccountID }) => balances.has(bankAccountID));
  const sections = useMemo(
    () => ({
      list: ledger.accounts
        .filter(({ bankAccountID }) => balances.has(bankAccountID))
        .map((account) => ({
          key: `account ${account.bankAccountID}`,
          title: accountName(account),
          cells: { balance: formatMoney(balances.get(account.bankAccountID) ?? null) },
        })),
      of: ({ transaction }: LedgerEntry) => `account ${transaction.bankAccountID}`,
    }),
    [ledger.accounts, balances],
  );
  useEffect(() => {
    if (wanted === null) return;
    postingWanted.set(null);
    const entry = entryOfPosting(entries, transactions, wanted);
    if (entry === undefined) return;
    setFilter(every);
    grid.current?.goTo(entry.key, 'who');
  }, [wanted, entries, transactions]);
  const explain = (entry: LedgerEntry | undefined, columnId: string) => {
    if (entry === undefined) return;
    const explanation = columnId === 'balance' ? explainBalance(entries, entry) : explainAmount(entry, clock.moment);
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
        foot={footOf(entries, shown, used.length > 1 ? null : (entries.at(-1)?.balance ?? null))}
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
              facts: [entryWords(entry), entry.memo, entry.mark].filter(Boolean).join(' · '),
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
  formatMoney(addCents(...entries.map((each) => each[way])));
const shownWords = (shown: readonly LedgerEntry[], entries: readonly LedgerEntry[]) =>
  `Shown ${shown.length} of ${counted(entries.length, 'line')}`;
const sumWords = (shown: readonly LedgerEntry[]) => `In ${sum(shown, 'in')}, out ${sum(shown, 'out')}`;
const printedAmounts = (entry: LedgerEntry) =>
  `${entry.in === 0 ? `Out ${formatMoney(entry.out)}` : `In ${formatMoney(entry.in)}`}, balance ${formatMoney(entry.balance)}`;

/** The sums of what is shown, said to be of a part where filters hold lines back, and of all. A balance is of all lines alone. */
function footOf(
  entries: readonly LedgerEntry[],
  shown: readonly LedgerEntry[],
  balance: Cents | null,
): readonly GridFootLine[] {
  if (entries.length === 0) return [];
  return [
    ...(shown.length === entries.length
      ? []
      : [{ key: 'shown', title: shownWords(shown, entries), cells: { in: sum(shown, 'in'), out: sum(shown, 'out') } }]),
    {
      key: 'all',
      title: 'All lines',
      tone: 'total',
      cells: {
        in: sum(entries, 'in'),
        out: sum(entries, 'out'),
        ...(balance !== null && { balance: formatMoney(balance) }),
      },
    },
  ];
}
