import type { PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { type ExceptionDecision, exceptionDecisionNames, exceptionLimits } from '@closewright/domain/positive-pay';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { usePin } from '../../../records/pin/use-pin.ts';
import { Looks } from './exception-pane.tsx';
import { againstWords, checkWords, confirmWords, secondWords } from './exception-words.ts';

export interface DecideDialogProps {
  row: PositivePayExceptionRow;
  decision: ExceptionDecision;
  dialog: DialogControl<PositivePayExceptionRow>;
}

/** Decides what the bank does with a check, beside what the ledger says of it; with a reason where that speaks against it. */
export function DecideDialog({ row, decision, dialog }: DecideDialogProps) {
  const { positivePayExceptionID, finding: found, checks } = row;
  const against = againstWords(row, decision);
  const form = useRecordDialog<{ reason: string | null }, PositivePayExceptionRow>({
    dialog,
    guard: false,
    fields: {
      reason: {
        ...{ kind: 'text', label: 'Reason', maxLength: exceptionLimits.reason, required: against !== null },
        missing: `Say why it is ${decision === 'pay' ? 'paid' : 'returned'}`,
      },
    },
    begin: { reason: null },
    // What is shown is what is sent along.
    send: ({ reason }) =>
      call('decidePositivePayException', { params: { positivePayExceptionID }, body: { decision, found, reason } }),
  });
  return (
    <RecordDialog
      form={form}
      {...(against === null ? { beginsOnSave: true } : { layout: [['reason', 12, { autoFocus: true }]] as const })}
      saveLabel={exceptionDecisionNames[decision]}
      lead={
        <>
          <DialogMessage>
            {checkWords(row)}
            {row.payee === null ? '' : `, to ${row.payee}`}.{' '}
            {against ?? secondWords(row, decision) ?? 'It is as the ledger says.'}
          </DialogMessage>
          <Looks checks={checks} />
        </>
      }
    />
  );
}

export interface ConfirmDialogProps {
  row: PositivePayExceptionRow;
  dialog: DialogControl<PositivePayExceptionRow>;
}

/** Confirms that a check is paid, beside what the ledger says of it, why it is paid and why that takes another person. */
export function ConfirmDialog({ row, dialog }: ConfirmDialogProps) {
  const { positivePayExceptionID, finding: found, checks } = row;
  const withPin = usePin();
  const form = useRecordDialog<Record<string, never>, PositivePayExceptionRow>({
    dialog,
    guard: false,
    begin: {},
    send: () =>
      withPin((post) => post('confirmPositivePayException', { params: { positivePayExceptionID }, body: { found } })),
  });
  return (
    <RecordDialog
      form={form}
      beginsOnSave
      saveLabel="Confirm"
      lead={
        <>
          <DialogMessage>{confirmWords(row)}</DialogMessage>
          <Looks checks={checks} />
        </>
      }
    />
  );
}
