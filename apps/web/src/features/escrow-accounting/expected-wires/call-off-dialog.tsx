import type { ExpectedWire } from '@closewright/contract/wires';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { expectedWords } from './wire-words.ts';

export interface CallOffDialogProps {
  wire: ExpectedWire;
  dialog: DialogControl<ExpectedWire>;
}

type Typed = { reason: string | null };

const layout: Layout = [['reason', 12, { autoFocus: true }]];

/** Says that a wire is not expected any more, and why. */
export function CallOffDialog({ wire, dialog }: CallOffDialogProps) {
  const { expectedWireID } = wire;
  const form = useRecordDialog<Typed, ExpectedWire>({
    dialog,
    guard: false,
    fields: {
      reason: {
        ...{ kind: 'text', label: 'Reason', maxLength: 200 },
        ...{ required: true, missing: 'Say why it is not expected any more' },
      },
    },
    begin: { reason: null },
    send: ({ reason }) => call('callOffExpectedWire', { params: { expectedWireID }, body: { reason: reason ?? '' } }),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Call off"
      lead={<DialogMessage>{expectedWords(wire)}. It stays in the list as called off.</DialogMessage>}
    />
  );
}
