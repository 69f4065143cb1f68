import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDate } from '../dates/index.ts';
import { cents } from '../money/index.ts';
import { type PayoffQuote, payoff, sumOfPayoffs } from './index.ts';

const quote: PayoffQuote = {
  label: 'First mortgage',
  principal: cents(99_000_00),
  interest: cents(400_00),
  interestTo: '2026-11-20',
  goodThrough: '2026-11-30',
  perDiem: { kind: 'quoted', amount: cents(13_56) },
  fees: [
    { label: 'Recording of the release', amount: cents(35_00) },
    { label: 'Wire fee', amount: cents(15_00) },
  ],
  credits: cents(250_00),
};

describe('a payoff', () => {
  it.each([
    ['on the last quoted day', '2026-11-20', 0, 99_200_00, false],
    ['three days later', '2026-11-23', 3, 99_240_68, false],
    ['on the last good day', '2026-11-30', 10, 99_335_60, false],
    ['a day too late', '2026-12-01', 11, 99_349_16, true],
    ['earlier than quoted', '2026-11-10', 0, 99_200_00, false],
  ])('%s', (_, arrives, extraDays, total, isPastGoodThrough) => {
    const result = payoff(quote, arrives);
    expect(result).toMatchObject({ extraDays, isPastGoodThrough });
    expect(result.total.value).toBe(total);
  });

  it.each([
    [360, true, 136_10],
    [360, false, 136_13],
    [365, true, 134_30],
    [365, false, 134_26],
    [366, false, 133_89],
  ] as const)('reckons the day over %d, rounded first: %s', (daysInYear, roundsDay, expected) => {
    const perDiem = { kind: 'rate', rate: '4.95', daysInYear, roundsDay } as const;
    const { total } = payoff({ ...quote, perDiem, interest: cents(0), fees: [], credits: cents(0) }, '2026-11-30');
    expect(total.value - quote.principal).toBe(expected);
  });

  it('shows what it is made of', () => {
    const { trace } = payoff(quote, '2026-11-23').total;
    expect(trace.inputs?.map(({ label }) => label)).toEqual([
      'Principal',
      'Interest to 2026-11-20',
      'Interest from 2026-11-21',
      'Recording of the release',
      'Wire fee',
      'Held by the lender',
    ]);
    const parts = trace.inputs?.map(({ value }) => (value.kind === 'money' ? value.cents : Number.NaN)) ?? [];
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(99_240_68);
  });

  it('says beside its reasons what it is the sum of, in the words of a statement', () => {
    const { total, steps } = payoff(quote, '2026-11-23');
    expect(steps.map(({ words, value }) => [words, value])).toEqual([
      ['Principal', quote.principal],
      ['Interest to 11/20/2026', quote.interest],
      ['Interest from 11/21/2026', 40_68],
      ...quote.fees.map(({ label, amount }) => [label, amount]),
      ['Held by the lender', -quote.credits],
    ]);
    expect(steps.map(({ trace }) => trace)).toEqual(total.trace.inputs);
  });

  it('refuses terms that end before the day its interest is figured to', () => {
    expect(() => payoff({ ...quote, goodThrough: '2026-11-19' }, '2026-11-20')).toThrow(
      expect.objectContaining({ code: 'REVERSED', field: 'goodThrough' }),
    );
  });

  it('refuses amounts below zero', () => {
    expect(() => payoff({ ...quote, credits: cents(-1) }, '2026-11-20')).toThrow(/First mortgage/);
  });

  it('never falls from day to day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 60 }), (days) => {
        const at = (offset: number) => payoff(quote, addToDate(quote.interestTo ?? '', offset, 'days')).total.value;
        expect(at(days + 1)).toBeGreaterThanOrEqual(at(days));
      }),
    );
  });
});

it('several loans add up', () => {
  const second = { ...quote, label: 'Second mortgage', principal: cents(10_000_00) };
  const totals = [quote, second].map((each) => payoff(each, '2026-11-20').total);
  expect(sumOfPayoffs(totals, 'loans').value).toBe(99_200_00 + 10_200_00);
  expect(sumOfPayoffs([], 'loans').value).toBe(0);
});
