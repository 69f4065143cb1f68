import type { FileTime, TimeEntryValues } from '@closewright/contract/time-tracking';
import { type LookupSets, visibleItems } from '@closewright/domain/lookups';
import { formatDuration, parseDuration } from '@closewright/domain/time-tracking';
import { DateField } from '@closewright/ui/date-field';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { SelectField } from '@closewright/ui/select-field';
import { type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { TimeField } from '@closewright/ui/time-field';
import { useState } from 'react';
import { useDialogSave } from '../../../app/saving/use-dialog-save.ts';
import { useOneSave } from '../../../lib/record/use-one-save.ts';
import { timeTable } from './time-fields.plain.ts';

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
  lookups: LookupSets;
  regionIDs: readonly number[];
  tasks: readonly { value: number; label: string }[];
  today: string;
  send: (form: TimeEntryValues) => Promise<FileTime>;
  dialog: DialogControl<FileTime>;
}

const lookupFields = ['timeCategoryID', 'timeAccountCodeID'] as const;

/** Writes time: how long, when, on what. Ctrl+Enter saves from anywhere. */
export function TimeDialog({
  first,
  isTimed,
  measured,
  saveLabel,
  lookups,
  regionIDs,
  tasks,
  today,
  send,
  dialog,
}: TimeDialogProps) {
  const [form, setForm] = useState(first);
  const [typed, setTyped] = useState(first.minutes === null ? '' : formatDuration(first.minutes));
  const { errors, failure, attempts, isSaving, save, forget } = useDialogSave();
  const read = parseDuration(typed);
  const isChanged = JSON.stringify(form) !== JSON.stringify(first) || (read.ok ? read.value : null) !== first.minutes;
  useUnsavedGuard(dialog, isChanged && !isSaving);
  const oneSave = useOneSave(dialog, isSaving);
  const change = (part: Partial<TimeForm>) => {
    setForm((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const submit = () => {
    const found: Record<string, string> = {};
    if (!read.ok) found.minutes = typed.trim() === '' ? 'Time is required' : read.message;
    if (form.workDate === null) found.workDate = 'Date is required';
    const store = async () => {
      const { workDate } = form;
      if (!read.ok || workDate === null) return;
      const stored = await send({ ...form, workDate, minutes: read.value });
      dialog.setGuard(null);
      dialog.close(stored);
    };
    return oneSave(() => save(found, store));
  };
  const options = (name: (typeof lookupFields)[number]) => {
    const chosen = form[name];
    const selectedIDs = chosen === null ? [] : [chosen];
    return visibleItems(lookups[timeTable[name].lookup ?? ''] ?? [], { regionIDs, selectedIDs }).map((item) => ({
      value: item.id,
      label: [item.data, item.name].filter(Boolean).join(' '),
      ...(item.inactive ? { inactive: true } : {}),
    }));
  };
  return (
    <>
      <DialogBody>
        {failure !== null && <DialogErrorSummary key={attempts}>{failure}</DialogErrorSummary>}
        <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
          <TextField
            className="col-span-4"
            label={timeTable.minutes.label}
            required
            placeholder="45, 1:30 or 1.5"
            maxLength={20}
            data-autofocus
            value={typed}
            onValueChange={(text) => {
              setTyped(text ?? '');
              forget(['minutes']);
            }}
            help={measured ?? (read.ok ? `${formatDuration(read.value)} hours` : 'Minutes, or hours as 1:30 or 1.5')}
            error={errors.minutes}
          />
          {!isTimed && (
            <>
              <DateField
                className="col-span-4"
                label={timeTable.workDate.label}
                required
                today={today}
                min={timeTable.workDate.range?.first}
                max={timeTable.workDate.range?.last}
                value={form.workDate}
                onValueChange={(workDate) => change({ workDate })}
                error={errors.workDate}
              />
              <TimeField
                className="col-span-4"
                label={timeTable.startTime.label}
                value={form.startTime}
                onValueChange={(startTime) => change({ startTime })}
                error={errors.startTime}
              />
            </>
          )}
          {lookupFields.map((name) => (
            <SelectField<number>
              key={name}
              className={isTimed ? 'col-span-4' : 'col-span-6'}
              label={timeTable[name].label}
              options={options(name)}
              value={form[name]}
              onValueChange={(id) => change({ [name]: id })}
              error={errors[name]}
            />
          ))}
          <SelectField<number>
            className="col-span-12"
            label="Task"
            options={tasks}
            value={form.orderWorkflowTaskID}
            onValueChange={(orderWorkflowTaskID) => change({ orderWorkflowTaskID })}
            error={errors.orderWorkflowTaskID}
          />
          <TextField
            className="col-span-12"
            label={timeTable.note.label}
            maxLength={timeTable.note.maxLength}
            value={form.note ?? ''}
            onValueChange={(note) => change({ note: note?.trim() ? note : null })}
            error={errors.note}
          />
        </div>
      </DialogBody>
      <DialogSaveFooter
        saving={isSaving}
        saveLabel={saveLabel}
        onSave={() => void submit()}
        onCancel={() => dialog.dismiss('cancel')}
      />
    </>
  );
}
