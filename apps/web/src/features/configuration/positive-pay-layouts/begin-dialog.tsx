import { type PositivePayStarter, positivePayLeftOut, positivePayStarters } from '@closewright/domain/positive-pay';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { mustBeThere } from '../../../records/field/record-field.tsx';
import type { Layout } from '../../../records/form/layout.ts';

/** What a new layout begins with; null: nothing. */
export interface Beginning {
  readonly starter: PositivePayStarter | null;
}

const nothing = -1;
const fields = { starter: { kind: 'select', label: 'What a bank has published', ...mustBeThere } };
const options = {
  starter: [
    { value: nothing, label: 'Nothing' },
    ...positivePayStarters.map(({ layout }, at) => ({ value: at, label: layout.name })),
  ],
};
const layout: Layout = [['starter', 12, { clearable: false, autoFocus: true }]];

/** Asks what a new layout begins with. */
export function BeginDialog({ dialog }: { dialog: DialogControl<Beginning> }) {
  const form = useRecordDialog<{ starter: number | null }, Beginning>({
    ...{ dialog, fields, options, guard: false, begin: { starter: 0 } },
    send: async ({ starter }) => ({ starter: positivePayStarters[starter ?? nothing] ?? null }),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Begin"
      lead={
        <DialogMessage>
          Not here: {positivePayLeftOut.map(({ bank }) => bank).join(', ')}, of which too little was published.
        </DialogMessage>
      }
    />
  );
}
