import { describe, expect, it } from 'vitest';
import { businessDates, dateProblem, recordedDates } from './date-range.ts';

const business = 'Enter a year from 1970 to 2099';
const recorded = 'Enter a year from 1600 to 9999';
const none = 'There is no such date';

describe('what is wrong with a date', () => {
  it.each([
    ['2013-04-15', null, null],
    ['1970-01-01', null, null],
    ['1969-12-31', business, null],
    ['2099-12-31', null, null],
    ['2100-01-01', business, null],
    // Slips of the keyboard for 2026, and an honest birth.
    ['0026-04-15', business, recorded],
    ['1926-04-15', business, null],
    ['1600-01-01', business, null],
    ['1599-12-31', business, recorded],
    ['9999-12-31', business, null],
    ['0001-01-01', business, recorded],
    ['2024-02-29', null, null],
    ['1900-02-29', none, none],
    ['2023-02-29', none, none],
    ['0000-01-01', none, none],
    ['4/15/2026', none, none],
  ])('%s', (date, ofBusiness, ofRecords) => {
    expect([dateProblem(date, businessDates), dateProblem(date, recordedDates)]).toEqual([ofBusiness, ofRecords]);
  });
});
