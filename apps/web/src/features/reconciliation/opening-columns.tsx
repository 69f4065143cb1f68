import { formatDate } from '@closewright/domain/formats';
import type { TypedDeposit, TypedFile, TypedPayment } from '@closewright/domain/ledger-opening';
import type { GridColumn } from '@closewright/ui/data-grid';

/** A row of an opening: as it was asked for, or as it is typed with what is wrong with it. */
export interface OpeningRow<R> {
  readonly line: number;
  readonly row: R | null;
  readonly problems: readonly string[];
}

type Column<R> = GridColumn<OpeningRow<R>>;

const line = <R,>(): Column<R> => ({
  ...{ id: 'line', header: 'Row', kind: 'number', width: 56, rowHeader: true },
  value: ({ line: at }) => at,
});
const words = <R,>(id: string, header: string, of: (row: R) => string | null, width: number): Column<R> => ({
  ...{ id, header, width },
  value: ({ row }) => row && of(row),
});
const day = <R extends { readonly date: string }>(): Column<R> => ({
  ...{ id: 'date', header: 'Date', kind: 'date', width: 96 },
  value: ({ row }) => row?.date ?? null,
  text: ({ row }) => (row === null ? '' : formatDate(row.date)),
});
const money = <R,>(header: string, of: (row: R) => number): Column<R> => ({
  ...{ id: 'amount', header, kind: 'money', width: 116 },
  value: ({ row }) => row && of(row),
});
/** What is wrong with a row, in words. */
const wrong = <R,>(): Column<R> => ({
  ...{ id: 'problem', header: 'To correct', grow: 1, minWidth: 120 },
  value: ({ problems }) => problems.join('. '),
  render: ({ problems }) => <span className="text-danger-fg">{problems.join('. ')}</span>,
});

const methods = { check: 'Check', 'wire out': 'Wire', 'ACH out': 'ACH' } as const;
const file = <R extends { readonly fileNumber: string }>() => words<R>('file', 'File', (row) => row.fileNumber, 120);

/** The columns of each list; with what is to correct while it is typed. */
export const openingListColumns = {
  files: (typed: boolean): readonly Column<TypedFile>[] => [
    ...[line<TypedFile>(), ...(typed ? [wrong<TypedFile>()] : [])],
    ...[file<TypedFile>(), money<TypedFile>('Balance', ({ balance }) => balance)],
  ],
  payments: (typed: boolean): readonly Column<TypedPayment>[] => [
    ...[line<TypedPayment>(), ...(typed ? [wrong<TypedPayment>()] : []), file<TypedPayment>()],
    words('method', 'By', ({ method }) => methods[method], 64),
    words('number', 'Number', ({ checkNumber, reference }) => checkNumber?.toString() ?? reference, 100),
    words('payee', 'Payee', ({ payee }) => payee, 150),
    ...[day<TypedPayment>(), money<TypedPayment>('Amount', ({ amount }) => amount)],
  ],
  deposits: (typed: boolean): readonly Column<TypedDeposit>[] => [
    ...[line<TypedDeposit>(), ...(typed ? [wrong<TypedDeposit>()] : []), file<TypedDeposit>()],
    words('payer', 'Payer', ({ payer }) => payer, 150),
    words('reference', 'Reference', ({ reference }) => reference, 100),
    ...[day<TypedDeposit>(), money<TypedDeposit>('Amount', ({ amount }) => amount)],
  ],
};
