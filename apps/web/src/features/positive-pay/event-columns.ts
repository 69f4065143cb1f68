import type { PositivePayEventRow } from '@closewright/contract/positive-pay';
import { formatDate } from '@closewright/domain/formats';
import { positivePayKindNames } from '@closewright/domain/positive-pay';
import type { GridColumn } from '@closewright/ui/data-grid';

/** An event by the transaction that it is: a check can be issued and voided in one list. */
export const eventKey = ({ stripe, number, kind }: PositivePayEventRow): string => `${stripe}-${number}-${kind}`;

const columns: readonly GridColumn<PositivePayEventRow>[] = [
  {
    id: 'checkNumber',
    header: 'Check',
    kind: 'identifier',
    value: ({ checkNumber }) => checkNumber,
    rowHeader: true,
    width: 88,
  },
  { id: 'kind', header: 'Told as', value: ({ kind }) => positivePayKindNames[kind], width: 84 },
  {
    id: 'issuedOn',
    header: 'Date',
    kind: 'date',
    value: ({ issuedOn }) => issuedOn,
    text: ({ issuedOn }) => formatDate(issuedOn),
    width: 96,
  },
  { id: 'payee', header: 'Payee', value: ({ payee }) => payee, grow: 1, minWidth: 150 },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount, width: 112 },
  { id: 'fileNumber', header: 'File', kind: 'identifier', value: ({ fileNumber }) => fileNumber, width: 96 },
];

const ended: GridColumn<PositivePayEventRow> = {
  id: 'happenedOn',
  header: 'Ended',
  kind: 'date',
  value: ({ kind, happenedOn }) => (kind === 'issue' ? null : happenedOn),
  text: ({ kind, happenedOn }) => (kind === 'issue' ? '' : formatDate(happenedOn)),
  width: 96,
  priority: 1,
};
const withEnded = [...columns, ended];

/** What the bank is told of checks; where none has ended, the room is for the payees. */
export const eventColumns = (rows: readonly PositivePayEventRow[]): readonly GridColumn<PositivePayEventRow>[] =>
  rows.some(({ kind }) => kind !== 'issue') ? withEnded : columns;
