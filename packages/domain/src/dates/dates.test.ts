import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToDate,
  compareDates,
  type DateUnit,
  dateFormats,
  dateParseError,
  dateParts,
  daysInMonth,
  diffDates,
  isWireDate,
  parseDate,
  relativeDay,
  wireDate,
} from './index.ts';

const anyDate = fc
  .record({
    year: fc.integer({ min: 1, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .filter(({ year, month, day }) => day <= daysInMonth(year, month))
  .map(wireDate);
const nearDate = anyDate.filter((date) => date > '1000' && date < '9000');

describe('wire dates', () => {
  // holds core 9.10
  it.each(['2013-04-15', '2012-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(isWireDate(text)).toBe(true);
    expect(wireDate(dateParts(text))).toBe(text);
  });

  it.each([
    '2013-02-29',
    '1900-02-29',
    '2013-04-31',
    '2013-13-01',
    '2013-00-10',
    '2013-01-00',
    '0000-01-01',
    '13-4-5',
    '2013-4-15',
    '20130415',
    '2013-04-15T00:00:00',
    ' 2013-04-15',
    '',
    'today',
  ])('%j is none', (text) => {
    expect(isWireDate(text)).toBe(false);
    expect(() => dateParts(text)).toThrow(RangeError);
  });

  it.each([
    { year: 2013, month: 2, day: 29 },
    { year: 2013, month: 1.5, day: 1 },
    { year: 10_000, month: 1, day: 1 },
    { year: 2013, month: 4, day: Number.NaN },
  ])('%j is no day', (parts) => {
    expect(() => wireDate(parts)).toThrow(RangeError);
  });

  it.each([
    [2013, 2, 28],
    [2012, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
    [2013, 4, 30],
    [2013, 12, 31],
    [2013, 13, 0],
  ])('%d-%d has %d days', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days);
  });
});

describe('parseDate (core.md §5, in the listed order)', () => {
  // holds core 5.19
  it('tries the formats of the spec in its order', () => {
    expect(dateFormats.map(({ name }) => name)).toEqual([
      'ISO',
      'yyyy-MM-dd',
      'MM/dd/yyyy',
      'M/dd/yyyy',
      'M/d/yyyy',
      'dd/MM/yyyy',
      'yyyy/MM/dd',
      "yyyy-MM-dd'T'HH:mm:ss",
      'MM/dd/yyyy HH:mm:ss',
      'MM-dd-yyyy',
    ]);
  });

  it.each([
    ['2013-04-15', '2013-04-15'],
    ['20130415', '2013-04-15'],
    ['2013-04-15T23:30:00Z', '2013-04-15'],
    ['2013-04-15T23:30:00.000-11:00', '2013-04-15'],
    ['2013-04-15T23:30', '2013-04-15'],
    ['20130415T233000Z', '2013-04-15'],
    ['04/05/2013', '2013-04-05'],
    ['4/05/2013', '2013-04-05'],
    ['4/5/2013', '2013-04-05'],
    ['04/5/2013', '2013-04-05'],
    ['31/12/2013', '2013-12-31'],
    ['2013/04/15', '2013-04-15'],
    ['2013-04-15T10:30:00', '2013-04-15'],
    ['04/15/2013 10:30:00', '2013-04-15'],
    ['04-15-2013', '2013-04-15'],
    ['  04/15/2013 ', '2013-04-15'],
  ])('%j is %s', (text, date) => {
    expect(parseDate(text)).toEqual({ ok: true, value: date });
  });

  // holds core 5.19
  it.each([
    '',
    'tomorrow',
    '2/30/2026',
    '02/29/2013',
    '1/2',
    '010226',
    '1/2/26',
    '13/13/2013',
    '2013-02-30',
    '31/4/2013',
    '2013-04',
    '2013-W16-1',
    '04/15/2013 25:00:00',
    '2013-04-15T10:61:00',
    '2013-04-15T10:30:61Z',
    '2013-04-15x',
    '04.15.2013',
    '15-04-2013',
    '2013-4-15',
    '20130231',
  ])('%j is refused with the exact error', (text) => {
    expect(parseDate(text)).toEqual({ ok: false, message: 'dateString cannot be parsed using commonly used formats' });
    expect(dateParseError).toBe('dateString cannot be parsed using commonly used formats');
  });

  it('reads every date in every unambiguous writing', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const { year, month, day } = dateParts(date);
        const [y, m, d] = date.split('-');
        for (const text of [
          date,
          `${y}${m}${d}`,
          `${m}/${d}/${y}`,
          `${month}/${day}/${y}`,
          `${y}/${m}/${d}`,
          `${date}T23:59:59`,
          `${m}/${d}/${y} 00:00:00`,
          `${m}-${d}-${y}`,
        ]) {
          expect(parseDate(text)).toEqual({ ok: true, value: date });
        }
        expect(year).toBe(Number(y));
      }),
    );
  });
});

describe('compare, add, diff', () => {
  it.each([
    ['2013-01-31', 1, 'months', '2013-02-28'],
    ['2012-01-31', 1, 'months', '2012-02-29'],
    ['2013-03-31', -1, 'months', '2013-02-28'],
    ['2013-01-15', -1, 'months', '2012-12-15'],
    ['2013-12-31', 2, 'months', '2014-02-28'],
    ['2012-02-29', 1, 'years', '2013-02-28'],
    ['2012-02-29', 4, 'years', '2016-02-29'],
    ['2013-04-15', 16, 'days', '2013-05-01'],
    ['2012-02-28', 1, 'days', '2012-02-29'],
    ['2013-01-01', -1, 'days', '2012-12-31'],
    ['2013-04-15', 2, 'weeks', '2013-04-29'],
    ['2013-04-15', 0, 'days', '2013-04-15'],
  ] as const)('%s plus %d %s is %s', (date, amount, unit, result) => {
    expect(addToDate(date, amount, unit)).toBe(result);
  });

  it.each([
    ['2013-04-15', '2013-05-01', 'days', 16],
    ['2013-05-01', '2013-04-15', 'days', -16],
    ['2013-01-01', '2013-04-15', 'days', 104],
    ['2013-04-15', '2013-04-28', 'weeks', 1],
    ['2013-04-28', '2013-04-15', 'weeks', -1],
    ['2013-04-20', '2013-04-15', 'weeks', 0],
    ['2013-01-15', '2013-02-14', 'months', 0],
    ['2013-01-15', '2013-02-15', 'months', 1],
    ['2013-01-31', '2013-02-28', 'months', 1],
    ['2013-02-15', '2013-01-16', 'months', 0],
    ['2013-02-15', '2013-01-15', 'months', -1],
    ['2012-02-29', '2013-02-27', 'years', 0],
    ['2012-02-29', '2013-02-28', 'years', 1],
    ['2013-04-15', '2000-04-16', 'years', -12],
    ['2013-04-15', '2013-04-15', 'years', 0],
  ] as const)('from %s to %s are %s: %d', (from, to, unit, count) => {
    expect(diffDates(from, to, unit)).toBe(count);
    expect(Object.is(diffDates(from, to, unit), -0)).toBe(false);
  });

  // holds core 5.20
  it('requires the unit, also from callers without types', () => {
    // What such a caller leaves out.
    const none = undefined as unknown as DateUnit;
    expect(() => diffDates('2013-04-15', '2013-04-16', none)).toThrow('A date-difference unit is required');
    expect(() => addToDate('2013-04-15', 1, none)).toThrow('A date-difference unit is required');
  });

  it.each([
    ['2013-04-15', 0.5],
    ['9999-12-31', 1],
    ['0001-01-01', -1],
  ])('refuses %s plus %d days', (date, amount) => {
    expect(() => addToDate(date, amount, 'days')).toThrow(RangeError);
  });

  it('agrees with the calendar of JavaScript', () => {
    fc.assert(
      fc.property(nearDate, fc.integer({ min: -300_000, max: 300_000 }), (date, days) => {
        const moved = new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
        expect(addToDate(date, days, 'days')).toBe(moved);
        expect(diffDates(date, moved, 'days')).toBe(days);
      }),
    );
  });

  it('orders like the texts', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(compareDates(a, b)).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  it.each(['months', 'years', 'weeks'] as const)(
    'adding the difference in %s never passes the date, one more does',
    (unit) => {
      fc.assert(
        fc.property(nearDate, nearDate, (from, to) => {
          const count = diffDates(from, to, unit);
          const step = to >= from ? 1 : -1;
          const reached = addToDate(from, count, unit);
          expect(compareDates(reached, to) * step).toBeLessThanOrEqual(0);
          expect(compareDates(addToDate(from, count + step, unit), to) * step).toBeGreaterThan(0);
        }),
      );
    },
  );
});

it.each([
  ['2013-04-15', 'in 3 days'],
  ['2013-04-13', 'tomorrow'],
  ['2013-04-12', 'today'],
  ['2013-04-11', 'yesterday'],
  ['2013-04-02', '10 days ago'],
])('%s is %j on 2013-04-12', (date, words) => {
  expect(relativeDay(date, '2013-04-12')).toBe(words);
});
