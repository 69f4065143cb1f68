import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayStart, localInstant } from './index.ts';

describe('the start of a day', () => {
  it.each([
    ['2026-01-15', 'America/New_York', '2026-01-15T05:00:00.000Z'],
    ['2026-07-15', 'America/New_York', '2026-07-15T04:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['2026-01-15', 'Pacific/Kiritimati', '2026-01-14T10:00:00.000Z'],
    ['2026-01-15', 'Pacific/Honolulu', '2026-01-15T10:00:00.000Z'],
    ['2026-01-15', 'UTC', '2026-01-15T00:00:00.000Z'],
    // Midnight does not happen: the clock goes from 23:59 to 01:00.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ])('%s in %s is %s', (date, zone, instant) => {
    expect(dayStart(date, zone)).toBe(instant);
  });

  it('is on the day, and the minute before it is not', () => {
    const zone = fc.constantFrom(
      'America/New_York',
      'America/Los_Angeles',
      'America/Phoenix',
      'Pacific/Pago_Pago',
      'UTC',
    );
    const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2037-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        const date = at.toISOString().slice(0, 10);
        const start = dayStart(date, timeZone);
        expect(localInstant(start, timeZone).date).toBe(date);
        const before = new Date(Date.parse(start) - 60_000).toISOString();
        expect(localInstant(before, timeZone).date < date).toBe(true);
      }),
    );
  });
});
