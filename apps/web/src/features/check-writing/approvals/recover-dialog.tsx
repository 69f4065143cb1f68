import type { FileLedger } from '@closewright/contract/check-writing';
import { type ProposedDisbursement, takingWarning } from '@closewright/domain/check-writing';
import { Banner } from '@closewright/ui/banner';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useClock } from '../../../app/session/clock.ts';
import { amountText } from '../../../lib/amount-text.ts';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../../records/form/layout.ts';
import { postingLimits } from '../../../records/plain/posting-limits.plain.ts';
import { accountField, accountOptions, amountErrors, amountField, commentField } from './asking-fields.ts';
import type { LackingInAccount } from './lacking.ts';

export interface RecoverDialogProps {
  ordersID: number;
  /** The bank accounts in which the file lacks something. */
  lacking: readonly LackingInAccount[];
  /** What the statement has left to pay, in its order; none for whoever may not read it. */
  proposed: readonly ProposedDisbursement[];
  dialog: DialogControl<FileLedger>;
}

interface Typed extends Record<string, string | number | null> {
  bankAccountID: number | null;
  of: string | null;
  from: string;
  amount: number | null;
  payer: string;
  reference: string | null;
  date: string | null;
  reason: string | null;
}

const fromSomebody = 'Somebody who paid it';
const outOfFile = 'Out of the file';

const fields = {
  bankAccountID: accountField,
  of: { kind: 'choice', label: 'What is recovered', required: true },
  from: { kind: 'choice', label: 'From', required: true, choices: [fromSomebody, outOfFile] },
  amount: amountField,
  payer: { kind: 'text', label: 'Who paid it', required: false, maxLength: postingLimits.payee },
  reference: { kind: 'text', label: 'Reference', required: false, maxLength: postingLimits.reference },
  date: { kind: 'date', label: 'Date', required: true },
  reason: commentField,
};

/** Records that what a file lacked has come back: from somebody, or out of what the file has. */
export function RecoverDialog({ ordersID, lacking, proposed, dialog }: RecoverDialogProps) {
  const clock = useClock();
  const accountOf = ({ bankAccountID }: Typed) =>
    lacking.find(({ account }) => account.bankAccountID === bankAccountID);
  const lacksOf = (typed: Typed) => accountOf(typed)?.lacks ?? [];
  const chosen = (typed: Typed) => lacksOf(typed).find(({ of }) => of === typed.of);
  const availableIn = (typed: Typed) => accountOf(typed)?.available ?? 0;
  const isOfFile = ({ from }: Typed) => from === outOfFile;
  /** What is lacking, and out of the file no more than is there. */
  const mostOf = (typed: Typed) =>
    Math.min(chosen(typed)?.amount ?? 0, isOfFile(typed) ? availableIn(typed) : Number.POSITIVE_INFINITY);
  const [first] = lacking;
  const [lack] = first?.lacks ?? [];
  const form = useRecordDialog<Typed, FileLedger>({
    dialog,
    fields,
    begin: {
      bankAccountID: first?.account.bankAccountID ?? null,
      of: lack?.of ?? null,
      from: fromSomebody,
      amount: lack?.amount ?? null,
      payer: '',
      reference: null,
      date: clock.today(),
      reason: null,
    },
    options: (typed) => ({
      bankAccountID: accountOptions(lacking.map(({ account }) => account)),
      of: lacksOf(typed).map(({ of, label, amount }) => ({ value: of, label: `${label}, ${amountText(amount)}` })),
    }),
    check: (typed) => ({
      ...(chosen(typed) ? {} : { of: 'The file does not lack this there' }),
      ...(isOfFile(typed) || typed.payer !== '' ? {} : { payer: 'Say who paid it' }),
      ...amountErrors(typed.amount, mostOf(typed)),
    }),
    async send(typed) {
      const { bankAccountID, amount, date, reason } = typed;
      const of = chosen(typed)?.of;
      // Nothing is sent without what is required.
      if (bankAccountID === null || amount === null || date === null || reason === null || of === undefined)
        return null;
      const payer = isOfFile(typed) ? null : typed.payer;
      const reference = isOfFile(typed) ? null : typed.reference;
      return call('recoverMoney', {
        params: { ordersID },
        body: { bankAccountID, date, of, amount, payer, reference, reason },
      });
    },
  });
  const { values } = form;
  const taken = { available: availableIn(values), amount: Math.min(values.amount ?? 0, mostOf(values)) };
  const warning = isOfFile(values) ? takingWarning(proposed, taken) : null;
  const layout: Layout = [
    ...when(lacking.length > 1, ['bankAccountID', 12]),
    ['of', 6, { clearable: false, autoFocus: true }],
    ['from', 6, { clearable: false }],
    ...when(!isOfFile(values), ['payer', 8, { required: true }], ['reference', 4, { identifier: true }]),
    ['amount', 4],
    ['date', 4],
    ['reason', 12],
  ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Recover"
      lead={
        <DialogMessage>
          {isOfFile(values)
            ? `It is taken out of the ${amountText(availableIn(values))} that the file has available.`
            : 'It is deposited in the trust account and makes up what the file lacked. What is available does not change.'}
        </DialogMessage>
      }
    >
      <div aria-live="polite">
        {warning !== null && <Banner tone="warning" label="What the statement needs" title={warning} />}
      </div>
    </RecordDialog>
  );
}
