import { TodayScope } from '@closewright/ui/date-field';
import type { ReactNode } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { useHolidays } from '../../lib/fields/use-holidays.ts';

/** What the date fields of a file count by: today in the time zone of the company, bank holidays and its own closing days. */
export function DayScope({ children }: { children: ReactNode }) {
  const clock = useClock();
  const holidays = useHolidays();
  return (
    <TodayScope today={clock.today()} holidays={holidays}>
      {children}
    </TodayScope>
  );
}
