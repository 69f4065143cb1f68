import type { StatementVersion } from '@closewright/contract/settlement';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';
import { takingBackTable } from '../../records/plain/tables.plain.ts';

export interface TakeBackSaidProps {
  params: { ordersID: number; loanID: number; statementVersionID: number; versionDeliveryID: number };
  /** The delivery or signature in words. */
  words: string;
  dialog: DialogControl<StatementVersion>;
}

const layout: Layout = [['reason', 12]];

/** Asks why a delivery or a signature is taken back, and does it. */
export function TakeBackSaid({ params, words, dialog }: TakeBackSaidProps) {
  const form = useRecordDialog<{ reason: string }, StatementVersion>({
    dialog,
    fields: takingBackTable,
    guard: false,
    begin: { reason: '' },
    send: ({ reason }) => call('takeBackDelivery', { params, body: { reason } }),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Take back"
      lead={<DialogMessage>{words}. It counts no more, and stays in the list with the reason.</DialogMessage>}
    />
  );
}
