import { type DisbursementMethod, methodNames, type ProposedDisbursement } from '@closewright/domain/check-writing';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { postingLimits } from '../../../records/plain/posting-limits.plain.ts';
import { methodOptions } from './method-options.ts';

/** How a disbursement is to be paid. */
export interface PaidHow {
  readonly method: DisbursementMethod;
  readonly payee: string;
  readonly memo: string | null;
}

export interface EditDialogProps {
  of: ProposedDisbursement;
  /** Stores it; false where it was refused, and why was said. */
  onSave(how: PaidHow): Promise<boolean>;
  dialog: DialogControl<true>;
}

const fields = {
  method: { kind: 'choice', label: 'Method', required: true },
  payee: { kind: 'text', label: 'Payee', required: true, maxLength: postingLimits.payee },
  memo: { kind: 'text', label: 'Memo', required: false, maxLength: postingLimits.memo },
};
const layout: Layout = [
  ['method', 4],
  ['payee', 8, { autoFocus: true }],
  ['memo', 12],
];

/** Asks how a disbursement is to be paid: by which method, to whom, with which memo. */
export function EditDialog({ of, onSave, dialog }: EditDialogProps) {
  const { method, payee, memo } = of;
  const form = useRecordDialog<{ method: string; payee: string; memo: string | null }, true>({
    dialog,
    fields,
    options: { method: methodOptions },
    begin: { method, payee, memo },
    async send(typed) {
      const how = Object.hasOwn(methodNames, typed.method) ? (typed.method as DisbursementMethod) : method;
      return (await onSave({ ...typed, method: how })) || null;
    },
  });
  return <RecordDialog form={form} layout={layout} />;
}
