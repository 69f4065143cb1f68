import type { PositivePayEventRow } from '@closewright/contract/positive-pay';
import { formatDate } from '@closewright/domain/formats';
import { positivePayKindNames } from '@closewright/domain/positive-pay';
import type { GridColumn } from '@closewright/ui/data-grid';

/** An event by the transaction that it is: a check can be issued and voided in one list. */
export const eventKey = ({ stripe, number, kind }: PositivePayEventRow): string => `${stripe}-${number}-${kind}`;

/** What the bank is told of checks. */
export const eventColumns: readonly GridColumn<PositivePayEventRow>[] = [
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
    width: 104,
  },
  { id: 'payee', header: 'Payee', value: ({ payee }) => payee, grow: 1, minWidth: 150 },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount, width: 112 },
  { id: 'fileNumber', header: 'File', kind: 'identifier', value: ({ fileNumber }) => fileNumber, width: 104 },
  {
    id: 'happenedOn',
    header: 'Ended',
    kind: 'date',
    value: ({ kind, happenedOn }) => (kind === 'issue' ? null : happenedOn),
    text: ({ kind, happenedOn }) => (kind === 'issue' ? '' : formatDate(happenedOn)),
    width: 104,
    priority: 1,
  },
];
