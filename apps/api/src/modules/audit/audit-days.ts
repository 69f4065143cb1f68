import { addToDate } from '@closewright/domain/dates';
import { dayStart } from '@closewright/domain/formats';
import type { UserSession } from '../../platform/auth/user-session.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';

interface Days {
  from: string | undefined;
  until: string | undefined;
}

/** Days of the tenant as instants: from the start of the first to the end of the last. */
export function daysOf(session: Pick<UserSession, 'facts'>, { from, until }: Days): Days {
  const zone = tenantZone(session);
  return {
    from: from && dayStart(from, zone),
    // The last day counts to its end.
    until: until && dayStart(addToDate(until, 1, 'days'), zone),
  };
}
