import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addBusinessDays, addDays, addMonths, daysBetween, fromIso, toIso, weekday } from './calendar.ts';
import { describeDate, formatDate, parseDate } from './date.ts';

/** Read on Friday 12 April 2013. */
const today = '2013-04-12';
const corpus: [text: string, expected: string | null][] = [
  ['', null],
  ['  ', null],
  ['4/15/2013', '2013-04-15'],
  ['04/15/2013', '2013-04-15'],
  ['4/15/13', '2013-04-15'],
  ['4-15-2013', '2013-04-15'],
  ['4.15.13', '2013-04-15'],
  ['4 15 13', '2013-04-15'],
  ['041513', '2013-04-15'],
  ['04152013', '2013-04-15'],
  ['0415', '2013-04-15'],
  ['20130415', '2013-04-15'],
  ['2013-04-15', '2013-04-15'],
  ['2013/4/15', '2013-04-15'],
  ['2/1/26', '2026-02-01'],
  ['020126', '2026-02-01'],
  ['2026-02-01', '2026-02-01'],
  ['2-1-2026', '2026-02-01'],
  ['feb 1 26', '2026-02-01'],
  ['Feb 1, 2026', '2026-02-01'],
  ['february 1 2026', '2026-02-01'],
  ['1 feb 26', '2026-02-01'],
  ['1-feb-2026', '2026-02-01'],
  ['feb 1st, 2026', '2026-02-01'],
  ['feb1', '2013-02-01'],
  ['1feb', '2013-02-01'],
  ['sept 3', '2013-09-03'],
  ['sep. 3', '2013-09-03'],
  ['2/1', '2013-02-01'],
  ['12/31', '2012-12-31'],
  ['10/10', '2013-10-10'],
  ['10/13', '2012-10-13'],
  ['1/2', '2013-01-02'],
  ['feb 26', '2013-02-26'],
  ['1/1/43', '2043-01-01'],
  ['1/1/44', '1944-01-01'],
  ['12/31/99', '1999-12-31'],
  ['010200', '2000-01-02'],
  ['2/29/24', '2024-02-29'],
  ['t', '2013-04-12'],
  ['T', '2013-04-12'],
  ['today', '2013-04-12'],
  ['tomorrow', '2013-04-13'],
  ['y', '2013-04-11'],
  ['+7', '2013-04-19'],
  ['+0', '2013-04-12'],
  ['-1', '2013-04-11'],
  ['\u22121', '2013-04-11'],
  ['+2w', '2013-04-26'],
  ['-1m', '2013-03-12'],
  ['+1m', '2013-05-12'],
  ['+1y', '2014-04-12'],
  ['-30d', '2013-03-13'],
  ['+1b', '2013-04-16'],
  ['+5b', '2013-04-22'],
  ['-1b', '2013-04-11'],
  ['eom', '2013-04-30'],
  ['bom', '2013-04-01'],
  ['boy', '2013-01-01'],
  ['eoy', '2013-12-31'],
  ['mon', '2013-04-15'],
  ['fri', '2013-04-19'],
  ['Mon 04/15/2013', '2013-04-15'],
  ['Monday, April 15, 2013', '2013-04-15'],
  [' 4/15/2013\u00a0', '2013-04-15'],
  ['Tue 04/15/2013', 'wrong-weekday'],
  ['2/30/2026', 'no-such-day'],
  ['2/30', 'no-such-day'],
  ['4/31/13', 'no-such-day'],
  ['2/29/2023', 'no-such-day'],
  ['0/5/13', 'no-such-month'],
  ['13/1/26', 'no-such-month'],
  ['15/4/2013', 'no-such-month'],
  ['4/0/13', 'no-such-day'],
  ['2/29', 'year-needed'],
  ['feb 29', 'year-needed'],
  ['1/1/026', 'year-digits'],
  ['1/1/6', 'year-digits'],
  ['12/31/0099', 'year-range'],
  ['1/1/1899', 'before-1900'],
  ['12/31/1899', 'before-1900'],
  ['1/1/1900', '1900-01-01'],
  ['18990101', 'before-1900'],
  ['mar 4 1850', 'before-1900'],
  ['-200y', 'before-1900'],
  ['1/1/1599', 'year-range'],
  ['1/1/2200', 'year-range'],
  ['+9999y', 'year-range'],
  ['1', 'not-a-date'],
  ['15', 'not-a-date'],
  ['415', 'not-a-date'],
  ['41513', 'not-a-date'],
  ['4/', 'not-a-date'],
  ['4/15/', 'not-a-date'],
  ['4/15-13', 'not-a-date'],
  ['4//15', 'not-a-date'],
  ['abc', 'not-a-date'],
  ['foo 1 26', 'not-a-date'],
  ['febr 1', 'not-a-date'],
  ['4/15/2013 12:00', 'not-a-date'],
  ['2013-04-15T00:00:00Z', 'not-a-date'],
  ['+', 'not-a-date'],
  ['+1q', 'not-a-date'],
  ['1.5', '2013-01-05'],
];

describe('parseDate', () => {
  test.each(corpus)('%j', (text, expected) => {
    const reading = parseDate(text, {
      today,
      holidays: (day) => (day === '2013-04-15' ? 'Emancipation Day' : undefined),
    });
    const got = reading.state === 'read' ? reading.value : reading.state === 'refused' ? reading.reason : null;
    expect(got).toBe(expected);
  });
  it('reads a date before 1900 only when told that it is meant, and then exactly', () => {
    expect(parseDate('3/4/1850', { today, old: true })).toEqual({ state: 'read', value: '1850-03-04' });
    expect(parseDate('3/4/1599', { today, old: true })).toEqual({ state: 'refused', reason: 'year-range' });
    expect(parseDate('3/4/50', { today, old: true })).toEqual({ state: 'read', value: '1950-03-04' });
  });
  it('has 60 forms and more, none of which is read before 1900', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(60);
    for (const [text] of corpus) {
      const reading = parseDate(text, { today });
      if (reading.state === 'read') expect(reading.value >= '1900-01-01', text).toBe(true);
    }
  });
  it('reads every stored date back from what the field shows', () => {
    const first = { year: 1900, month: 1, day: 1 };
    const last = daysBetween(first, { year: 2199, month: 12, day: 31 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: last }), (days) => {
        const iso = toIso(addDays(first, days));
        for (const text of [formatDate(iso), describeDate(iso), iso, formatDate(iso).replaceAll('/', '')]) {
          expect(parseDate(text, { today })).toEqual({ state: 'read', value: iso });
        }
      }),
    );
  });
  it('never answers a day that does not exist', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/-. +tmwybfebapreom'), maxLength: 12 }), (text) => {
        const reading = parseDate(text, { today });
        if (reading.state !== 'read') return;
        expect(fromIso(reading.value)).not.toBeNull();
        expect(reading.value >= '1900-01-01').toBe(true);
      }),
    );
  });
});

describe('calendar', () => {
  it('agrees with universal time on days and weekdays, whatever the zone', () => {
    const epoch = { year: 1970, month: 1, day: 1 };
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (days) => {
        const date = new Date(days * 86_400_000);
        const day = addDays(epoch, days);
        expect(toIso(day)).toBe(date.toISOString().slice(0, 10));
        expect(daysBetween(epoch, day)).toBe(days);
        expect(weekday(day)).toBe(date.getUTCDay());
      }),
    );
  });
  it('keeps to the end of a shorter month', () => {
    expect(toIso(addMonths({ year: 2013, month: 3, day: 31 }, -1))).toBe('2013-02-28');
    expect(toIso(addMonths({ year: 2012, month: 1, day: 31 }, 1))).toBe('2012-02-29');
    expect(toIso(addMonths({ year: 2013, month: 1, day: 15 }, -1))).toBe('2012-12-15');
  });
  it('steps over weekends', () => {
    expect(toIso(addBusinessDays({ year: 2013, month: 4, day: 12 }, 1))).toBe('2013-04-15');
    expect(toIso(addBusinessDays({ year: 2013, month: 4, day: 14 }, -1))).toBe('2013-04-12');
  });
});
