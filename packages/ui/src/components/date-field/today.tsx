import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Holidays, todayIso } from '../../lib/parse/calendar.ts';

interface Calendar {
  today: string | null;
  holidays: Holidays | undefined;
}

const CalendarContext = createContext<Calendar>({ today: null, holidays: undefined });

export interface TodayScopeProps {
  /** `YYYY-MM-DD`. */
  today: string;
  /** Names of holidays and own closing days: calendars inside show them and `+5b` skips them. Default: those of the scope around. */
  holidays?: Holidays | undefined;
  children?: ReactNode;
}

/** Sets the day that date fields inside count from, such as today in the tenant's time zone, and the holidays they know. */
export function TodayScope({ today, holidays, children }: TodayScopeProps) {
  const around = use(CalendarContext).holidays;
  const known = holidays ?? around;
  const calendar = useMemo(() => ({ today, holidays: known }), [today, known]);
  return <CalendarContext value={calendar}>{children}</CalendarContext>;
}

/** The day to count from: the prop, else the scope, else this computer's calendar. */
export function useToday(today?: string): string {
  const scoped = use(CalendarContext).today;
  return today ?? scoped ?? todayIso();
}

/** The holidays of a field: the prop, else those of the scope. */
export function useHolidays(holidays?: Holidays): Holidays | undefined {
  const scoped = use(CalendarContext).holidays;
  return holidays ?? scoped;
}
