import type { FileFacts, StatementDay, SummaryForm } from '@closewright/domain/closing-file';
import { formatDate } from '@closewright/domain/formats';
import { weekdayOf } from '@closewright/domain/holidays';
import type { StoredWait } from '@closewright/domain/statement-versions';
import { type WaitDay, waitDays } from '@closewright/domain/trid';
import { cn } from '@closewright/ui/lib/cn';
import { TriangleAlert } from 'lucide-react';
import { useClock } from '../../app/session/clock.ts';
import { FieldLink, Figure } from '../../records/settlement/computed/computed-page.tsx';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

function wordsOf({ kind, number, reason }: WaitDay): string {
  switch (kind) {
    case 'received':
      return 'Receive by';
    case 'counts':
      return `Day ${number}`;
    case 'skipped':
      return reason ?? 'Skipped';
    case 'closing':
      return 'Closing';
  }
}

export interface DaysPartProps {
  file: FileFacts;
  days: readonly StatementDay[];
  form: SummaryForm;
  /** The wait that counts by what was delivered to the borrower; null where nothing was, or the form has none. */
  wait: StoredWait | null;
}

/** The days of the closing, and the three-day wait before it where a closing disclosure is due. */
export function DaysPart({ file, days, form, wait: counted }: DaysPartProps) {
  const today = useClock().today();
  const { closingDate, loan } = file;
  const hasWait = closingDate !== null && loan !== null && form === 'CDF';
  return (
    <ComputedPart title={hasWait ? 'Three-day wait and dates' : 'Dates'} note={hasWait && '12 CFR 1026.19(f)'}>
      {hasWait && (
        <ol aria-label="Three-day wait" className="mx-2 mb-2 flex flex-wrap divide-x divide-hairline rounded-sm border">
          {waitDays(closingDate).map((wait) => (
            <li
              key={wait.day}
              aria-current={wait.day === today ? 'date' : undefined}
              className={cn(
                // Where there is no room for a date the days take another row.
                'min-w-[78px] flex-1 px-2 py-1',
                wait.kind === 'skipped' && 'bg-surface-sunken',
                wait.day === today && 'bg-surface-current',
              )}
            >
              <span className="block text-micro whitespace-nowrap text-muted">
                {wait.day === today ? 'Today' : weekdays[weekdayOf(wait.day) - 1]} {formatDate(wait.day).slice(0, 5)}
              </span>
              <span className={cn('block text-label break-words', wait.kind !== 'skipped' && 'font-semibold')}>
                {wordsOf(wait)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {hasWait && counted !== null && (
        <div className="flex flex-col gap-1 px-cell pb-2 text-label text-muted">
          {closingDate < counted.earliest.value && (
            <p role="status" className="flex items-center gap-2 text-body text-danger-fg">
              <TriangleAlert aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
              The closing is before {formatDate(counted.earliest.value)}, the earliest day by what was delivered.
            </p>
          )}
          <p>
            The wait of version {counted.version.number} counts: {counted.why}.
          </p>
          {counted.corrections.map((words) => (
            <p key={words}>{words}.</p>
          ))}
        </div>
      )}
      {days.length === 0 ? (
        <p className="px-cell text-label text-muted">No date is entered yet.</p>
      ) : (
        <ol aria-label="Dates" className="text-body">
          {days.map(({ day, label, field, trace }) => (
            <li
              key={`${day} ${field ?? label}`}
              className={cn(
                'flex min-h-grid-row items-center gap-3 border-b border-hairline px-cell',
                day < today && 'text-muted',
              )}
            >
              <span className="w-[88px] flex-none figures">
                {trace ? <Figure name={`day.${label}`} /> : formatDate(day)}
              </span>
              {field === undefined ? label : <FieldLink field={field}>{label}</FieldLink>}
              {day === today && <span className="ms-auto text-label text-muted">Today</span>}
            </li>
          ))}
        </ol>
      )}
    </ComputedPart>
  );
}
