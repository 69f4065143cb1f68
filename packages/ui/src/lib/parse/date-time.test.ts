import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, toIso } from './calendar.ts';
import { describeDateTime, formatDateTime, parseDateTime } from './date-time.ts';

/** Read on Friday 12 April 2013. */
const today = '2013-04-12';

describe('parseDateTime', () => {
  test.each([
    ['', null],
    ['4/15/2013 2:30 PM', '2013-04-15T14:30'],
    ['04/15/2013 2:30 pm', '2013-04-15T14:30'],
    ['4/15 230p', '2013-04-15T14:30'],
    ['4/15 9', '2013-04-15T09:00'],
    ['4/15/13 1430', '2013-04-15T14:30'],
    ['041513 930a', '2013-04-15T09:30'],
    ['t noon', '2013-04-12T12:00'],
    ['+3 10:30', '2013-04-15T10:30'],
    ['fri 2p', '2013-04-19T14:00'],
    ['eom 5 pm', '2013-04-30T17:00'],
    ['apr 15 at 9:00 am', '2013-04-15T09:00'],
    ['apr 15, 2013 9:00 am', '2013-04-15T09:00'],
    ['4/15/2013, 9:00 AM', '2013-04-15T09:00'],
    ['4/15 @ 9a', '2013-04-15T09:00'],
    ['4/15@9a', '2013-04-15T09:00'],
    ['Mon 04/15/2013 2:30 PM', '2013-04-15T14:30'],
    ['2013-04-15T14:30', '2013-04-15T14:30'],
    ['2013-04-15T14:30:00', '2013-04-15T14:30'],
    ['2013-04-15 14:30', '2013-04-15T14:30'],
    ['4/15/2013\u00a02:30\u202fPM', '2013-04-15T14:30'],
    // The second of March 2014 does not begin at 2:30 where clocks are put forward: a wall clock has it all the same.
    ['3/9/2014 2:30 am', '2014-03-09T02:30'],
    // Could be 13:00 on the fifteenth, or the year 2013.
    ['4 15 13', 'two-readings'],
    ['feb 1 12', 'two-readings'],
    ['4/15/2013', 'time-needed'],
    ['t', 'time-needed'],
    ['2:30 PM', 'date-needed'],
    ['noon', 'date-needed'],
    ['2/30/2013 9a', 'no-such-day'],
    ['4/15/2013 25:00', 'no-such-time'],
    ['4/15/2013 13 pm', 'half-of-day'],
    ['1/1/1850 9a', 'before-1900'],
    ['2013-04-15T14:30:00Z', 'not-a-time'],
    ['2013-04-15T14:30-05:00', 'not-a-time'],
    ['soon', 'not-a-date'],
  ])('%j', (text, expected) => {
    const reading = parseDateTime(text, { today });
    const got = reading.state === 'read' ? reading.value : reading.state === 'refused' ? reading.reason : null;
    expect(got).toBe(expected);
  });
  it('reads every moment back from what the field shows, in whatever zone this runs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 109_000 }), fc.integer({ min: 0, max: 1439 }), (days, minute) => {
        const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const value = `${toIso(addDays({ year: 1900, month: 1, day: 1 }, days))}T${clock}`;
        for (const text of [formatDateTime(value), describeDateTime(value), value])
          expect(parseDateTime(text, { today }), text).toEqual({ state: 'read', value });
      }),
    );
  });
});

test.each([
  [null, ''],
  ['2013-04-15T09:05', '04/15/2013 9:05 AM'],
  ['2013-04-15T00:00:59', '04/15/2013 12:00 AM'],
  ['soon', 'soon'],
])('shows %j', (value, text) => {
  expect(formatDateTime(value)).toBe(text);
});
