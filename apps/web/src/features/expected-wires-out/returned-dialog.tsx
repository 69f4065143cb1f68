import type { WireOut } from '@closewright/contract/wires';
import { achReasonWords, achReturnCodes, isAchReturnCode, returnDayProblem } from '@closewright/domain/ach';
import { wireLimits } from '@closewright/domain/wires';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';

export interface ReturnedDialogProps {
  wire: WireOut;
  dialog: DialogControl<WireOut>;
}

type Typed = { code: string | null; returnedOn: string | null; note: string | null };

const layout: Layout = [
  ['code', 4, { autoFocus: true, identifier: true, upperCase: true, autoComplete: 'off', help: 'R and two digits' }],
  ['returnedOn', 8],
  ['note', 12],
];

/** Says that the bank of the payee gave an ACH payment back, by its return code. */
export function ReturnedDialog({ wire, dialog }: ReturnedDialogProps) {
  const { bankAccountID, stripe, number, date, amount, payee } = wire;
  const today = useClock().today();
  const form = useRecordDialog<Typed, WireOut>({
    dialog,
    guard: false,
    fields: {
      code: {
        kind: 'text',
        label: 'Return code',
        maxLength: 3,
        required: true,
        missing: 'The return code is required',
      },
      returnedOn: { kind: 'date', label: 'Came back on', required: true, missing: 'The day is required' },
      note: { kind: 'text', label: 'Note', maxLength: wireLimits.note, required: false },
    },
    begin: { code: null, returnedOn: today, note: null },
    check: ({ code, returnedOn }) => {
      const day = returnedOn === null ? null : returnDayProblem(returnedOn, { from: date, today });
      return {
        ...(code !== null && !isAchReturnCode(code) && { code: 'A return code is R and two digits' }),
        ...(day !== null && { returnedOn: day }),
      };
    },
    send: async ({ code, returnedOn, note }) =>
      code === null || returnedOn === null
        ? null
        : call('returnedWire', { params: { bankAccountID, stripe, number }, body: { code, returnedOn, note } }),
  });
  const { code } = form.values;
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Came back"
      lead={
        <DialogMessage>
          {payee}, {amountText(amount)}. Nothing is posted: void it afterwards, so that its file has the money again.
        </DialogMessage>
      }
    >
      <p role="status" className="text-label text-muted empty:hidden">
        {code !== null && achReturnCodes.includes(code) && achReasonWords(code)}
      </p>
    </RecordDialog>
  );
}
