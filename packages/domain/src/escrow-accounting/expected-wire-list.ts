import type { PostedNumber } from '../check-writing/index.ts';
import { diffDates, type WireDate } from '../dates/index.ts';
import type { ExpectedWireState } from '../wires/index.ts';
import type { ListColumn } from './list-column.ts';

/** A wire that a file expects, with what became of it. Cents. */
export interface ListedExpectedWire {
  readonly expectedWireID: number;
  readonly ordersID: number;
  readonly fileNumber: string;
  readonly bankAccountID: number;
  readonly bankAccount: string;
  readonly expectedOn: WireDate;
  readonly amount: number;
  readonly sender: string;
  readonly reference: string | null;
  readonly note: string | null;
  readonly state: ExpectedWireState;
  readonly enteredBy: string;
  readonly received: (PostedNumber & { readonly on: WireDate; readonly amount: number; readonly by: string }) | null;
  readonly calledOff: { readonly reason: string } | null;
}

/** What the states are called. */
export const expectedWireStateNames = {
  expected: 'Expected',
  late: 'Late',
  received: 'Received',
  'called off': 'Called off',
} as const satisfies Readonly<Record<ExpectedWireState, string>>;

/** By what they are ordered. */
export const expectedWireSorts = ['expectedOn', 'sender', 'fileNumber', 'amount', 'bankAccount'] as const;
export type ExpectedWireSort = (typeof expectedWireSorts)[number];

/** How many days a wire is late; null of one that is not. */
export const daysLate = ({ state, expectedOn }: Pick<ListedExpectedWire, 'state' | 'expectedOn'>, today: WireDate) =>
  state === 'late' ? diffDates(expectedOn, today, 'days') : null;

/** By how much what came in is other than expected; null where it is not. */
export const receivedOtherwise = ({ amount, received }: Pick<ListedExpectedWire, 'amount' | 'received'>) =>
  received === null || received.amount === amount ? null : received.amount - amount;

/** The wires that files expect. */
export const expectedWireColumns = (today: WireDate): readonly ListColumn<ListedExpectedWire>[] => [
  { id: 'expectedOn', header: 'Expected', kind: 'date', value: ({ expectedOn }) => expectedOn },
  { id: 'sender', header: 'Sender', kind: 'text', value: ({ sender }) => sender },
  { id: 'fileNumber', header: 'File', kind: 'identifier', value: ({ fileNumber }) => fileNumber },
  { id: 'bankAccount', header: 'Bank account', kind: 'text', value: ({ bankAccount }) => bankAccount },
  { id: 'reference', header: 'Reference', kind: 'identifier', value: ({ reference }) => reference },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount },
  { id: 'state', header: 'State', kind: 'text', value: ({ state }) => expectedWireStateNames[state] },
  { id: 'late', header: 'Days late', kind: 'number', value: (row) => daysLate(row, today) },
  { id: 'receivedOn', header: 'Received', kind: 'date', value: ({ received }) => received?.on ?? null },
  { id: 'differs', header: 'Differs by', kind: 'money', value: receivedOtherwise },
  { id: 'enteredBy', header: 'Entered by', kind: 'text', value: ({ enteredBy }) => enteredBy },
  { id: 'note', header: 'Note', kind: 'text', value: ({ note, calledOff }) => calledOff?.reason ?? note },
];
