import type { ReceiptsToVerify, VerificationCriteria } from '@closewright/contract/receipt-verification';
import { can } from '@closewright/domain/access';
import {
  type ReceiptToVerify,
  receiptSorts,
  type VerificationList,
  verificationColumns,
  verificationLists,
} from '@closewright/domain/escrow-accounting';
import { counted } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import { noRows, type RowSelection } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { CheckCheck, Landmark } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { useClock } from '../../../app/session/clock.ts';
import { amountText } from '../../../lib/amount-text.ts';
import { call } from '../../../lib/api/index.ts';
import { off } from '../../../lib/off.ts';
import { EscrowList } from '../list/escrow-list.tsx';
import { FiguresBand, sumNode } from '../list/figures-band.tsx';
import type { FilterField } from '../list/filter-field.ts';
import { type ColumnLooks, gridColumns } from '../list/list-columns.tsx';
import { orderOf } from '../list/list-order.ts';
import type { ListScreenProps } from '../list/list-screen.ts';
import { keyOf, selectedRows } from '../list/selected-rows.ts';
import { useAccounts } from '../use-accounts.ts';
import { actObstacle } from './receipts-selected.ts';
import { useVerify } from './use-verify.tsx';

const { label } = routeByName('accounting.receipt-verification');
const noun = ['receipt', 'receipts'] as const;
// The keys are those of the lists.
const lists = (Object.keys(verificationLists) as VerificationList[]).filter((list) => list !== 'to verify');

/** The filters of the receipts that wait, as they stand in their address. */
export const verificationFields: readonly FilterField[] = [
  {
    ...{ kind: 'choice', name: 'show', label: 'List', any: verificationLists['to verify'].label, width: 130 },
    choices: lists.map((value) => ({ value, label: verificationLists[value].label })),
  },
  { kind: 'account', name: 'bankAccountID' },
  { kind: 'text', name: 'text', label: 'Find', placeholder: 'Payer, no., file' },
  { kind: 'date', name: 'from', label: 'From' },
  { kind: 'date', name: 'until', label: 'To' },
];

const looks: ColumnLooks<ReceiptToVerify> = {
  date: { width: 96 },
  payer: { rowHeader: true, grow: 2, minWidth: 150 },
  instrument: { width: 124, kind: 'muted' },
  reference: { width: 96, priority: 3 },
  fileNumber: { width: 124 },
  receipt: { width: 64, priority: 4 },
  bankAccount: { grow: 1, minWidth: 110, priority: 2 },
  amount: { width: 120 },
  uncollected: { width: 112 },
  slip: { width: 64, priority: 1 },
  depositedOn: { width: 96 },
  age: { width: 56 },
  goodFrom: { width: 112 },
};

/** Receipt Verification: what came in for all files and waits, to be deposited or verified as collected, many at once. */
export function ReceiptVerificationScreen({ asked, onAsk, onOpen, hrefOf }: ListScreenProps) {
  const today = useClock().today();
  const { actor } = useSession();
  const { accounts } = useAccounts();
  const [selection, setSelection] = useState<RowSelection>(noRows);
  const [page, setPage] = useState<ReceiptsToVerify | null>(null);
  const [seen] = useState(() => new Map<string, ReceiptToVerify>());
  const [stored, setStored] = useState(0);
  const columns = useMemo(() => gridColumns(verificationColumns(today), looks, receiptSorts), [today]);
  // The fields are those that the call takes.
  const criteria = asked as unknown as Partial<Omit<VerificationCriteria, 'sort' | 'direction' | 'skip' | 'take'>>;
  const { show = 'to verify', ...others } = criteria;
  const isToVerify = show === 'to verify';
  const { verify, deposit, problems } = useVerify(() => {
    setSelection(noRows);
    setStored((count) => count + 1);
  });

  const refusal = can(actor, 'verifyReceipts').reason?.text ?? null;
  const picked = selectedRows(selection, seen, page?.totalRecords ?? 0);
  const obstacle = actObstacle(show, picked, refusal);
  const act = (rows: readonly ReceiptToVerify[]) => (isToVerify ? verify(rows) : deposit(rows));
  const verb = isToVerify ? 'Verify' : 'Deposit';
  useHotkey(refusal === null ? (isToVerify ? 'KeyV' : 'KeyD') : null, verb, () => act(picked.rows), {
    opensBox: obstacle === null,
  });
  const rowMenu = (rows: readonly ReceiptToVerify[]): MenuEntry[] => {
    const inTheWay = actObstacle(show, { rows, missing: 0 }, refusal);
    return [
      { id: 'act', label: `${verb}…`, detail: isToVerify ? 'V' : 'D', ...off(inTheWay), onSelect: () => act(rows) },
    ];
  };

  return (
    <EscrowList<ReceiptToVerify, ReceiptsToVerify>
      title={label}
      noun={noun}
      fields={verificationFields}
      asked={asked}
      onAsk={(next) => {
        setSelection(noRows);
        seen.clear();
        onAsk(next);
      }}
      accounts={accounts}
      emptyHint={
        isToVerify
          ? 'Receipts stand here from their deposit until they are verified as collected.'
          : 'Checks and cash stand here from their receipt until they are deposited.'
      }
      columns={columns}
      rowKey={keyOf}
      gridKey="receipt-verification"
      stored={stored}
      selection={selection}
      onSelectionChange={setSelection}
      rowMenu={rowMenu}
      rowState={(row) => {
        const problem = problems.get(keyOf(row));
        return problem === undefined ? undefined : { tone: 'error', description: problem };
      }}
      read={({ skip, take, sort }) =>
        call('listReceiptsToVerify', { query: { ...others, show, ...orderOf(receiptSorts, sort), skip, take } })
      }
      onPage={(next) => {
        for (const row of next.results) seen.set(keyOf(row), row);
        setPage(next);
      }}
      exported={(sort) => ({
        ...{ list: 'receipts', ...others, state: verificationLists[show].state },
        ...orderOf(receiptSorts, sort),
      })}
      actions={
        <Button
          variant="primary"
          icon={isToVerify ? CheckCheck : Landmark}
          shortcut={isToVerify ? 'V' : 'D'}
          {...off(obstacle)}
          onClick={() => act(picked.rows)}
        >
          {verb}
          {picked.rows.length > 1 ? ` ${picked.rows.length}` : ''}…
        </Button>
      }
      totals={({ totalRecords, totalAmount }) => (
        <FiguresBand
          figures={[
            figure(
              'selected',
              `Selected, ${picked.rows.length}`,
              picked.rows.reduce((sum, { amount }) => sum + amount, 0),
            ),
            figure('all', `All that fit, ${totalRecords}`, totalAmount),
          ]}
        />
      )}
      printed={{
        columns: (one) => verificationColumns(one.today),
        facts: ({ totalRecords, totalAmount }) => [
          `${verificationLists[show].label}: ${counted(totalRecords, ...noun)}, ${amountText(totalAmount)}`,
        ],
      }}
      onRowOpen={({ ordersID }) => onOpen(ordersID)}
      rowHref={({ ordersID }) => hrefOf(ordersID)}
    />
  );
}

const figure = (name: string, title: string, amount: number) => ({
  ...{ name, label: title, text: amountText(amount) },
  explain: () =>
    sumNode(title, amountText(amount), 'The amounts of these receipts, on this page and on the others', []),
});
