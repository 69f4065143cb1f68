import { createContext, type ReactNode, use } from 'react';
import { todayIso } from '../../lib/parse/calendar.ts';

const TodayContext = createContext<string | null>(null);

/** Sets the day that date fields inside count from, such as today in the tenant's time zone. `YYYY-MM-DD`. */
export function TodayScope({ today, children }: { today: string; children?: ReactNode }) {
  return <TodayContext value={today}>{children}</TodayContext>;
}

/** The day to count from: the prop, else the scope, else this computer's calendar. */
export function useToday(today?: string): string {
  const scoped = use(TodayContext);
  return today ?? scoped ?? todayIso();
}
