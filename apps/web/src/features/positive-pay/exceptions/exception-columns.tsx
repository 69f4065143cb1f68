import type { PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { formatDate } from '@closewright/domain/formats';
import { type ExceptionState, exceptionFindingNames, exceptionStateNames } from '@closewright/domain/positive-pay';
import { Badge } from '@closewright/ui/badge';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import { Ban, CircleCheck, CircleX, Clock as ClockIcon, Send, TriangleAlert, Users } from 'lucide-react';
import type { Clock } from '../../../app/session/clock.ts';
import { alarmOf, findingWords, stateWords } from './exception-words.ts';

const looks = {
  open: { icon: ClockIcon, tone: 'warning' },
  'to confirm': { icon: Users, tone: 'warning' },
  decided: { icon: CircleCheck, tone: 'info' },
  sent: { icon: Send, tone: 'success' },
  'taken off': { icon: Ban, tone: 'neutral' },
} as const satisfies Readonly<Record<ExceptionState, unknown>>;

/** How far a check has come. */
export function ExceptionBadge({ row }: { row: Pick<PositivePayExceptionRow, 'state' | 'decision'> }) {
  const { icon, tone } = looks[row.state];
  return (
    <Badge tone={tone} icon={icon}>
      {stateWords(row)}
    </Badge>
  );
}

/** What the ledger says of a check. */
export function FindingBadge({ finding }: Pick<PositivePayExceptionRow, 'finding'>) {
  const fits = finding === 'agrees';
  return (
    <Badge tone={fits ? 'success' : 'danger'} icon={fits ? CircleCheck : CircleX}>
      {exceptionFindingNames[finding]}
    </Badge>
  );
}

/** Until when the bank waits, marked where that is near or over. */
export function UntilBadge({ row, now, clock }: { row: PositivePayExceptionRow; now: Date; clock: Clock }) {
  const alarm = alarmOf(row, now);
  const words = clock.since(row.decideUntil);
  if (alarm === null) return words;
  return (
    <Badge tone={alarm === 'passed' ? 'danger' : 'warning'} icon={TriangleAlert}>
      {words}
    </Badge>
  );
}

export interface ExceptionColumnsInput {
  clock: Clock;
  /** What is urgent is so at this time. */
  now: Date;
  /** All there are were read: they can be sorted here. */
  isWhole: boolean;
  hasMenu: boolean;
}

/** The columns of checks that banks ask about: until when, what the ledger says, and how far each has come. */
export const exceptionColumns = (input: ExceptionColumnsInput): GridColumn<PositivePayExceptionRow>[] => [
  ...columns(input).map((column) => ({ ...column, sortable: input.isWhole, filterable: false })),
  ...(input.hasMenu ? [rowMenuColumn] : []),
];

const columns = ({ clock, now }: ExceptionColumnsInput): GridColumn<PositivePayExceptionRow>[] => [
  {
    id: 'checkNumber',
    header: 'Check',
    kind: 'identifier',
    value: ({ checkNumber }) => checkNumber,
    width: 80,
    rowHeader: true,
  },
  {
    id: 'decideUntil',
    header: 'Decide until',
    value: ({ decideUntil }) => decideUntil,
    text: ({ decideUntil }) => clock.since(decideUntil),
    render: (row) => <UntilBadge row={row} now={now} clock={clock} />,
    width: 176,
  },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount, width: 104 },
  { id: 'payee', header: 'Payee of the bank', value: ({ payee }) => payee, grow: 1, minWidth: 120, priority: 1 },
  {
    id: 'finding',
    header: 'Ledger',
    value: ({ finding }) => exceptionFindingNames[finding],
    render: ({ finding }) => <FindingBadge finding={finding} />,
    width: 128,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => exceptionStateNames[state],
    text: stateWords,
    render: (row) => <ExceptionBadge row={row} />,
    width: 148,
  },
  {
    id: 'why',
    header: 'What differs',
    kind: 'muted',
    value: findingWords,
    grow: 1.4,
    minWidth: 160,
    priority: 3,
  },
  { id: 'bankReason', header: 'Why the bank asks', value: ({ bankReason }) => bankReason, width: 150, priority: 4 },
  {
    id: 'presentedOn',
    header: 'Presented',
    kind: 'date',
    value: ({ presentedOn }) => presentedOn,
    text: ({ presentedOn }) => formatDate(presentedOn),
    width: 96,
    priority: 5,
  },
  { id: 'bankAccount', header: 'Bank account', value: ({ bankAccount }) => bankAccount, width: 130, priority: 2 },
];
