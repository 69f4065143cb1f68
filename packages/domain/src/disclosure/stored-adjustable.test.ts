import { describe, expect, it } from 'vitest';
import { loanProcedures, schedule, scheduleTotals } from '../loans/index.ts';
import { faultsOf, type Trace } from '../trace/index.ts';
import {
  adjustableTables,
  coursesOf,
  disclosureProcedures,
  type FormTable,
  loanTermLines,
  ordinalOf,
  type StoredLoan,
  type StoredTerms,
  termsOf,
} from './index.ts';
import { adjustableTerms, adjustableLoan as loan } from './stored-loans.fixture.ts';

const procedures = { ...loanProcedures, ...disclosureProcedures };

/** A cell as it reads, once it is seen that it can be reckoned again. */
function shown(cell: string | Trace): string {
  if (typeof cell === 'string') return cell;
  expect(faultsOf(cell, procedures)).toEqual([]);
  const { value } = cell;
  if (value.kind === 'money') return `$${value.cents / 100}`;
  return value.kind === 'rate' ? `${value.percent}%` : '';
}
const read = (table: FormTable | undefined) =>
  Object.fromEntries((table?.rows ?? []).map(({ name, cells }) => [name, cells.map(shown).join(' ')]));
const tablesOf = (ofLoan: Partial<StoredLoan> = {}, stated: Partial<StoredTerms> = {}) =>
  adjustableTables({ ...loan, ...ofLoan }, { ...adjustableTerms, ...stated });
const fixed = { isAdjustableRate: false } as const;

describe('the tables of adjustable payments and rates on page 4', () => {
  it('of form H-24(C)', () => {
    const [payments, rates] = tablesOf();
    expect(read(payments)).toEqual({
      interestOnly: 'YES for your first 60 payments',
      optional: 'NO',
      step: 'NO',
      seasonal: 'NO',
      firstPayment: '$1028 – $1359 at 61st payment',
      laterPayments: 'Every 3 years',
      maximumPayment: '$2068 starting at 169th payment',
    });
    expect(read(rates)).toEqual({
      index: 'MTA + 4%',
      initialRate: '4%',
      extremes: '3.25% / 12%',
      firstRate: 'Beginning of 61st month',
      laterRates: 'Every 36th month after first change',
      firstCap: '2%',
      laterCap: '2%',
    });
    expect([payments?.missing, rates?.missing]).toEqual([{}, {}]);
  });

  it.each<[string, Partial<StoredLoan>, Partial<StoredTerms>, string[]]>([
    ['a fixed rate with level payments has none', { ...fixed, isInterestOnly: false }, {}, []],
    ['a rate alone changes no payment of the first table', { isInterestOnly: false }, {}, ['adjustableRates']],
    ['interest only at a fixed rate', fixed, {}, ['adjustablePayments']],
    ['interest only to the end changes no payment', { ...fixed, interestOnlyMonths: 360 }, {}, []],
    [
      'seasonal payments',
      { ...fixed, isInterestOnly: false },
      { seasonalPayments: 'from June to August' },
      ['adjustablePayments'],
    ],
  ])('%s', (_, ofLoan, stated, names) => {
    expect(tablesOf(ofLoan, stated).map(({ name }) => name)).toEqual(names);
  });

  it.each<[string, Partial<StoredLoan>, Partial<StoredTerms>, string, string]>([
    ['interest only at a fixed rate changes once', fixed, {}, 'laterPayments', 'No subsequent changes'],
    ['the first payment after it is one amount', fixed, {}, 'firstPayment', '$1114 at 61st payment'],
    ['changes of half a year', { adjustmentMonths: 6 }, {}, 'laterPayments', 'Every 6th payment'],
    ['changes of every month', { adjustmentMonths: 1 }, {}, 'laterPayments', 'Every payment'],
    ['changes of a year', { adjustmentMonths: 12 }, {}, 'laterPayments', 'Every year'],
    [
      'months of seasonal payments',
      {},
      { seasonalPayments: 'from June to August' },
      'seasonal',
      'YES from June to August',
    ],
    ['amounts of seasonal payments are open', {}, { seasonalPayments: 'from June to August' }, 'maximumPayment', ''],
    ['the margin is the least rate of a note without one', {}, { rateFloor: null }, 'extremes', '4% / 12%'],
    ['a first rate below the least is none of them', { rate: '1' }, {}, 'extremes', '3.25% / 12%'],
    ['every month', { adjustmentMonths: 1 }, {}, 'laterRates', 'Every month after first change'],
  ])('%s', (_, ofLoan, stated, row, words) => {
    const rows = tablesOf(ofLoan, stated).map(read);
    expect(Object.assign({}, ...rows)).toMatchObject({ [row]: words });
  });

  it.each<[string, Partial<StoredLoan>, Partial<StoredTerms>, string[]]>([
    ['the index', { armIndex: null }, {}, ['loan.armIndex']],
    ['the first cap', {}, { firstCap: null }, ['firstCap']],
    ['a highest rate below the first', { maximumRate: '3.5' }, {}, ['loan.maximumRate']],
    ['a lowest rate above the highest', {}, { rateFloor: '13' }, ['rateFloor']],
  ])('the second is open for want of %s', (_, ofLoan, stated, missing) => {
    expect(Object.keys(tablesOf(ofLoan, stated)[1]?.missing ?? {})).toEqual(missing);
  });

  it('a balance that may grow: at most 110 % of the loan, with payments that rise by 7.5 % until then', () => {
    const limits = { riseLimit: '7.5', balanceLimit: 110, recastMonths: 60 };
    const moves = { ...loan, rate: '2', isInterestOnly: false, interestOnlyMonths: null, isNegativeAmortization: true };
    const stated = { ...adjustableTerms, ...limits, firstCap: '7', laterCap: '7' };
    const [amount] = loanTermLines({ ...moves, firstAdjustmentMonths: 12 }, stated);
    expect(amount?.answer?.isYes).toBe(true);
    const [payments] = adjustableTables({ ...moves, firstAdjustmentMonths: 12 }, stated);
    expect(read(payments)).toMatchObject({
      interestOnly: 'NO',
      maximumPayment: expect.stringContaining('as early as'),
    });
  });

  it('a balance that may grow: each change lifts a capped payment, also where the rate stays at its highest', () => {
    const moves = {
      amount: 162_000_00,
      rate: '4',
      termMonths: 360,
      armMargin: '2.25',
      firstAdjustmentMonths: 12,
      adjustmentMonths: 12,
      maximumRate: '9',
      isInterestOnly: false,
      interestOnlyMonths: null,
      isNegativeAmortization: true,
    };
    const limits = { riseLimit: '7.5', balanceLimit: 115, recastMonths: 60, amortizationMonths: 360 };
    const stated = { ...adjustableTerms, ...limits, firstCap: '5', laterCap: '2', rateFloor: null };
    const courses = coursesOf({ ...loan, ...moves }, stated);
    if (courses.kind === 'open') throw new Error(Object.values(courses.missing).join());
    const rows = schedule(courses.high);
    // By hand: no more than 7.5 % above the payment before, then all that is owed over 300 months at 9 %.
    expect([12, 24, 36, 48, 60].map((at) => rows[at]?.amount)).toEqual([83141, 89376, 96079, 103284, 146657]);
    const [payments] = adjustableTables({ ...loan, ...moves }, stated);
    expect(read(payments).maximumPayment).toBe('$1467 as early as 61st payment');
  });
});

it('page 1 of form H-24(C) says how far rate and payment rise, and where more of it stands', () => {
  const words = loanTermLines(loan, adjustableTerms).map(({ name, answer, details }) => [
    name,
    answer?.isYes,
    details.map((detail) => `${detail.words} ${detail.trace ? shown(detail.trace) : ''}`.trim()),
  ]);
  expect(words.slice(0, 3)).toEqual([
    ['loanAmount', false, []],
    [
      'interestRate',
      true,
      [
        'Adjusts every 3 years starting in year 6',
        'Can go as high as, in year 15 12%',
        'See AIR Table on page 4 for details',
      ],
    ],
    [
      'principalAndInterest',
      true,
      [
        'Adjusts every 3 years starting in year 6',
        'Can go as high as, in year 15 $2068',
        'Includes only interest and no principal until year 6',
        'See AP Table on page 4 for details',
      ],
    ],
  ]);
});

it('page 5 takes the index as it stands, within the caps', () => {
  const known = termsOf(loan, { ...adjustableTerms, indexRate: '3' });
  expect(known).toMatchObject({
    kind: 'figure',
    terms: {
      rateSteps: [
        { fromPayment: 61, rate: '6' },
        { fromPayment: 97, rate: '7' },
        { rate: '7' },
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    },
  });
  const open = termsOf(loan, adjustableTerms);
  expect(open.kind === 'open' && Object.keys(open.missing)).toEqual(['indexRate']);
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [113, '113th'],
  [121, '121st'],
])('%s is %s', (number, words) => {
  expect(ordinalOf(number)).toBe(words);
});

it.each([
  [null, '61 at 5.06, ', undefined],
  ['Nearest 1/8', '61 at 5, ', 'to the nearest multiple of 0.125 %, index and margin together'],
  ['Nearest 1/4', '61 at 5, ', 'to the nearest multiple of 0.25 %, index and margin together'],
  ['Next higher 1/8', '61 at 5.125, ', 'up to the next multiple of 0.125 %, index and margin together'],
  ['Next higher 1/4', '61 at 5.25, ', 'up to the next multiple of 0.25 %, index and margin together'],
] as const)(
  'an index of 1.06 and a margin of 4, rounded to %s, is told with the rates that come of it',
  (rateRoundedTo, rates, rounding) => {
    const found = termsOf(loan, { ...adjustableTerms, indexRate: '1.06', rateRoundedTo });
    if (found.kind === 'open') throw new Error(Object.values(found.missing).join());
    const told = scheduleTotals(found.terms, schedule(found.terms)).totalInterest.trace;
    expect(faultsOf(told, procedures)).toEqual([]);
    const later = told.inputs?.find(({ field }) => field === 'rateSteps');
    expect(later?.value).toEqual({ kind: 'text', text: expect.stringContaining(rates) });
    expect(later?.rounding).toBe(rounding);
  },
);

it('rounding moves neither course of the caps', () => {
  const courses = (rateRoundedTo: StoredTerms['rateRoundedTo']) => {
    const found = coursesOf(loan, { ...adjustableTerms, rateRoundedTo });
    return found.kind === 'figure' && [found.low, found.high];
  };
  expect(courses('Next higher 1/4')).toEqual(courses(null));
});
