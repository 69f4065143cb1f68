import type { ClosingDay } from '@closewright/contract/holidays';
import { dateProblem } from '@closewright/domain/dates';
import { holidayDates } from '@closewright/domain/holidays';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { mustBeThere } from '../../../records/field/record-field.tsx';
import type { Layout } from '../../../records/form/layout.ts';

export interface ClosingDayDialogProps {
  /** The days there are: choosing one of them changes its name. */
  closingDays: readonly ClosingDay[];
  dialog: DialogControl<ClosingDay[]>;
}

const fields = {
  date: { kind: 'date', label: 'Date', ...mustBeThere, range: holidayDates },
  name: { kind: 'text', label: 'Name', ...mustBeThere, maxLength: 80 },
};
const begin = { date: null as string | null, name: '' };
const layout: Layout = [
  ['date', 5],
  ['name', 7],
];

/** Adds a closing day, or renames the one of the same date. */
export function ClosingDayDialog({ closingDays, dialog }: ClosingDayDialogProps) {
  const form = useRecordDialog<typeof begin, ClosingDay[]>({
    dialog,
    fields,
    begin,
    check: ({ date }) => {
      const problem = date === null ? null : dateProblem(date, holidayDates);
      return problem === null ? {} : { date: problem };
    },
    send: async ({ date, name }) => {
      if (date === null) return null;
      const version = closingDays.find((day) => day.date === date)?.version ?? 0;
      return call('saveClosingDay', { params: { date }, body: { name, version } });
    },
  });
  return <RecordDialog form={form} layout={layout} />;
}
