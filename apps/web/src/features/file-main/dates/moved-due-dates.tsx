import { businessDates, dateProblem } from '@closewright/domain/dates';
import { counted } from '@closewright/domain/formats';
import { fileDateNames } from '@closewright/domain/workflow';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { dialogs } from '@closewright/ui/services/dialogs';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { queryFor } from '../../../lib/api/index.ts';
import { usePart } from '../../../lib/store.ts';
import { useRecordPageOf } from '../../../records/rows/page-context.ts';
import { mainKinds } from '../file-main-aggregate.ts';
import { MovedDueDatesDialog } from './moved-due-dates-dialog.tsx';

/** Says, while changed dates are not saved yet, which due dates of the file's tasks move with them and which stay. */
export function MovedDueDates({ ordersID }: { ordersID: number }) {
  const { editor, mayEdit } = useRecordPageOf(mainKinds);
  // What a save would send is asked anew whenever a field of the file changes.
  usePart(editor.rows, ({ order }) => order);
  // The dates of a file travel as texts.
  const order = (editor.changes()?.order ?? {}) as Readonly<Record<string, string | null>>;
  const changed = fileDateNames.filter((name) => {
    const date = order[name];
    // A date that cannot be saved moves nothing.
    return mayEdit && date !== undefined && (date === null || dateProblem(date, businessDates) === null);
  });
  const dates = Object.fromEntries(changed.map((name) => [name, order[name] ?? null]));
  const { data } = useQuery({
    ...queryFor('previewDueDates', { params: { ordersID }, body: { dates } }),
    enabled: changed.length > 0,
    // What is due is somebody's work: it may have changed since the same dates were looked at.
    staleTime: 0,
  });
  if (changed.length === 0 || data === undefined || data.moved.length === 0) return null;
  const { moved, kept } = data;
  const show = () =>
    void dialogs.open(MovedDueDatesDialog, { preview: data }, { title: 'Due dates', size: 'small', key: 'due-dates' });
  return (
    <Banner
      icon={CalendarClock}
      label="Due dates"
      title={`${counted(moved.length, 'due date moves', 'due dates move')} when this is saved.`}
      actions={
        <Button size="sm" onClick={show}>
          Show
        </Button>
      }
    >
      {kept.length > 0 && `${counted(kept.length, 'stays', 'stay')} as ${kept.length === 1 ? 'it is' : 'they are'}.`}
    </Banner>
  );
}
