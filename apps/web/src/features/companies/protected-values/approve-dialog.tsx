import type { CompanyRecord, ProtectedChange } from '@closewright/contract/companies';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { mustBeThere } from '../../../records/field/record-field.tsx';
import type { Layout } from '../../../records/form/layout.ts';

export interface ApproveDialogProps {
  companyID: number;
  change: ProtectedChange;
  /** `YYYY-MM-DD` */
  today: string;
  dialog: DialogControl<CompanyRecord>;
}

interface Verified extends Readonly<Record<string, unknown>> {
  proof: string;
  note: string;
  verifiedOn: string | null;
}

const layout: Layout = [
  ['proof', 12, { identifier: true, autoComplete: 'off' }],
  ['note', 8, { help: 'Who, and how' }],
  ['verifiedOn', 4],
];

/** Approves a change by typing its number again, as the company itself has given it. */
export function ApproveDialog({ companyID, change: { changeID, kind }, today, dialog }: ApproveDialogProps) {
  const label = kind === 'wire' ? 'Account number as verified' : 'Tax id as verified';
  const form = useRecordDialog<Verified, CompanyRecord>({
    dialog,
    fields: {
      proof: { kind: 'text', label, ...mustBeThere, maxLength: 60 },
      note: { kind: 'text', label: 'Verified with', ...mustBeThere, maxLength: 300 },
      verifiedOn: { kind: 'date', label: 'Verified on', ...mustBeThere },
    },
    guard: false,
    begin: { proof: '', note: '', verifiedOn: today },
    send: ({ proof, note, verifiedOn }) =>
      call('decideCompanyChange', {
        params: { companyID, changeID },
        body: { decision: 'approve', proof, note, verifiedOn },
      }),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Approve"
      lead={
        <p className="m-0 text-body text-muted">
          Call the company at a number you know, not at one from the request, and type what you are told.
        </p>
      }
    />
  );
}
