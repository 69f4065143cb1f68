import { ianaTimeZone } from '@closewright/domain/constants';
import type { UserSession } from '../auth/user-session.ts';

/** The IANA name of the time zone of a session's tenant; UTC where the tenant's is unknown. */
export function tenantZone({ facts }: Pick<UserSession, 'facts'>): string {
  return ianaTimeZone(facts.tenant?.timeZone ?? 'UTC') ?? 'UTC';
}
