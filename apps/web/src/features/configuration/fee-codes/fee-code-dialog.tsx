import type { FeeCodeRecord } from '@closewright/contract/fee-codes';
import { type FeeCode, feeCodeProblems } from '@closewright/domain/fees';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { feeCodeTable } from '../../../records/plain/tables.plain.ts';

export interface FeeCodeDialogProps {
  /** Null adds a fee code. */
  feeCode: FeeCodeRecord | null;
  readOnly: boolean;
  dialog: DialogControl<FeeCodeRecord>;
}

const layout: Layout = [
  ['code', 4],
  ['label', 8],
  ['section', 4],
  ['kind', 8],
  ['payeeRule', 4],
  ['payeeName', 8, { help: 'Where it is paid to Named' }],
  ['bucket', 4, { help: 'That of the section where empty' }],
  [['isFinanceCharge', 12]],
  [['isOptional', 12]],
  [['inactive', 12, { help: 'No longer offered; lines that have it stay' }]],
];

/** A fee code before anything is typed. */
const newFeeCode: FeeCode = {
  code: '',
  label: '',
  section: null,
  kind: null,
  payeeRule: null,
  payeeName: null,
  bucket: null,
  isFinanceCharge: false,
  isOptional: false,
  inactive: false,
};

/** Adds or edits one fee code. */
export function FeeCodeDialog({ feeCode, readOnly, dialog }: FeeCodeDialogProps) {
  const form = useRecordDialog<FeeCode & Record<string, unknown>, FeeCodeRecord>({
    dialog,
    fields: feeCodeTable,
    schemas: async () => (await import('@closewright/contract/fee-codes')).feeCodeRecord.fields,
    begin: { ...newFeeCode },
    check: feeCodeProblems,
    send: (body) => call('createFeeCode', { body }),
    stored: feeCode,
    save: ({ feeCodeID, version }, changes) =>
      call('saveFeeCode', { params: { feeCodeID }, body: { version, changes } }),
  });
  return <RecordDialog form={form} layout={layout} readOnly={readOnly} />;
}
