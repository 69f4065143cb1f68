import { describe, expect, it } from 'vitest';
import { states } from '../formats/index.ts';
import {
  type DormancyRule,
  dormancyOf,
  dormancyStates,
  dormancyTable,
  productRule,
  ruleOf,
  yearDayProblem,
} from './index.ts';

const rule = (over: Partial<DormancyRule> = {}): DormancyRule => ({
  ...{ state: 'TX', years: 3, cutOff: '06-30', reportDue: '11-01', whose: 'product', source: 'A list' },
  ...over,
});

describe('a check is dormant and reported', () => {
  it.each([
    ['in the period that ends after it', '2023-03-01', null, rule(), '2026-03-01', '2026-06-30', '2026-11-01'],
    ['on the last day of a period', '2023-06-30', null, rule(), '2026-06-30', '2026-06-30', '2026-11-01'],
    ['a day later, in the next period', '2023-07-01', null, rule(), '2026-07-01', '2027-06-30', '2027-11-01'],
    ['after five years', '2021-03-01', null, rule({ years: 5 }), '2026-03-01', '2026-06-30', '2026-11-01'],
    ['of a leap day, by the last of February', '2024-02-29', null, rule(), '2027-02-28', '2027-06-30', '2027-11-01'],
    [
      'counted from when its owner answered',
      '2023-03-01',
      '2024-08-15',
      rule(),
      '2027-08-15',
      '2028-06-30',
      '2028-11-01',
    ],
    [
      'not from an answer before it was written',
      '2023-03-01',
      '2022-01-01',
      rule(),
      '2026-03-01',
      '2026-06-30',
      '2026-11-01',
    ],
    [
      'in New York, the year after',
      '2023-03-01',
      null,
      productRule('NY') ?? rule(),
      '2026-03-01',
      '2026-12-31',
      '2027-03-10',
    ],
  ] as const)('%s', (_what, date, answeredOn, by, dormantOn, cutOff, reportDue) => {
    expect(dormancyOf({ date, answeredOn, rule: by }).value).toMatchObject({ dormantOn, cutOff, reportDue });
  });

  it('and its owner is written to 120 to 60 days before', () => {
    const { lettersFrom, lettersUntil } = dormancyOf({ date: '2023-03-01', answeredOn: null, rule: rule() }).value;
    expect([lettersFrom, lettersUntil]).toEqual(['2026-07-04', '2026-09-02']);
  });

  it('with the reason, and whose terms they are', () => {
    const told = (whose: DormancyRule['whose']) =>
      JSON.stringify(dormancyOf({ date: '2023-03-01', answeredOn: '2024-08-15', rule: rule({ whose }) }).trace);
    for (const word of [
      'Report due',
      '11/01/2028',
      'Dormant on',
      '08/15/2027',
      'Owner answered',
      'To be verified: A list',
    ])
      expect(told('product')).toContain(word);
    expect(told('office')).toContain('Set by the office: A list');
  });
});

describe('the terms of a state', () => {
  it('are there for each state and the District of Columbia, and for nothing else', () => {
    const codes = dormancyStates.map(({ code }) => code).toSorted((one, other) => one.localeCompare(other));
    expect(codes).toHaveLength(51);
    expect(codes).toEqual(Object.keys(dormancyTable.years).toSorted((one, other) => one.localeCompare(other)));
    expect(codes.filter((code) => !states.some((state) => state.code === code))).toEqual([]);
    expect([productRule('PR'), productRule('tx'), productRule('')]).toEqual([null, null, null]);
  });

  it.each([
    ['TX', 3],
    ['CA', 3],
    ['FL', 5],
    ['OH', 5],
    ['ND', 2],
    ['VA', 5],
    ['DC', 3],
  ])('%s: %i years', (state, years) => {
    expect(productRule(state)).toMatchObject({ years, whose: 'product' });
  });

  it('are those that the office has set', () => {
    const own = rule({ state: 'TX', years: 4, whose: 'office' });
    expect(ruleOf('TX', [own])).toBe(own);
    expect(ruleOf('OK', [own])).toMatchObject({ whose: 'product', years: 5 });
    expect(ruleOf(null, [own])).toBeNull();
  });

  it.each(['11-31', '02-29', '13-01', '1-1', '', '2026-01-01'])('takes no %j as a day of every year', (text) => {
    expect(yearDayProblem(text)).not.toBeNull();
  });
  it.each(['11-01', '02-28', '12-31'])('takes %j', (text) => {
    expect(yearDayProblem(text)).toBeNull();
  });
});
