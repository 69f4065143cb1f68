import { addToDate, type WireDate } from '@closewright/domain/dates';
import { localInstant } from '@closewright/domain/formats';

/** Today where the demo company and the tenants of the tests stand, US/Eastern; or so many days from it. */
export const companyDay = (now: Date, days = 0): WireDate =>
  addToDate(localInstant(now.toISOString(), 'America/New_York').date, days, 'days');
