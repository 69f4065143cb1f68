import { longestSnooze, snoozeProblem } from '@closewright/domain/alerts';
import { addToDate, type WireDate } from '@closewright/domain/dates';
import { dialogs } from '@closewright/ui/services/dialogs';

/** Asks until when something is put off, a week if nothing else is said; null where it is not. */
export function promptSnooze(what: string, today: WireDate): Promise<WireDate | null> {
  return dialogs.promptDate({
    title: `Put ${what} off`,
    label: 'Until',
    message: `Open again on that day, at the latest in ${longestSnooze} days.`,
    value: addToDate(today, 7, 'days'),
    today,
    required: true,
    validate: (date) => snoozeProblem(date, today),
  });
}
