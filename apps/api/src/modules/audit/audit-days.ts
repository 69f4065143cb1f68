import { addToDate, lastDay } from '@closewright/domain/dates';
import { dayStart } from '@closewright/domain/formats';
import type { UserSession } from '../../platform/auth/user-session.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';

interface Days {
  from: string | undefined;
  until: string | undefined;
}

/** Nothing was written down before; the days of the first years there are have no instants that a database reads. */
const beginning = '1900-01-01';

/** Days of the tenant as instants: from the start of the first to the end of the last. */
export function daysOf(session: Pick<UserSession, 'facts'>, { from, until }: Days): Days {
  const zone = tenantZone(session);
  return {
    from: from && from > beginning ? dayStart(from, zone) : undefined,
    // The last day counts to its end; the last of all has none after it.
    until: until && until !== lastDay ? dayStart(addToDate(until, 1, 'days'), zone) : undefined,
  };
}
