import type { ClosingDay } from '@closewright/contract/holidays';
import { dateProblem } from '@closewright/domain/dates';
import { holidayDates } from '@closewright/domain/holidays';
import { DateField } from '@closewright/ui/date-field';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { useState } from 'react';
import { useDialogSave } from '../../../app/saving/use-dialog-save.ts';
import { call } from '../../../lib/api/index.ts';

export interface ClosingDayDialogProps {
  /** The days there are: choosing one of them changes its name. */
  closingDays: readonly ClosingDay[];
  today: string;
  dialog: DialogControl<ClosingDay[]>;
}

const required = 'This value is required.';

/** Adds a closing day, or renames the one of the same date. */
export function ClosingDayDialog({ closingDays, today, dialog }: ClosingDayDialogProps) {
  const [date, setDate] = useState<string | null>(null);
  const [name, setName] = useState('');
  useUnsavedGuard(dialog, date !== null || name !== '');
  const { errors, failure, attempts, isSaving, save, forget } = useDialogSave();
  const problem = date === null ? required : dateProblem(date, holidayDates);
  const found = {
    ...(problem !== null && { date: problem }),
    ...(name.trim() === '' && { name: required }),
  };
  const submit = () =>
    save(found, async () => {
      if (date === null) return;
      const version = closingDays.find((day) => day.date === date)?.version ?? 0;
      dialog.close(await call('saveClosingDay', { params: { date }, body: { name: name.trim(), version } }));
    });
  return (
    <>
      <DialogBody>
        {failure !== null && <DialogErrorSummary key={attempts}>{failure}</DialogErrorSummary>}
        <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
          <DateField
            className="col-span-5"
            label="Date"
            required
            autoFocus
            today={today}
            min={holidayDates.first}
            max={holidayDates.last}
            value={date}
            onValueChange={(next) => {
              setDate(next);
              forget(['date']);
            }}
            error={errors.date}
          />
          <TextField
            className="col-span-7"
            label="Name"
            required
            maxLength={80}
            value={name}
            onValueChange={(next) => {
              setName(next);
              forget(['name']);
            }}
            error={errors.name}
          />
        </div>
      </DialogBody>
      <DialogSaveFooter saving={isSaving} onSave={() => void submit()} onCancel={() => dialog.dismiss('cancel')} />
    </>
  );
}
