import type { ControlChange } from '@closewright/contract/controls';
import { controlLimits, controlOf, controlPlaces } from '@closewright/domain/controls';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, keyFor } from '../../lib/api/index.ts';
import { RecordDialog } from '../dialog/record-dialog.tsx';
import { useRecordDialog } from '../dialog/use-record-dialog.ts';
import type { Layout } from '../form/layout.ts';
import { askedBody, type WeakerAsked, weakerWords } from './weaker-asked.ts';

export interface AskDialogProps {
  weaker: readonly WeakerAsked[];
  dialog: DialogControl<readonly ControlChange[]>;
}

const layout: Layout = [['reason', 12, { autoFocus: true }]];
const columns: readonly TableColumn<WeakerAsked>[] = [
  { id: 'setting', header: 'Setting', rowHead: true, cell: (each) => weakerWords(each)[0] },
  { id: 'was', header: 'Now', cell: (each) => weakerWords(each)[1] },
  { id: 'becomes', header: 'Asked for', cell: (each) => weakerWords(each)[2] },
];

/** Says which settings nobody weakens alone, takes the reason and asks for them. */
export function AskDialog({ weaker, dialog }: AskDialogProps) {
  const client = useQueryClient();
  // What was asked for before another one was refused is not asked for twice.
  const asked = useRef(new Map<WeakerAsked, ControlChange>());
  const form = useRecordDialog<{ reason: string | null }, readonly ControlChange[]>({
    dialog,
    fields: {
      reason: {
        ...{ kind: 'text', label: 'Reason', maxLength: controlLimits.reason },
        ...{ required: true, missing: 'Say why' },
      },
    },
    begin: { reason: null },
    // What is wrong with a value is said above: its field is behind this dialog.
    fieldOf: (path) => (path === 'reason' ? 'reason' : ''),
    async send({ reason }) {
      try {
        for (const each of weaker) {
          if (asked.current.has(each)) continue;
          asked.current.set(each, await call('askControlChange', { body: askedBody(each, reason ?? '') }));
        }
      } finally {
        await client.invalidateQueries({ queryKey: keyFor('listControlChanges') });
      }
      return [...asked.current.values()];
    },
  });
  const people = [...new Set(weaker.map(({ setting }) => controlPlaces[controlOf(setting).place].people))].join('; ');
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Ask"
      lead={
        <>
          <DialogMessage>
            Nobody weakens a control alone. It stays as it is until another person approves it under Control changes.
            Who may: {people}.
          </DialogMessage>
          <Table
            caption="Weaker settings"
            captionHidden
            columns={columns}
            rows={weaker}
            rowKey={({ setting, bankAccountID }) => `${setting} ${bankAccountID ?? ''}`}
          />
        </>
      }
    />
  );
}
