import type { WireOut } from '@closewright/contract/wires';
import { wireLimits } from '@closewright/domain/wires';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { amountText } from '../../lib/amount-text.ts';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';

export interface SentDialogProps {
  wire: WireOut;
  dialog: DialogControl<WireOut>;
}

const layout: Layout = [
  [
    'bankReference',
    12,
    {
      autoFocus: true,
      identifier: true,
      autoComplete: 'off',
      help: 'Its confirmation: IMAD, OMAD or the number of its page',
    },
  ],
];

/** Says that a released wire was sent at the bank, with the reference that the bank gave. */
export function SentDialog({ wire: { bankAccountID, stripe, number, amount, to }, dialog }: SentDialogProps) {
  const form = useRecordDialog<{ bankReference: string | null }, WireOut>({
    dialog,
    guard: false,
    fields: {
      bankReference: {
        ...{ kind: 'text', label: 'Reference of the bank', maxLength: wireLimits.reference },
        ...{ required: true, missing: 'The reference of the bank is required' },
      },
    },
    begin: { bankReference: null },
    send: async ({ bankReference }) =>
      bankReference === null
        ? null
        : call('sentWire', { params: { bankAccountID, stripe, number }, body: { bankReference } }),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Sent"
      lead={
        <DialogMessage>
          {amountText(amount)} to {to?.beneficiary}, {to?.bankName} {to?.accountNumber}. For a payment that somebody
          sent at the bank: it is in no file then.
        </DialogMessage>
      }
    />
  );
}
