import type { DisbursementCriteria, DisbursementPage } from '@closewright/contract/escrow-accounting';
import { methodNames } from '@closewright/domain/check-writing';
import {
  disbursementColumns,
  disbursementSorts,
  disbursementStateNames,
  type ListedDisbursement,
  paperNames,
} from '@closewright/domain/escrow-accounting';
import { routeByName } from '@closewright/domain/navigation';
import { TextLink } from '@closewright/ui/link';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { call } from '../../../lib/api/index.ts';
import { EscrowList } from '../list/escrow-list.tsx';
import { FiguresBand } from '../list/figures-band.tsx';
import { choicesOf, type FilterField } from '../list/filter-field.ts';
import { type ColumnLooks, gridColumns } from '../list/list-columns.tsx';
import { orderOf } from '../list/list-order.ts';
import type { ListScreenProps } from '../list/list-screen.ts';
import { statesFigures } from '../list/states-figures.ts';
import { useAccounts } from '../use-accounts.ts';

const { label } = routeByName('accounting.disbursement-browser');
const stale = routeByName('ea:stale-checks');

/** The filters of the disbursements, as they stand in their address. */
export const disbursementFields: readonly FilterField[] = [
  { kind: 'account', name: 'bankAccountID' },
  { kind: 'text', name: 'text', label: 'Find', placeholder: 'Payee, no., file' },
  {
    ...{ kind: 'choice', name: 'state', label: 'State', any: 'Any', width: 112 },
    choices: choicesOf(disbursementStateNames),
  },
  { ...{ kind: 'choice', name: 'method', label: 'Method', any: 'Any', width: 84 }, choices: choicesOf(methodNames) },
  { ...{ kind: 'choice', name: 'paper', label: 'Paper', any: 'Any', width: 104 }, choices: choicesOf(paperNames) },
  { kind: 'date', name: 'from', label: 'From' },
  { kind: 'date', name: 'until', label: 'To' },
  { kind: 'cents', name: 'least', label: 'At least' },
  { kind: 'cents', name: 'most', label: 'At most' },
];

const looks: ColumnLooks<ListedDisbursement> = {
  date: { width: 96 },
  number: { rowHeader: true, width: 96 },
  method: { width: 72, kind: 'muted' },
  payee: { grow: 2, minWidth: 150 },
  fileNumber: { width: 124 },
  bankAccount: { grow: 1, minWidth: 110, priority: 3 },
  amount: { width: 120 },
  state: { width: 104 },
  endedOn: { width: 96 },
  age: { width: 56 },
  paper: { width: 96, kind: 'muted', priority: 1 },
  reason: { grow: 1, minWidth: 110, priority: 2 },
};
const keyOf = ({ bankAccountID, stripe, number }: ListedDisbursement) => `${bankAccountID}-${stripe}-${number}`;
const noun = ['disbursement', 'disbursements'] as const;

/** The address of a payment for several files, with what each of them pays by it. */
const togetherHref = (row: ListedDisbursement): string =>
  `/escrow-accounting/consolidated-checks?payment=${keyOf(row)}`;

/** Disbursement Browser: what was paid out of all files, and what became of it. */
export function DisbursementsScreen({ asked, onAsk, onOpen, hrefOf }: ListScreenProps) {
  const today = useClock().today();
  const navigate = useNavigate();
  const { accounts } = useAccounts();
  const columns = useMemo(() => gridColumns(disbursementColumns(today), looks, disbursementSorts), [today]);
  // The fields are those that the call takes.
  const criteria = asked as unknown as Omit<DisbursementCriteria, 'sort' | 'direction'>;
  return (
    <EscrowList<ListedDisbursement, DisbursementPage>
      title={label}
      noun={noun}
      fields={disbursementFields}
      asked={asked}
      onAsk={onAsk}
      accounts={accounts}
      emptyHint="What is paid under Check Writing of a file stands here."
      columns={columns}
      rowKey={keyOf}
      gridKey="disbursement-browser"
      read={({ skip, take, sort }) =>
        call('listDisbursements', { query: { ...criteria, ...orderOf(disbursementSorts, sort), skip, take } })
      }
      exported={(sort) => ({ list: 'disbursements', ...criteria, ...orderOf(disbursementSorts, sort) })}
      totals={({ states }) => <FiguresBand figures={statesFigures(disbursementStateNames, states, noun)} />}
      printed={{
        columns: (page) => disbursementColumns(page.today),
        facts: ({ states }) => [
          statesFigures(disbursementStateNames, states, noun)
            .map((figure) => `${figure.label}: ${figure.text}`)
            .join(' · '),
        ],
      }}
      actions={
        <TextLink href={stale.path ?? ''} className="self-center px-1">
          {stale.label}
        </TextLink>
      }
      onRowOpen={(row) => (row.files > 1 ? void navigate({ href: togetherHref(row) }) : onOpen(row.ordersID))}
      rowHref={(row) => (row.files > 1 ? togetherHref(row) : hrefOf(row.ordersID))}
    />
  );
}
