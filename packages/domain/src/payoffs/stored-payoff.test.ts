import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDate } from '../dates/index.ts';
import { maxCents } from '../money/index.ts';
import { faultsOf, fieldsOf, stepsOf } from '../trace/index.ts';
import { dateProcedures } from '../trid/index.ts';
import {
  type PayoffFigure,
  payDayOf,
  payoffFigure,
  payoffProblems,
  payoffsFindings,
  payoffsTotal,
  type StoredPayoff,
} from './index.ts';

const letter: StoredPayoff = {
  lenderName: 'Rho Servicing',
  loanNumber: '7704-11',
  principal: 99_000_00,
  interest: 400_00,
  interestTo: '2026-11-20',
  goodThrough: '2026-11-30',
  perDiem: 13_56,
  rate: '4.95',
  daysInYear: '360',
  roundsDay: true,
  cushionDays: null,
  credits: 250_00,
};
const fees = [{ label: 'Recording of the release', amount: 35_00 }];
const onDay = (disbursementDate: string | null) => payDayOf({ disbursementDate, closingDate: null });
const figure = (stored: StoredPayoff, disburses: string | null): PayoffFigure =>
  payoffFigure(stored, fees, onDay(disburses));

describe('what must reach the lender of a stored payoff', () => {
  it.each([
    ['on the day interest is figured to', {}, '2026-11-20', '2026-11-20', 0, 99_185_00, false],
    ['when the date slips, it is quoted again', {}, '2026-11-23', '2026-11-23', 3, 99_225_68, false],
    ['cushion days count', { cushionDays: 2 }, '2026-11-23', '2026-11-25', 5, 99_252_80, false],
    ['also when they pass the good-through date', { cushionDays: 2 }, '2026-11-29', '2026-12-01', 11, 99_334_16, true],
    ['by the rate where no day is quoted', { perDiem: null }, '2026-11-30', '2026-11-30', 10, 99_321_10, false],
  ] as const)('%s', (_, part, disburses, arrives, extraDays, total, isPastGoodThrough) => {
    const result = figure({ ...letter, ...part }, disburses);
    expect(result).toMatchObject({ kind: 'figure', arrives, extraDays, isPastGoodThrough, total: { value: total } });
  });

  it.each([
    [{ principal: null }, '2026-11-20', ['principal']],
    [{ interest: null }, '2026-11-20', ['interest']],
    [{ interestTo: null }, '2026-11-20', ['interestTo']],
    [{ perDiem: null, rate: null }, '2026-11-20', ['perDiem']],
    [{ perDiem: null, daysInYear: null }, '2026-11-20', ['daysInYear']],
    [{ perDiem: null, rate: '495' }, '2026-11-20', ['rate']],
    [{ principal: null, interestTo: null }, null, ['principal', 'interestTo', 'disbursementDate']],
  ] as const)('%j on %s stays open for want of %j', (part, disburses, missing) => {
    const result = figure({ ...letter, ...part }, disburses);
    expect(result.kind === 'open' && Object.keys(result.missing)).toEqual(missing);
  });

  it('explains the cushion, and its trace comes to the total', () => {
    const result = figure({ ...letter, cushionDays: 2 }, '2026-11-23');
    if (result.kind !== 'figure') throw new Error('The figure is open');
    expect(JSON.stringify(result.total.trace)).toContain('Cushion days after the file disburses');
    expect(faultsOf(result.total.trace, dateProcedures)).toEqual([]);
  });
});

it.each([
  [{ disbursementDate: '2026-11-23', closingDate: '2026-11-20' }, '2026-11-23', 'Disbursement date of the file'],
  [{ disbursementDate: null, closingDate: '2026-11-20' }, '2026-11-20', 'Closing date: no disbursement date yet'],
] as const)('of %j the trace says which date it is', (file, day, source) => {
  const made = payoffFigure({ ...letter, cushionDays: 0 }, fees, payDayOf(file));
  if (made.kind !== 'figure') throw new Error('The figure is open');
  const said = [...stepsOf(made.total.trace)].find(({ field }) => field === 'disbursementDate');
  expect(said).toEqual({ label: source, value: { kind: 'text', text: day }, field: 'disbursementDate' });
  expect(made.arrives).toBe(day);
  expect(faultsOf(made.total.trace, dateProcedures)).toEqual([]);
});

it.each([
  ['as it is quoted', {}, '13.56'],
  ['by the rate, exact, so that the days times it are the interest', { perDiem: null, roundsDay: false }, '13.612500'],
  ['by the rate, each day rounded', { perDiem: null }, '13.61'],
] as const)('a day is shown %s', (_, part, perDay) => {
  const made = figure({ ...letter, ...part }, '2026-11-30');
  expect(made).toMatchObject({ kind: 'figure', perDay });
  if (made.kind !== 'figure') return;
  const interest = [...stepsOf(made.total.trace)].find(({ label }) => label.startsWith('Interest from'));
  const cents = interest?.value.kind === 'money' ? interest.value.cents : Number.NaN;
  expect(Math.round(Number(made.perDay) * made.extraDays * 100)).toBe(cents);
});

describe('what there is to look at', () => {
  const late = { what: 'Terms end before', act: 'ask for a new letter' };
  const tooMuch = { what: 'The lender holds more than is owed', act: 'ask what it sends back' };
  const small = { ...letter, principal: 0, interest: 0, perDiem: 0 };
  it.each([
    ['nothing', letter, '2026-11-30', []],
    ['money after the terms end', letter, '2026-12-01', [late]],
    ['credits above the debt', { ...small, credits: 35_01 }, '2026-11-30', [tooMuch]],
    ['both', { ...small, credits: 35_01 }, '2026-12-01', [late, tooMuch]],
    ['not credits that are the debt', { ...small, credits: 35_00 }, '2026-11-30', []],
  ] as const)('%s', (_, stored, disburses, findings) => {
    expect(figure(stored, disburses)).toMatchObject({ kind: 'figure', findings });
  });

  it('is said of all payoffs, too, with the names of those it is about', () => {
    const named = [
      { name: 'Rho', figure: figure(letter, '2026-12-01') },
      { name: 'Sigma', figure: figure({ ...small, credits: 35_01 }, '2026-12-01') },
      { name: 'Tau', figure: figure({ ...letter, principal: null }, '2026-12-01') },
    ];
    expect(payoffsFindings(named)).toEqual([
      { what: late.what, names: ['Rho', 'Sigma'] },
      { what: tooMuch.what, names: ['Sigma'] },
    ]);
  });
});

it('a fee without its amount keeps the figure open', () => {
  const made = payoffFigure(letter, [...fees, { label: 'Wire', amount: null }], onDay('2026-11-20'));
  expect(made).toEqual({ kind: 'open', missing: { 'fees.1.amount': 'The amount of Wire' } });
});

it('an amount of zero is known, not missing', () => {
  expect(payoffFigure({ ...letter, principal: 0, perDiem: 0 }, [], onDay('2026-11-30')).kind).toBe('figure');
});

it('terms end no earlier than the interest', () => {
  expect(payoffProblems({ interestTo: '2026-11-20', goodThrough: '2026-11-19' })).toEqual({
    goodThrough: 'The interest is figured to 11/20/2026: the terms cannot end before',
  });
  expect(payoffProblems({ interestTo: '2026-11-20', goodThrough: '2026-11-20' })).toEqual({});
  expect(payoffProblems({ interestTo: '2026-11-20' })).toEqual({});
});

it('the payoffs of a statement have a total once each has a figure', () => {
  const known = figure(letter, '2026-11-20');
  expect(payoffsTotal([known, known])?.value).toBe(2 * 99_185_00);
  expect(payoffsTotal([known, figure({ ...letter, principal: null }, '2026-11-20')])).toBeNull();
});

it('the trace of the total says whose field is meant', () => {
  const known = figure(letter, '2026-11-23');
  const total = payoffsTotal([known, known]);
  const fields = total === null ? [] : fieldsOf(total.trace);
  expect(fields).toEqual(
    expect.arrayContaining(['payoffs.0.principal', 'payoffs.1.principal', 'payoffs.1.fees.0.amount']),
  );
  expect(fields.filter((field) => !/^payoffs\.[01]\./.test(field))).toEqual([]);
});

it('a letter that says everything has its figure on any day', () => {
  const amount = fc.integer({ min: 0, max: 99_000_000_00 });
  const letters = fc.record({
    principal: amount,
    interest: amount,
    perDiem: fc.option(amount),
    credits: fc.option(amount),
  });
  const days = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(letters, amount, days, (typed, fee, later) => {
      const disburses = addToDate('2026-01-01', later, 'days');
      expect(payoffFigure({ ...letter, ...typed }, [{ label: 'Wire', amount: fee }], onDay(disburses)).kind).toBe(
        'figure',
      );
    }),
  );
});

it('whatever is typed, a figure is there or says what stands in its way', () => {
  const amount = fc.option(fc.constantFrom(0, 1, 99_000_00, maxCents - 1, maxCents));
  const day = fc.option(fc.constantFrom('1970-01-01', '2026-11-20', '2099-12-31'));
  const stored = fc.record({
    principal: amount,
    interest: amount,
    interestTo: day,
    perDiem: amount,
    rate: fc.option(fc.constantFrom('0', '4.95', '999.999999')),
    daysInYear: fc.option(fc.constantFrom('360', '365')),
    cushionDays: fc.option(fc.constantFrom(0, 60)),
    credits: amount,
  });
  fc.assert(
    fc.property(stored, amount, day, (typed, fee, disburses) => {
      const made = payoffFigure({ ...letter, ...typed }, [{ label: 'Wire', amount: fee }], onDay(disburses));
      if (made.kind === 'open') expect(Object.values(made.missing).join('')).not.toBe('');
      else expect(made.total.value).toBe(payoffsTotal([made])?.value);
    }),
  );
});
