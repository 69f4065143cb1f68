import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDates } from '../dates/index.ts';
import {
  closedReason,
  type HolidayCalendar,
  holidayCalendarNames,
  holidayName,
  holidaysOf,
  holidayYears,
} from './index.ts';

const dates = (calendar: HolidayCalendar, year: number) => holidaysOf(calendar, year).map(({ date }) => date);

describe('holidays (domain.md §4.5)', () => {
  it('are the eleven of the law, as the Federal Reserve publishes 2024 and 2026', () => {
    expect(dates('federalReserve', 2024)).toEqual([
      '2024-01-01',
      '2024-01-15',
      '2024-02-19',
      '2024-05-27',
      '2024-06-19',
      '2024-07-04',
      '2024-09-02',
      '2024-10-14',
      '2024-11-11',
      '2024-11-28',
      '2024-12-25',
    ]);
    expect(dates('federalReserve', 2026)).toContain('2026-07-04');
    expect(dates('federalOffices', 2026)).toContain('2026-07-03');
  });

  it.each<[HolidayCalendar, string, string, string]>([
    ['federalReserve', 'Sunday moves to Monday', '2022-12-25', '2022-12-26'],
    ['federalOffices', 'Sunday moves to Monday', '2022-12-25', '2022-12-26'],
    ['specificBusinessDays', 'Sunday stays', '2022-12-25', '2022-12-25'],
    ['federalReserve', 'Saturday stays', '2021-12-25', '2021-12-25'],
    ['federalOffices', 'Saturday moves to Friday', '2021-12-25', '2021-12-24'],
    ['specificBusinessDays', 'Saturday stays', '2021-12-25', '2021-12-25'],
  ])('%s: %s', (calendar, _rule, legalDate, date) => {
    const year = Number(date.slice(0, 4));
    expect(holidaysOf(calendar, year).find((day) => day.legalDate === legalDate)?.date).toBe(date);
  });

  it("lists the next New Year's Day under the Friday it is kept on", () => {
    expect(dates('federalOffices', 2021)).toContain('2021-12-31');
    expect(dates('federalOffices', 2022)).not.toContain('2022-01-01');
    expect(dates('federalReserve', 2022)).toContain('2022-01-01');
  });

  it('begin when the law began', () => {
    expect(holidaysOf('federalReserve', 2020).map(({ name }) => name)).not.toContain(
      'Juneteenth National Independence Day',
    );
    expect(holidaysOf('federalReserve', 1985)).toHaveLength(9);
    expect(() => holidaysOf('federalReserve', 1959)).toThrow(RangeError);
    expect(() => holidaysOf('federalReserve', 2200)).toThrow(RangeError);
  });

  it.each([
    [1970, ['1970-02-22', '1970-05-30', '1970-11-11'], ['1970-02-16', '1970-05-25', '1970-10-12']],
    [1971, ['1971-02-15', '1971-05-31', '1971-10-11', '1971-10-25'], ['1971-02-22', '1971-11-11']],
    [1977, ['1977-10-24'], ['1977-11-11']],
    [1978, ['1978-11-11'], ['1978-10-23']],
  ])('of %i are those of the law of then', (year, kept, others) => {
    const days = dates('specificBusinessDays', year);
    expect(days).toEqual(expect.arrayContaining(kept));
    expect(days.filter((day) => others.includes(day))).toEqual([]);
  });

  it('are known for every wait that ends on the first day of a closing', () => {
    expect(businessDates.first.slice(0, 4) > String(holidayYears.first)).toBe(true);
  });

  it('are between seven and twelve in any year, each on a day of that year, in order, and none twice', () => {
    const year = fc.integer({ min: holidayYears.first, max: holidayYears.last });
    fc.assert(
      fc.property(year, fc.constantFrom(...holidayCalendarNames), (of, calendar) => {
        const list = dates(calendar, of);
        expect(list.length).toBeGreaterThanOrEqual(7);
        expect(list.length).toBeLessThanOrEqual(12);
        expect(list).toEqual([...new Set(list)].sort());
        expect(list.every((date) => date.startsWith(String(of)))).toBe(true);
      }),
    );
  });

  it('of federal offices never fall on a weekend; of the Federal Reserve never on a Sunday', () => {
    const year = fc.integer({ min: holidayYears.first, max: holidayYears.last });
    const day = (date: string) => new Date(`${date}T00:00Z`).getUTCDay();
    fc.assert(
      fc.property(year, (of) => {
        expect(dates('federalOffices', of).some((date) => [0, 6].includes(day(date)))).toBe(false);
        expect(dates('federalReserve', of).some((date) => day(date) === 0)).toBe(false);
      }),
    );
  });
});

describe('closed days', () => {
  const own = [{ date: '2026-03-09', name: 'Company day' }];

  it.each<[HolidayCalendar, string, string | null]>([
    ['federalReserve', '2026-03-07', 'Saturday'],
    ['federalReserve', '2026-03-08', 'Sunday'],
    ['federalReserve', '2026-03-09', 'Company day'],
    ['federalReserve', '2026-03-10', null],
    ['specificBusinessDays', '2026-03-07', null],
    ['specificBusinessDays', '2026-03-08', 'Sunday'],
    ['specificBusinessDays', '2026-03-09', null],
    ['specificBusinessDays', '2026-07-04', 'Independence Day'],
    ['federalOffices', '2026-07-03', 'Independence Day'],
    ['federalReserve', '2026-07-03', null],
  ])('%s on %s: %s', (calendar, date, reason) => {
    expect(closedReason(calendar, date, own)).toBe(reason);
  });

  it.each<[HolidayCalendar, string, string | null]>([
    ['federalReserve', '2026-07-04', 'Independence Day'],
    ['federalReserve', '2026-03-07', null],
    ['federalReserve', '2026-03-09', 'Company day'],
    ['specificBusinessDays', '2026-03-09', null],
    ['federalOffices', '2026-07-03', 'Independence Day'],
  ])('have a name, weekends none: %s on %s: %s', (calendar, date, name) => {
    expect(holidayName(calendar, date, own)).toBe(name);
  });
});
