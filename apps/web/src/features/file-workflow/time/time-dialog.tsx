import type { FileTime, TimeEntryValues } from '@closewright/contract/time-tracking';
import type { LookupItem } from '@closewright/domain/lookups';
import { formatDuration, parseDuration } from '@closewright/domain/time-tracking';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../../records/form/layout.ts';
import { timeEntryTable } from '../../../records/plain/tables.plain.ts';

/** What of an entry is written in the dialog; where a timer is stopped, date and time of day are the timer's. */
export type TimeForm = Omit<TimeEntryValues, 'workDate' | 'minutes'> & {
  readonly workDate: string | null;
  readonly minutes: number | null;
};

export interface TimeDialogProps {
  first: TimeForm;
  /** A timer measured it: when it was is settled, and how long is proposed. */
  isTimed: boolean;
  /** What the time field says below it: what was measured. */
  measured?: string;
  saveLabel: string;
  tasks: readonly { value: number; label: string }[];
  send: (form: TimeEntryValues) => Promise<FileTime>;
  dialog: DialogControl<FileTime>;
}

/** How long is typed as people say it: 45, 1:30 or 1.5. */
type Typed = Omit<TimeForm, 'minutes'> & { readonly minutes: string };

const fields = { ...timeEntryTable, orderWorkflowTaskID: { kind: 'select', label: 'Task', required: false } };

const itemText = ({ data, name }: LookupItem) => [data, name].filter(Boolean).join(' ');

const layoutOf = (isTimed: boolean): Layout => [
  ['minutes', 4],
  ...when(!isTimed, ['workDate', 4], ['startTime', 4]),
  ['timeCategoryID', isTimed ? 4 : 6, { itemText }],
  ['timeAccountCodeID', isTimed ? 4 : 6, { itemText }],
  ['orderWorkflowTaskID', 12],
  ['note', 12],
];

/** Writes time: how long, when, on what. Ctrl+Enter saves from anywhere. */
export function TimeDialog({ first, isTimed, measured, saveLabel, tasks, send, dialog }: TimeDialogProps) {
  const form = useRecordDialog<Typed, FileTime>({
    dialog,
    fields,
    options: { orderWorkflowTaskID: tasks },
    check: ({ minutes }) => {
      const read = parseDuration(minutes);
      return read.ok || minutes === '' ? {} : { minutes: read.message };
    },
    begin: { ...first, minutes: first.minutes === null ? '' : formatDuration(first.minutes) },
    send: async ({ workDate, minutes, ...values }) => {
      const read = parseDuration(minutes);
      return read.ok && workDate !== null ? send({ ...values, workDate, minutes: read.value }) : null;
    },
  });
  const { minutes } = form.values;
  const read = parseDuration(minutes);
  return (
    <RecordDialog
      form={form}
      layout={layoutOf(isTimed)}
      saveLabel={saveLabel}
      parts={{
        minutes: (part) => (
          <TextField
            {...part}
            placeholder="45, 1:30 or 1.5"
            maxLength={20}
            data-autofocus
            value={minutes}
            onValueChange={(typed) => form.set({ minutes: typed })}
            help={measured ?? (read.ok ? `${formatDuration(read.value)} hours` : 'Minutes, or hours as 1:30 or 1.5')}
          />
        ),
      }}
    />
  );
}
