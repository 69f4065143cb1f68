import type { FileLedger } from '@closewright/contract/check-writing';
import type { UnclaimedMoney } from '@closewright/contract/unclaimed';
import { formatDate } from '@closewright/domain/formats';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useClock } from '../../../app/session/clock.ts';
import { amountText } from '../../../lib/amount-text.ts';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../../records/form/layout.ts';
import { useStillToCome } from '../expected-wires/use-still-to-come.ts';

export interface ClaimDialogProps {
  ordersID: number;
  money: UnclaimedMoney;
  /** What else is to become of it, in words. */
  warning: string | null;
  dialog: DialogControl<FileLedger>;
}

type Typed = {
  payer: string | null;
  amount: number | null;
  party: string | null;
  date: string | null;
  memo: string | null;
};

const fields = {
  payer: { kind: 'text', label: 'From', required: true, missing: 'Who it is from is required', maxLength: 120 },
  amount: { kind: 'money', label: 'Amount', required: true, min: 0 },
  party: { kind: 'select', label: 'Counts as from', required: false },
  date: { kind: 'date', label: 'Claimed on', required: true },
  memo: { kind: 'text', label: 'For', required: false, maxLength: 120 },
} as const;

/** A file claims money that nobody had claimed, or a part of it: it is a receipt of that file from then on. */
export function ClaimDialog({ ordersID, money, warning, dialog }: ClaimDialogProps) {
  const today = useClock().today();
  const givers = useStillToCome(ordersID);
  const { bankAccountID, stripe, number, left, sender } = money;
  const fit = money.fits.find((each) => each.ordersID === ordersID);
  const form = useRecordDialog<Typed, FileLedger>({
    dialog,
    fields,
    begin: { payer: fit?.sender ?? sender, amount: left, party: fit?.party ?? null, date: today, memo: null },
    options: {
      party: givers.map((each) => ({ value: each.party, label: each.name ?? 'Nobody by name' })),
    },
    check: ({ amount }) => {
      if (amount !== null && amount <= 0) return { amount: 'Enter an amount above 0.00' };
      return amount !== null && amount > left ? { amount: `Only ${amountText(left)} is left of it` } : {};
    },
    send: async ({ payer, amount, party, date, memo }) =>
      payer === null || amount === null || date === null
        ? null
        : call('claimUnclaimed', {
            params: { bankAccountID, stripe, number },
            body: { ordersID, payer, amount, party, date, memo, kept: [] },
          }),
  });
  const layout: Layout = [
    ['payer', 8, { autoFocus: true }],
    ['amount', 4],
    ...when(givers.length > 0, ['party', 12]),
    ['date', 4],
    ['memo', 8],
  ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Claim"
      lead={
        <DialogMessage tone={warning === null ? 'neutral' : 'warning'}>
          {warning} It is a receipt of the file from then on. When it is good funds counts from {formatDate(money.date)}
          , when it came in.
        </DialogMessage>
      }
    />
  );
}
