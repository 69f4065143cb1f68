import type { FileLedger, TrustAccount } from '@closewright/contract/check-writing';
import { methodNames, type ProposedDisbursement } from '@closewright/domain/check-writing';
import { counted } from '@closewright/domain/formats';
import { DialogMessage } from '@closewright/ui/dialog';
import { SelectField } from '@closewright/ui/select-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useClock } from '../../../app/session/clock.ts';
import { amountText } from '../../../lib/amount-text.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { usePin } from '../../../records/pin/use-pin.ts';
import { postingLimits } from '../../../records/plain/posting-limits.plain.ts';
import { accountName } from '../account-name.ts';
import { byMethod, type OfMethod } from './by-method.ts';

export interface DisburseDialogProps {
  ordersID: number;
  /** Whose statement is paid by; 0 for a file without a loan. */
  loanID: number;
  disbursements: readonly ProposedDisbursement[];
  /** Those that may be paid from, the one of the file first. */
  accounts: readonly TrustAccount[];
  /** What was refused, for the rows that it is about: by their place among the disbursements. */
  onRefused(error: unknown): void;
  dialog: DialogControl<FileLedger>;
}

type Typed = {
  date: string | null;
  bankAccountID: number | null;
  firstCheckNumber: number | null;
} & Record<string, string | number | null>;

const referenceName = (at: number) => `reference${at}`;

/** The day, the bank account and the numbers of disbursements that are made, with how many there are of each kind; then makes them. */
export function DisburseDialog({ ordersID, loanID, disbursements, accounts, onRefused, dialog }: DisburseDialogProps) {
  const clock = useClock();
  const withPin = usePin();
  const electronic = disbursements.flatMap(({ method, payee }, at) =>
    method === 'check' ? [] : [{ at, method, payee }],
  );
  const checks = disbursements.length - electronic.length;
  const [first] = accounts;
  const begin: Typed = {
    ...Object.fromEntries(electronic.map(({ at }) => [referenceName(at), null])),
    date: clock.today(),
    bankAccountID: first?.bankAccountID ?? null,
    firstCheckNumber: checks > 0 ? (first?.nextCheckNumber ?? null) : null,
  };
  const form = useRecordDialog<Typed, FileLedger>({
    dialog,
    guard: false,
    fields: {
      date: { kind: 'date', label: 'Date', required: true },
      bankAccountID: { kind: 'choice', label: 'Bank account', required: true },
      firstCheckNumber: { kind: 'integer', label: 'First check number', required: checks > 0, min: 1 },
      ...Object.fromEntries(
        electronic.map(({ at, method, payee }) => [
          referenceName(at),
          {
            kind: 'text',
            label: `Reference of ${methodNames[method]} to ${payee}`,
            required: false,
            maxLength: postingLimits.reference,
          },
        ]),
      ),
    },
    begin,
    fieldOf(path) {
      const [, at] = /^disbursements\.(\d+)\.reference/.exec(path) ?? [];
      if (at !== undefined) return referenceName(Number(at));
      // What is wrong with a disbursement itself stands above, and at its row.
      return path.startsWith('disbursements') ? '' : undefined;
    },
    async send(typed) {
      const { date, bankAccountID, firstCheckNumber } = typed;
      // Nothing is sent without what is required.
      if (date === null || bankAccountID === null) return null;
      try {
        return await withPin((post) =>
          post('disburse', {
            params: { ordersID },
            body: {
              date,
              bankAccountID,
              loanID,
              firstCheckNumber: checks > 0 ? firstCheckNumber : null,
              disbursements: disbursements.map(({ method, payee, party, memo, lines }, at) => {
                const reference = typed[referenceName(at)];
                return {
                  method,
                  payee,
                  party,
                  memo,
                  lines: [...lines],
                  reference: typeof reference === 'string' && reference !== '' ? reference : null,
                };
              }),
            },
          }),
        );
      } catch (error) {
        onRefused(error);
        throw error;
      }
    },
  });
  const chosen = accounts.find(({ bankAccountID }) => bankAccountID === form.values.bankAccountID);
  const layout: Layout = [
    ['date', 3, { autoFocus: true }],
    ['bankAccountID', 6],
    ...(checks > 0
      ? ([
          ['firstCheckNumber', 3, { grouping: false, identifier: true, ...(chosen && { help: nextNumber(chosen) }) }],
        ] as const)
      : []),
    ...electronic.map(({ at }) => [referenceName(at), 6, { identifier: true }] as const),
  ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={`Disburse ${disbursements.length}`}
      lead={
        <>
          <DialogMessage>
            All of them are posted, or none. What leaves the office can be voided or stopped, never changed.
          </DialogMessage>
          <Table
            caption="What is paid"
            captionHidden
            columns={columns(disbursements)}
            rows={byMethod(disbursements.map(({ method, amount }) => ({ method, amount: amount.value })))}
            rowKey={({ method }) => method}
          />
        </>
      }
      parts={{
        bankAccountID: (part) => (
          <SelectField<number>
            {...part}
            options={accounts.map((account) => ({ value: account.bankAccountID, label: accountName(account) }))}
            value={form.values.bankAccountID}
            onValueChange={(bankAccountID) => {
              const next = accounts.find((account) => account.bankAccountID === bankAccountID);
              // Each account has its own run of checks.
              form.set({ bankAccountID, ...(checks > 0 && next && { firstCheckNumber: next.nextCheckNumber }) });
            }}
          />
        ),
      }}
    />
  );
}

const nextNumber = ({ nextCheckNumber }: TrustAccount): string =>
  nextCheckNumber === null
    ? 'No number is left after the highest one: enter one that is free'
    : `Next expected: ${nextCheckNumber}`;

const columns = (of: readonly ProposedDisbursement[]): readonly TableColumn<OfMethod>[] => [
  {
    id: 'method',
    header: 'Method',
    rowHead: true,
    cell: ({ name }) => name,
    total: counted(of.length, 'disbursement'),
  },
  { id: 'count', header: 'How many', numeric: true, cell: ({ count }) => count, total: '' },
  {
    id: 'sum',
    header: 'Sum',
    numeric: true,
    cell: ({ sum }) => amountText(sum),
    total: amountText(of.reduce((all, { amount }) => all + amount.value, 0)),
  },
];
