import { ianaTimeZone } from '@closewright/domain/constants';
import { localInstant, momentInWords, timeInWords } from '@closewright/domain/formats';
import { useMemo } from 'react';
import { useSession } from './app-session.ts';

/** Instants in words, in the time zone of the company (house.md: the tenant's zone at the edges only). */
export interface Clock {
  /** Today there, `YYYY-MM-DD`. */
  today(): string;
  /** The day of an instant there, `YYYY-MM-DD`. */
  dayOf(instant: string): string;
  /** `9:41 AM`; with the date before it when that is not today. */
  since(instant: string): string;
  /** `04/12/2013 9:41 AM`. */
  moment(instant: string): string;
  /** `9:41 AM`. */
  time(instant: string): string;
  /** `2013-04-12T09:41`, without a zone. */
  local(instant: string): string;
}

/** @param now injected, so that tests own the time */
export function clockOf(timeZone: string, now: () => number = Date.now): Clock {
  const dayOf = (instant: string) => localInstant(instant, timeZone).date;
  const today = () => dayOf(new Date(now()).toISOString());
  const time = (instant: string) => timeInWords(localInstant(instant, timeZone).time);
  const moment = (instant: string) => momentInWords(instant, timeZone);
  return {
    today,
    dayOf,
    time,
    moment,
    local: (instant) => Object.values(localInstant(instant, timeZone)).join('T'),
    since: (instant) => (dayOf(instant) === today() ? time(instant) : moment(instant)),
  };
}

/** The clock of the company of the session. */
export function useClock(): Clock {
  const { session } = useSession();
  const zone = session.tenant?.timeZone ?? 'UTC';
  return useMemo(() => clockOf(ianaTimeZone(zone) ?? 'UTC'), [zone]);
}
