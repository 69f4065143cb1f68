import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feesOfEscrow } from '../closing-file/index.ts';
import { addToDate } from '../dates/index.ts';
import { maxCents } from '../money/index.ts';
import { faultsOf, fieldsOf } from '../trace/index.ts';
import {
  type BilledItem,
  type EscrowFigure,
  emptyEscrowItem,
  escrowFigure,
  escrowItemName,
  escrowProcedures,
  firstPaymentOf,
  monthsOfYear,
  type StoredEscrowItem,
  type StoredEscrowTerms,
} from './index.ts';

const terms: StoredEscrowTerms = { cushionMonths: 2, paymentRounding: 'Nearest' };
const inJuly = firstPaymentOf({ firstPaymentDate: '2013-07-01' }, null);
const bill = (dueDate: string | null, amount: number | null) => ({ dueDate, amount });
const item = (part: Partial<StoredEscrowItem>, bills: BilledItem['bills'] = []): BilledItem => ({
  item: { ...emptyEscrowItem, paidBy: 'Buyer', ...part },
  bills,
});
/** Appendix E of 12 CFR 1024: the account opens in July. */
const school = item({ label: 'School taxes' }, [bill('2013-09-20', 360_00)]);
const county = item({ label: 'County taxes', kind: 'County taxes', payee: ' Any County ' }, [
  bill('2013-07-25', 500_00),
  bill('2013-12-10', 700_00),
]);
const known = (figure: EscrowFigure) => {
  if (figure.kind !== 'figure') throw new Error(`The account is ${JSON.stringify(figure)}`);
  return figure;
};
const missing = (figure: EscrowFigure) => (figure.kind === 'open' ? figure.missing : figure.kind);

describe('the example of Appendix E to 12 CFR 1024, as it is stored', () => {
  const figure = known(escrowFigure(terms, inJuly, [school, county]));

  it('takes 1,040 at closing, 90 less than its lines by themselves', () => {
    const { monthlyPayment, single, singleTotal, adjustment, aggregateDeposit } = figure;
    const amounts = [
      monthlyPayment,
      ...single.map(({ deposit }) => deposit),
      singleTotal,
      adjustment,
      aggregateDeposit,
    ];
    expect(amounts.map(({ value }) => value)).toEqual([130_00, 330_00, 800_00, 1130_00, -90_00, 1040_00]);
  });

  it('runs from July on, and is lowest in December', () => {
    expect(figure.months.map(({ day, balance, isLowest }) => [day.slice(0, 7), balance.value / 100, isLowest])).toEqual(
      [
        ['2013-07', 670, false],
        ['2013-08', 800, false],
        ['2013-09', 570, false],
        ['2013-10', 700, false],
        ['2013-11', 830, false],
        ['2013-12', 260, true],
        ['2014-01', 390, false],
        ['2014-02', 520, false],
        ['2014-03', 650, false],
        ['2014-04', 780, false],
        ['2014-05', 910, false],
        ['2014-06', 1040, false],
      ],
    );
  });

  it('has the bills of each month beside the reason of its balance', () => {
    const due = figure.months.flatMap(({ day, bills }) =>
      bills.map(({ value, field }) => [day.slice(0, 7), value, field]),
    );
    expect(due).toEqual([
      ['2013-07', { kind: 'money', cents: 500_00 }, 'escrowItems.1.bills.0.amount'],
      ['2013-09', { kind: 'money', cents: 360_00 }, 'escrowItems.0.bills.0.amount'],
      ['2013-12', { kind: 'money', cents: 700_00 }, 'escrowItems.1.bills.1.amount'],
    ]);
  });

  it('says why, down to the fields', () => {
    const { monthlyPayment, single, singleTotal, adjustment, months } = figure;
    const all = [monthlyPayment, ...single.map(({ deposit }) => deposit), singleTotal, adjustment];
    for (const { trace } of [...all, ...months.map(({ balance }) => balance)])
      expect(faultsOf(trace, escrowProcedures)).toEqual([]);
    expect(fieldsOf(adjustment.trace).toSorted()).toEqual([
      'cushionMonths',
      'escrowItems.0.bills.0.amount',
      'escrowItems.0.bills.0.dueDate',
      'escrowItems.1.bills.0.amount',
      'escrowItems.1.bills.0.dueDate',
      'escrowItems.1.bills.1.amount',
      'escrowItems.1.bills.1.dueDate',
      'firstPayment',
    ]);
  });

  it('is the fees of section G', () => {
    const fees = feesOfEscrow(figure) ?? [];
    expect(
      fees.map(({ section, label, kind, payee, charges }) => [section, label, kind, payee, charges[0]?.amount]),
    ).toEqual([
      ['G', 'School taxes', undefined, undefined, 330_00],
      ['G', 'County taxes', 'countyPropertyTaxes', 'Any County', 800_00],
      ['G', 'Aggregate adjustment', 'aggregateAdjustment', undefined, -90_00],
    ]);
  });
});

describe('a bill of every month', () => {
  const insurance = item({ label: 'Mortgage insurance', monthlyAmount: 82_35 });

  it('is paid out as it comes in, so that only the cushion is held', () => {
    const { monthlyPayment, aggregateDeposit, single } = known(escrowFigure(terms, inJuly, [insurance]));
    expect([monthlyPayment.value, aggregateDeposit.value]).toEqual([82_35, 164_70]);
    expect(faultsOf(aggregateDeposit.trace, escrowProcedures)).toEqual([]);
    expect(fieldsOf(aggregateDeposit.trace).toSorted()).toEqual(['cushionMonths', 'escrowItems.0.monthlyAmount']);
    expect(single).toHaveLength(1);
  });
});

describe('months that a line collects', () => {
  // Form H-25(B): insurance 1,209.96 and taxes 1,263.60 a year, two months of each.
  const two = { monthsCollected: 2 } as const;
  const lines = (months: Partial<StoredEscrowItem>) => [
    item({ label: 'Homeowners insurance', ...months }, [bill('2014-04-15', 1209_96)]),
    item({ label: 'Property taxes', ...months }, [bill('2013-11-30', 631_80), bill('2014-05-31', 631_80)]),
  ];

  it('are its deposit, and the adjustment is the rest', () => {
    const { single, singleTotal, adjustment, aggregateDeposit } = known(escrowFigure(terms, inJuly, lines(two)));
    expect(single.map(({ deposit }) => deposit.value)).toEqual([201_66, 210_60]);
    expect(singleTotal.value + adjustment.value).toBe(aggregateDeposit.value);
    for (const { trace } of [adjustment, ...single.map(({ deposit }) => deposit)])
      expect(faultsOf(trace, escrowProcedures)).toEqual([]);
    expect(fieldsOf(singleTotal.trace)).toContain('escrowItems.1.monthsCollected');
  });

  it.each([
    ['by the rule: no adjustment above zero', {}, []],
    ['too few: the adjustment is above zero', { monthsCollected: 0 }, ['The adjustment is above zero']],
  ])('%s', (_, months, found) => {
    expect(known(escrowFigure(terms, inJuly, lines(months))).findings.map(({ what }) => what)).toEqual(found);
  });
});

describe('the account stays open', () => {
  it.each([
    ['without terms', { cushionMonths: null, paymentRounding: null }, ['cushionMonths', 'paymentRounding']],
    ['with a cushion above that of the rule', { cushionMonths: 3 }, ['cushionMonths']],
  ] as const)('%s', (_, part, fields) => {
    expect(Object.keys(missing(escrowFigure({ ...terms, ...part }, inJuly, [school])))).toEqual(fields);
  });

  it('without a first payment', () => {
    const none = firstPaymentOf({ firstPaymentDate: null }, null);
    expect(missing(escrowFigure(terms, none, [school]))).toEqual({ firstPayment: 'The day of the first payment' });
  });

  it.each([
    [
      'an item that costs nothing yet',
      item({ label: 'Flood' }),
      { monthlyAmount: 'What Flood costs: its bills, or a bill of every month' },
    ],
    [
      'bills and a bill of every month',
      item({ label: 'Flood', monthlyAmount: 1 }, [bill('2013-09-20', 1)]),
      { monthlyAmount: 'Flood has bills: one of every month besides would be counted, too' },
    ],
    [
      'a bill without day and amount',
      item({ kind: 'Flood insurance' }, [bill('2013-09-20', 1), bill(null, null)]),
      {
        'bills.1.dueDate': 'The day a bill of Flood insurance is due',
        'bills.1.amount': 'The amount of a bill of Flood insurance',
      },
    ],
    [
      'a deposit that nobody pays',
      item({ label: 'Flood', monthlyAmount: 1, paidBy: null }),
      { paidBy: 'Who pays the deposit of Flood' },
    ],
    [
      'a bill before the year',
      item({ label: 'Flood' }, [bill('2013-06-30', 1)]),
      { 'bills.0.dueDate': 'Flood due 06/30/2013 is no bill of the year of the account, 07/2013 to 06/2014' },
    ],
    [
      'a bill after the year',
      item({ label: 'Flood' }, [bill('2014-06-30', 1), bill('2014-07-01', 1)]),
      { 'bills.1.dueDate': 'Flood due 07/01/2014 is no bill of the year of the account, 07/2013 to 06/2014' },
    ],
  ])('for %s, at its field', (_, wrong, words) => {
    const named = Object.fromEntries(Object.entries(words).map(([field, text]) => [`escrowItems.1.${field}`, text]));
    expect(missing(escrowFigure(terms, inJuly, [school, wrong]))).toEqual(named);
    expect(feesOfEscrow(escrowFigure(terms, inJuly, [wrong]))).toBeNull();
  });

  it('for amounts that come to none there is', () => {
    const most = item({ label: 'Taxes' }, [bill('2013-09-20', maxCents), bill('2013-10-20', maxCents)]);
    expect(escrowFigure(terms, inJuly, [most]).kind).toBe('open');
  });
});

it('without items there is no account, and no fee of it', () => {
  const none = escrowFigure({ cushionMonths: null, paymentRounding: null }, inJuly, []);
  expect(none).toEqual({ kind: 'none' });
  expect(feesOfEscrow(none)).toEqual([]);
});

it.each([
  [{ firstPaymentDate: '2013-07-01' }, '2014-01-01', '2013-07-01', 'First payment of the loan'],
  [{ firstPaymentDate: null }, '2014-01-01', '2014-01-01', 'First payment of the statement'],
  [undefined, null, null, 'The loan has no first payment'],
] as const)('the first payment of %j beside %s is %s', (loan, typed, day, source) => {
  expect(firstPaymentOf(loan, typed)).toEqual({ day, source });
});

it('an item is called by its label, its kind, or what is said', () => {
  expect(escrowItemName({ ...emptyEscrowItem, label: ' Dues ', kind: 'Other' })).toBe('Dues');
  expect(escrowItemName({ ...emptyEscrowItem, kind: 'Other' })).toBe('Other');
  expect(escrowItemName(emptyEscrowItem, 'New')).toBe('New');
});

it('the balance never falls below the cushion, and lines and adjustment are the deposit', () => {
  const amount = fc.integer({ min: 0, max: 900_000 });
  const bills = fc.array(fc.record({ month: fc.integer({ min: 0, max: 11 }), amount }), { minLength: 1, maxLength: 4 });
  const one = fc.record({
    monthlyAmount: fc.option(amount),
    bills,
    monthsCollected: fc.option(fc.integer({ min: 0, max: 14 })),
  });
  const cushion = fc.constantFrom(0, 1, 2);
  fc.assert(
    fc.property(
      fc.array(one, { minLength: 1, maxLength: 5 }),
      cushion,
      fc.constantFrom('Nearest' as const, 'Up' as const),
      (some, cushionMonths, paymentRounding) => {
        const items = some.map(({ monthlyAmount, monthsCollected, ...each }) =>
          item(
            { label: 'Item', monthlyAmount, monthsCollected },
            monthlyAmount === null
              ? each.bills.map(({ month, amount: due }) => bill(addToDate('2013-07-15', month, 'months'), due))
              : [],
          ),
        );
        const figure = known(escrowFigure({ cushionMonths, paymentRounding }, inJuly, items));
        const year = some.reduce(
          (sum, { monthlyAmount, bills: due }) =>
            sum +
            (monthlyAmount === null ? due.reduce((all, each) => all + each.amount, 0) : monthlyAmount * monthsOfYear),
          0,
        );
        const least = Math.min(...figure.months.map(({ balance }) => balance.value));
        expect(least).toBeGreaterThanOrEqual(Math.floor((year * cushionMonths) / monthsOfYear));
        const lines = figure.single.reduce((sum, { deposit }) => sum + deposit.value, 0);
        expect(lines + figure.adjustment.value).toBe(figure.aggregateDeposit.value);
        for (const { charges } of feesOfEscrow(figure) ?? []) expect(charges).toHaveLength(1);
      },
    ),
  );
});
