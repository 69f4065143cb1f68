import type { TrialBalance, TrialBalanceCriteria } from '@closewright/contract/escrow-accounting';
import {
  type TrialBalanceRow,
  trialBalanceColumns,
  trialBalancePartNames,
  trialBalanceSorts,
} from '@closewright/domain/escrow-accounting';
import { routeByName } from '@closewright/domain/navigation';
import { useMemo, useRef } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { amountText } from '../../../lib/amount-text.ts';
import { call } from '../../../lib/api/index.ts';
import { openWhy } from '../../../lib/why/why-dialog.tsx';
import { EscrowList } from '../list/escrow-list.tsx';
import { FiguresBand } from '../list/figures-band.tsx';
import { choicesOf, type FilterField } from '../list/filter-field.ts';
import { type ColumnLooks, gridColumns } from '../list/list-columns.tsx';
import { orderOf } from '../list/list-order.ts';
import type { ListScreenProps } from '../list/list-screen.ts';
import { useAccounts } from '../use-accounts.ts';
import { balanceNode, balanceVerdict, isPart, trialBalanceFigures } from './trial-balance-figures.ts';

const { label } = routeByName('accounting.etb-browser');

/** The filters of a trial balance, as they stand in its address. */
export const trialBalanceFields: readonly FilterField[] = [
  { kind: 'account', name: 'bankAccountID' },
  { kind: 'date', name: 'date', label: 'As of', isRequired: true },
  { kind: 'text', name: 'text', label: 'Find', placeholder: 'File number' },
  {
    ...{ kind: 'choice', name: 'part', label: 'Which files', any: 'All', width: 130 },
    choices: choicesOf(trialBalancePartNames),
  },
  { kind: 'count', name: 'idle', label: 'Idle days' },
  { kind: 'flag', name: 'zero', label: 'Files of zero' },
];

const looks: ColumnLooks<TrialBalanceRow> = {
  fileNumber: { rowHeader: true, width: 128 },
  bankAccount: { grow: 1, minWidth: 120, priority: 2 },
  balance: {
    width: 136,
    text: ({ balance }) => amountText(balance),
    render: ({ balance }) =>
      balance < 0 ? <span className="text-negative">{amountText(balance)}</span> : amountText(balance),
  },
  uncollected: { width: 124 },
  available: { width: 124 },
  apart: { width: 112 },
  lacking: { width: 112 },
  lastActivity: { width: 104 },
  idle: { width: 60, priority: 1 },
};
const explained = { cells: { balance: { origin: 'calculated' } } } as const;
const keyOf = ({ bankAccountID, ordersID }: TrialBalanceRow) => `${bankAccountID}-${ordersID}`;
const noun = ['file', 'files'] as const;

/** ETB Browser: what each file has at the end of a day, those below zero first, held against the control account. */
export function TrialBalanceScreen({ asked, onAsk, onOpen, hrefOf }: ListScreenProps) {
  const clock = useClock();
  const { accounts } = useAccounts();
  const date = String(asked.date ?? clock.today());
  const rows = useRef(new Map<string, TrialBalanceRow>());
  const columns = useMemo(() => gridColumns(trialBalanceColumns(date), looks, trialBalanceSorts), [date]);
  // The fields are those that the call takes.
  const criteria = { ...asked, date } as unknown as Omit<TrialBalanceCriteria, 'zero' | 'sort' | 'direction'>;
  const zero = asked.zero === true;
  return (
    <EscrowList<TrialBalanceRow, TrialBalance>
      title={label}
      noun={noun}
      fields={trialBalanceFields}
      asked={{ ...asked, date }}
      onAsk={onAsk}
      accounts={accounts}
      emptyHint="Files stand here once money was received for them."
      columns={columns}
      rowKey={keyOf}
      gridKey="trial-balance"
      read={async ({ skip, take, sort }) => {
        const order = orderOf(trialBalanceSorts, sort);
        const page = await call('getTrialBalance', {
          query: { ...criteria, zero: zero ? 'true' : 'false', ...order, skip, take },
        });
        for (const row of page.results) rows.current.set(keyOf(row), row);
        return page;
      }}
      exported={(sort) => ({ list: 'trial balance', ...criteria, zero, ...orderOf(trialBalanceSorts, sort) })}
      totals={(page) => <FiguresBand figures={trialBalanceFigures(page)} verdict={balanceVerdict(page)} />}
      printed={{
        columns: () => trialBalanceColumns(date),
        facts: (page) => [
          trialBalanceFigures(page)
            .map((figure) => `${figure.label}: ${figure.text}`)
            .join(' · '),
          `${balanceVerdict(page).text}${isPart(page) ? '. The list is a part; the sums are those of all files' : ''}`,
        ],
      }}
      rowState={() => explained}
      onExplain={({ rowKey }) => {
        const row = rows.current.get(String(rowKey));
        if (row) openWhy(balanceNode(row));
      }}
      onRowOpen={({ ordersID }) => onOpen(ordersID)}
      rowHref={({ ordersID }) => hrefOf(ordersID)}
    />
  );
}
