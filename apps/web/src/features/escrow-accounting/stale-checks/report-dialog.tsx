import { dormancyStates } from '@closewright/domain/stale-checks';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useClock } from '../../../app/session/clock.ts';
import { call } from '../../../lib/api/index.ts';
import { saveDownload } from '../../../lib/downloads/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';

export interface ReportDialogProps {
  bankAccountID: number | null;
  /** The state that is begun with. */
  state: string | null;
  dialog: DialogControl<string>;
}

const layout = [
  ['state', 7, { autoFocus: true }],
  ['year', 5, { grouping: false }],
] as const;

/** Takes out what is reported to a state in a year, as CSV. */
export function ReportDialog({ bankAccountID, state: begun, dialog }: ReportDialogProps) {
  const clock = useClock();
  const form = useRecordDialog<{ state: string | null; year: number | null }, string>({
    dialog,
    guard: false,
    fields: {
      state: { kind: 'select', label: 'State', required: true },
      year: { kind: 'integer', label: 'Year of the report', required: true },
    },
    options: { state: dormancyStates.map(({ code, name }) => ({ value: code, label: name })) },
    begin: { state: begun, year: Number(clock.today().slice(0, 4)) },
    send: async ({ state, year }) => {
      if (state === null || year === null) return null;
      const account = bankAccountID === null ? {} : { bankAccountID };
      saveDownload(await call('exportEscrowAccounting', { body: { list: 'holder report', ...account, state, year } }));
      return state;
    },
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Export CSV"
      lead={
        <DialogMessage>
          What is due to the state by the end of the year and was not reported, and what was reported so. It is data to
          fill in a report with, no NAUPA file.
        </DialogMessage>
      }
    />
  );
}
