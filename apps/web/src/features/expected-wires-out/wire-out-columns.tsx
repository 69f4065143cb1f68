import type { WireOut } from '@closewright/contract/wires';
import { formatDate } from '@closewright/domain/formats';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import type { Problems } from './release-each.ts';
import { fileWords, lacksWords, meansNames, stateNames, wireKey } from './wire-out-words.ts';
import { WireStateBadge } from './wire-state-badge.tsx';

export interface WireOutColumnsInput {
  /** Why wires were not released. */
  problems: Problems;
  /** All there are were read: they can be sorted here. */
  isWhole: boolean;
  hasMenu: boolean;
}

/** The columns of wires out: whose, how much, where to, how far it has come, and what it lacks. State and account are looked for by the api. */
export const wireOutColumns = ({ problems, isWhole, hasMenu }: WireOutColumnsInput): GridColumn<WireOut>[] => [
  ...columns(problems).map((column) => ({ ...column, sortable: isWhole, filterable: false })),
  ...(hasMenu ? [rowMenuColumn] : []),
];

const columns = (problems: Problems): GridColumn<WireOut>[] => [
  {
    id: 'fileNumber',
    header: 'File',
    kind: 'identifier',
    value: fileWords,
    width: 104,
    rowHeader: true,
  },
  {
    id: 'date',
    header: 'Of',
    kind: 'date',
    value: ({ date }) => date,
    text: ({ date }) => formatDate(date),
    width: 96,
    priority: 2,
  },
  { id: 'means', header: 'By', kind: 'muted', value: ({ means }) => meansNames[means], width: 56 },
  { id: 'payee', header: 'Payee', value: ({ payee }) => payee, grow: 1.2, minWidth: 130 },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount, width: 112 },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => stateNames[state],
    render: ({ state }) => <WireStateBadge state={state} />,
    width: 112,
  },
  {
    id: 'lacks',
    header: 'What is lacking',
    kind: 'muted',
    value: (wire) => problems.get(wireKey(wire)) ?? lacksWords(wire),
    grow: 1.6,
    minWidth: 180,
  },
  {
    id: 'bank',
    header: 'Goes to',
    value: ({ to }) => to && `${to.bankName} ${to.accountNumber}`,
    grow: 1,
    minWidth: 130,
    priority: 3,
  },
  {
    id: 'bankAccount',
    header: 'Bank account',
    value: ({ bankAccount }) => bankAccount,
    grow: 0.8,
    minWidth: 110,
    priority: 5,
  },
  {
    id: 'reference',
    header: 'Reference',
    kind: 'identifier',
    value: ({ reference }) => reference,
    width: 104,
    priority: 4,
  },
  { id: 'postedBy', header: 'Posted by', value: ({ postedBy }) => postedBy, width: 112, priority: 6 },
];
