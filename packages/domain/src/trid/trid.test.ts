import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDate } from '../dates/index.ts';
import { holidayCalendarNames } from '../holidays/index.ts';
import {
  addBusinessDays,
  type Delivery,
  earliestConsummation,
  endOfEstimateWait,
  isBusinessDay,
  latestClosingDisclosure,
  latestRevisedEstimate,
  receivedOn,
  rescissionEnds,
} from './index.ts';

describe('specific business days: all but Sundays and legal holidays (12 CFR 1026.2(a)(6))', () => {
  it.each([
    // 2026-11-26 is Thanksgiving, 2026-11-28 a Saturday, 2026-11-29 a Sunday.
    ['2026-11-26', false],
    ['2026-11-27', true],
    ['2026-11-28', true],
    ['2026-11-29', false],
    // Independence Day 2026 is a Saturday and counts on its own date alone.
    ['2026-07-03', true],
    ['2026-07-04', false],
  ])('%s: %s', (date, expected) => {
    expect(isBusinessDay('specificBusinessDays', date)).toBe(expected);
  });
});

describe('the closing disclosure', () => {
  it.each<[string, Delivery, string, string]>([
    // Handed over on Monday, closing on Thursday.
    ['2026-11-16', 'inPerson', '2026-11-16', '2026-11-19'],
    // Mailed on Monday: received on Thursday, closing on Monday after.
    ['2026-11-16', 'mail', '2026-11-19', '2026-11-23'],
    ['2026-11-16', 'electronic', '2026-11-19', '2026-11-23'],
    // Thanksgiving lies between.
    ['2026-11-24', 'inPerson', '2026-11-24', '2026-11-28'],
    // Handed over on a Sunday and on Thanksgiving: three business days before the closing is the day after, as if it had come then.
    ['2026-11-15', 'inPerson', '2026-11-15', '2026-11-19'],
    ['2026-11-26', 'inPerson', '2026-11-26', '2026-12-01'],
  ])('sent %s, %s: received %s, closing from %s on', (sent, delivery, received, closing) => {
    expect(receivedOn(sent, delivery)).toBe(received);
    expect(earliestConsummation(sent, delivery)).toBe(closing);
  });

  it.each<[string, Delivery, string]>([
    ['2026-11-19', 'inPerson', '2026-11-16'],
    ['2026-11-23', 'mail', '2026-11-16'],
    ['2026-11-30', 'inPerson', '2026-11-25'],
  ])('for a closing on %s, %s, is sent by %s', (closing, delivery, expected) => {
    expect(latestClosingDisclosure(closing, delivery)).toBe(expected);
  });

  it('received on any day, is received in time for the earliest closing and for none before', () => {
    for (let offset = 0; offset < 1500; offset++) {
      const received = addToDate('2024-01-01', offset, 'days');
      const closing = earliestConsummation(received, 'inPerson');
      expect(latestClosingDisclosure(closing, 'inPerson') >= received, received).toBe(true);
      const dayBefore = addToDate(closing, -1, 'days');
      expect(latestClosingDisclosure(dayBefore, 'inPerson') < received, received).toBe(true);
    }
  });

  it('sent on the last day there is, never makes the closing late', () => {
    const delivery = fc.constantFrom<Delivery>('inPerson', 'mail', 'electronic');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), delivery, (offset, how) => {
        const closing = addToDate('2024-01-01', offset, 'days');
        expect(earliestConsummation(latestClosingDisclosure(closing, how), how) <= closing).toBe(true);
        const dayLate = addBusinessDays('specificBusinessDays', latestClosingDisclosure(closing, how), 1);
        expect(earliestConsummation(dayLate, how) > closing).toBe(true);
      }),
    );
  });
});

it('a loan estimate is delivered seven business days before, a revised one received four before', () => {
  expect(endOfEstimateWait('2026-11-13')).toBe('2026-11-21');
  // Mailed on a Sunday, the 22nd: the seventh business day before December 1 is Saturday the 21st, before the 2nd Monday the 23rd.
  expect(endOfEstimateWait('2026-11-22')).toBe('2026-12-02');
  expect(latestRevisedEstimate('2026-11-30')).toBe('2026-11-24');
});

it.each([
  ['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-24'],
  ['2026-11-20', '2026-11-23', '2026-11-20', '2026-11-27'],
])('closed %s, notice %s, disclosures %s: may be rescinded until %s', (closed, notice, disclosures, expected) => {
  expect(rescissionEnds(closed, notice, disclosures)).toBe(expected);
});

describe('business days', () => {
  it.each([
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-11-30', -1, '2026-11-27'],
    ['2026-11-28', 0, '2026-11-30'],
    ['2026-11-27', 0, '2026-11-27'],
  ])('%s and %d of the Federal Reserve: %s', (date, days, expected) => {
    expect(addBusinessDays('federalReserve', date, days)).toBe(expected);
  });

  it('leave out the closing days of the company', () => {
    const closed = [{ date: '2026-11-27', name: 'Inventory' }];
    expect(addBusinessDays('federalReserve', '2026-11-25', 1, closed)).toBe('2026-11-30');
  });

  it('are whole', () => {
    expect(() => addBusinessDays('federalReserve', '2026-11-25', 0.5)).toThrow(RangeError);
  });

  it('there and back is the same day, from a business day on', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...holidayCalendarNames),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 20 }),
        (calendar, offset, days) => {
          const start = addBusinessDays(calendar, addToDate('2024-01-01', offset, 'days'), 0);
          expect(addBusinessDays(calendar, addBusinessDays(calendar, start, days), -days)).toBe(start);
        },
      ),
    );
  });
});
