import type { RemittanceDetail } from '@closewright/contract/remittances';
import { formatDate } from '@closewright/domain/formats';
import { untiedWords } from '@closewright/domain/remittances';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { amountText } from '../../lib/amount-text.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import { sendAct } from './asked-of-remittance.ts';

export interface PayDialogProps {
  remittance: RemittanceDetail;
  dialog: DialogControl<RemittanceDetail>;
}

const nameAt = (at: number) => `payment${at}`;

/** Names the payments of the ledger that a remittance is paid by. It is paid where each file is, to the cent. */
export function PayDialog({ remittance, dialog }: PayDialogProps) {
  const { payments, tieOut, totals, underwriter } = remittance;
  const numbers = new Map(tieOut.files.map(({ ordersID, fileNumber }) => [ordersID, fileNumber]));
  const tickedOf = (typed: Record<string, boolean | null>) => payments.filter((_, at) => typed[nameAt(at)] === true);
  const form = useRecordDialog<Record<string, boolean | null>, RemittanceDetail>({
    dialog,
    guard: false,
    fields: Object.fromEntries(
      payments.map(({ label, amount, ordersID }, at) => [
        nameAt(at),
        { kind: 'boolean', label: `${label}, ${numbers.get(ordersID) ?? ''}, ${amountText(amount)}`, required: false },
      ]),
    ),
    begin: Object.fromEntries(payments.map((_, at) => [nameAt(at), true])),
    check: (typed) => {
      const [untied] = untiedWords(tieOut.files, tickedOf(typed));
      return untied === undefined ? {} : { '': `${untied}.` };
    },
    send: async (typed) =>
      sendAct(remittance, {
        kind: 'pay',
        payments: tickedOf(typed).map(({ bankAccountID, stripe, number, ordersID, amount, isBack }) => ({
          ...{ bankAccountID, stripe, number, ordersID, amount, isBack },
        })),
      }),
    fieldOf: () => '',
  });
  const untied = untiedWords(tieOut.files, tickedOf(form.values));
  return (
    <RecordDialog
      form={form}
      saveLabel="Paid"
      beginsOnSave={payments.length === 0}
      lead={
        <>
          <DialogMessage>
            {amountText(totals.underwriter)} to {underwriter}. Tick the payments of the ledger that it is paid by.
          </DialogMessage>
          {payments.length === 0 && <p>No payment to the underwriter is left to name.</p>}
        </>
      }
      layout={[
        payments.map(
          ({ date, payee, isBack }, at) =>
            [
              nameAt(at),
              12,
              { help: `${formatDate(date)}, ${payee}${isBack ? ', came back' : ''}`, autoFocus: at === 0 },
            ] as const,
        ),
      ]}
    >
      <div role="status">
        {untied.length === 0 ? (
          <p>Each file is paid to the cent.</p>
        ) : (
          <ul>
            {untied.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </div>
    </RecordDialog>
  );
}
