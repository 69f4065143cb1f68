import { expectedReceipts, nothingCame } from '@closewright/domain/check-writing';
import { Button } from '@closewright/ui/button';
import {
  DataGrid,
  type GridCell,
  type GridFootLine,
  type GridHandle,
  type GridRowState,
  type RowKey,
} from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { PageHeadRule } from '@closewright/ui/page-head';
import { CircleCheck, Landmark, Plus, Printer } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { amountText } from '../../../lib/amount-text.ts';
import { off } from '../../../lib/off.ts';
import { useStore } from '../../../lib/store.ts';
import { explanationOf } from '../../../lib/why/explanation-of.ts';
import { openWhyOf } from '../../../lib/why/why.ts';
import { HeadActions } from '../head-actions.tsx';
import { StatementFailed } from '../statement-failed.tsx';
import { useCheckWriting } from '../use-check-writing.ts';
import { useGoTo } from '../use-go-to.ts';
import { ExpectedGrid } from './expected-grid.tsx';
import { keptWanted } from './kept-wanted.ts';
import { PrintedReceipts } from './printed-receipts.tsx';
import { obstacleOf, type ReceiptAct, toTakeBack } from './receipt-acts.ts';
import { receiptColumns } from './receipt-columns.tsx';
import { isKept, keyOfRow, type ReceiptRow, receiptRows, receiptsIn } from './receipt-rows.ts';
import { type ReceivedSums, receivedSums } from './received.ts';
import { useReceiptActs } from './use-receipt-acts.tsx';

const nobody: ReadonlySet<RowKey> = new Set();

/** The acts on receipts with their keys, in the order of the menu. */
const actKeys = [
  { act: 'deposit', key: 'D', hotkey: 'KeyD', label: 'Deposit' },
  { act: 'collect', key: 'C', hotkey: 'KeyC', label: 'Mark collected' },
  { act: 'return', key: 'R', hotkey: 'KeyR', label: 'Returned by the bank' },
  { act: 'takeBack', key: 'T', hotkey: 'KeyT', label: 'Take back' },
] as const satisfies readonly { act: ReceiptAct; key: string; hotkey: string; label: string }[];

/** What came in for the file, and what is still to come by its statement. */
export function ReceiptsTab() {
  const known = useCheckWriting();
  const { ledger, receipts, money, refusal, onOpenField } = known;
  const expected = useMemo(() => (money === null ? [] : expectedReceipts(money, known)), [money, known]);
  const grid = useRef<GridHandle>(null);
  const rows = useMemo(() => receiptRows(known), [known]);
  const goTo = useGoTo(rows, grid, { keyOf: keyOfRow, column: 'payer' });
  const received = useMemo(() => receivedSums(receipts), [receipts]);
  const { add, keepAll, act } = useReceiptActs(expected, goTo);
  const [marks, setMarks] = useState(nobody);
  const [inHand, setInHand] = useState<ReceiptRow | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const columns = useMemo(() => receiptColumns(ledger, receipts), [ledger, receipts]);
  const marked = rows.filter((row) => marks.has(keyOfRow(row)));
  const current = rows.filter((row) => inHand !== null && keyOfRow(row) === keyOfRow(inHand));
  const picked = marked.length > 0 ? marked : current;
  const run = async (name: ReceiptAct, of: readonly ReceiptRow[] = picked) => {
    if (await act(name, of)) setMarks(nobody);
  };
  const [deposit, collect, back, undo] = actKeys;
  // An act that says only why it cannot be done opens no box: the keys after it stay with the page.
  const box = (name: ReceiptAct) => ({ opensBox: obstacleOf(name, picked, refusal) === null });
  useHotkey(deposit.hotkey, deposit.label, () => void run('deposit'), box('deposit'));
  useHotkey(collect.hotkey, collect.label, () => void run('collect'), box('collect'));
  useHotkey(back.hotkey, back.label, () => void run('return'), box('return'));
  useHotkey(undo.hotkey, undo.label, () => void run('takeBack'), box('takeBack'));
  useHotkey(refusal === null ? 'Insert' : null, 'Add receipt', () => add(), { opensBox: true });
  const wanted = useStore(keptWanted);
  useEffect(() => {
    if (wanted === null) return;
    keptWanted.set(null);
    grid.current?.goTo(wanted, 'payer');
  }, [wanted]);
  /** Why nothing came in of what was kept, and what the sums are of. */
  const explain = ({ rowKey }: GridCell) => {
    const sum = sums.find(({ key }) => key === rowKey);
    if (sum) return openWhyOf({ name: sum.key, explanation: explanationOf(received[sum.key].trace), onOpenField });
    const row = rows.find((each) => keyOfRow(each) === rowKey);
    if (row === undefined || !isKept(row)) return;
    openWhyOf({ name: `${rowKey}.amount`, explanation: explanationOf(nothingCame(row).trace), onOpenField });
  };
  return (
    <>
      <HeadActions>
        <span className="contents max-[800px]:hidden">
          <Button
            icon={Printer}
            {...off(receiptsIn(picked).length === 0 ? 'Pick receipts first: Space picks the one in hand.' : null)}
            onClick={() => setPrinting(true)}
          >
            Print
          </Button>
          <PageHeadRule />
        </span>
        <Button
          icon={Landmark}
          shortcut={deposit.key}
          {...off(obstacleOf('deposit', picked, refusal))}
          onClick={() => void run('deposit')}
        >
          {marked.length > 0 ? `Deposit ${marked.length}` : deposit.label}
        </Button>
        <Button
          icon={CircleCheck}
          shortcut={collect.key}
          {...off(obstacleOf('collect', picked, refusal))}
          onClick={() => void run('collect')}
        >
          {collect.label}
        </Button>
        <Button variant="primary" icon={Plus} shortcut="Ins" {...off(refusal)} onClick={() => add()}>
          Add receipt
        </Button>
      </HeadActions>
      {/* At 200 % both have no room beside each other: the tab scrolls. */}
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <StatementFailed />
        {expected.length > 0 && <ExpectedGrid expected={expected} onReceive={add} onKeepAll={keepAll} />}
        <DataGrid
          label="Receipts"
          className="min-h-[200px] flex-1"
          gridKey="check-writing-receipts"
          handle={grid}
          columns={columns}
          rows={rows}
          rowKey={keyOfRow}
          onExplain={explain}
          rowState={rowState}
          selectable
          selectedKeys={marks}
          onSelectedKeysChange={setMarks}
          onCurrentChange={setInHand}
          foot={receipts.length === 0 ? [] : footOf(received)}
          rowMenu={(rows) =>
            actKeys.map(({ act: name, key, label }) => {
              const obstacle = obstacleOf(name, rows, refusal);
              const [only] = rows;
              return {
                id: name,
                label: name === 'takeBack' && only && !isKept(only) ? `${label} ${toTakeBack(only).what}` : label,
                detail: key,
                ...off(obstacle),
                onSelect: () => void run(name, rows),
              };
            })
          }
          empty={<EmptyState title="Nothing has come in yet">{refusal ?? 'Insert adds what came in.'}</EmptyState>}
        />
      </div>
      {isPrinting && <PrintedReceipts receipts={receiptsIn(picked)} onDone={() => setPrinting(false)} />}
    </>
  );
}

const calculated = { amount: { origin: 'calculated' } } as const;
const keptState = { cells: calculated };

function rowState(row: ReceiptRow): GridRowState | undefined {
  if (isKept(row)) return keptState;
  return row.state === 'returned' ? { tone: 'blocked' } : undefined;
}

/** The sums below the receipts, in their order. */
const sums = [
  { key: 'collected', title: 'Collected' },
  { key: 'uncollected', title: 'Not collected yet' },
  { key: 'received', title: 'Received', tone: 'total' },
] as const satisfies readonly (Omit<GridFootLine, 'cells'> & { key: keyof ReceivedSums })[];

const footOf = (received: ReceivedSums): readonly GridFootLine[] =>
  sums.map((sum) => ({ ...sum, cells: { amount: amountText(received[sum.key].value) }, states: calculated }));
