import { addToDate, type WireDate } from '@closewright/domain/dates';
import { localInstant } from '@closewright/domain/formats';
import { givenNow } from './given-clock.ts';

/** Today where the demo company stands, in the East; or so many days from it. */
export const companyDay = (days = 0): WireDate =>
  addToDate(localInstant(givenNow().toISOString(), 'America/New_York').date, days, 'days');
