import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import { analyseEscrow, cushionOf, type EscrowItem, initialEscrow, runningBalance } from './index.ts';

const bill = (month: number, dollars: number) => ({ month, amount: cents(dollars * 100) });
/** Appendix E of 12 CFR 1024: first payment in July, county taxes in July and December, school taxes in September. */
const items: EscrowItem[] = [
  { label: 'School taxes', disbursements: [bill(2, 360)] },
  { label: 'County taxes', disbursements: [bill(0, 500), bill(5, 700)] },
];

describe('the example of Appendix E to 12 CFR 1024', () => {
  const escrow = initialEscrow({ items, cushionMonths: 2, paymentRounding: 'halfUp' });

  it('asks for 130 a month', () => {
    expect(escrow.monthlyPayment.value).toBe(130_00);
  });

  it('runs as low as minus 780 without a deposit, in December', () => {
    const balances = runningBalance(items, cents(130_00), cents(0)).map(({ balance }) => balance / 100);
    expect(balances).toEqual([-370, -240, -470, -340, -210, -780, -650, -520, -390, -260, -130, 0]);
  });

  it('takes 1,040 at closing, and never falls under the cushion of 260', () => {
    expect(escrow.aggregateDeposit.value).toBe(1040_00);
    expect(escrow.months.map(({ balance }) => balance / 100)).toEqual([
      670, 800, 570, 700, 830, 260, 390, 520, 650, 780, 910, 1040,
    ]);
  });

  it('is less than the items by themselves ask for, by the aggregate adjustment', () => {
    expect(escrow.single.map(({ deposit }) => deposit.value)).toEqual([330_00, 800_00]);
    expect(escrow.adjustment.value).toBe(-90_00);
    expect(escrow.adjustment.trace.inputs).toHaveLength(3);
  });
});

it('the cushion never passes the limit of 1024.17(c)(1)(ii), not by half a cent', () => {
  // A sixth of 1,000.05 is 166.675.
  expect(cushionOf([{ label: 'Taxes', disbursements: [bill(0, 1000.05)] }], 2).value).toBe(166_67);
});

it('has no adjustment for one item', () => {
  const [school] = items;
  expect(
    initialEscrow({ items: school ? [school] : [], cushionMonths: 2, paymentRounding: 'halfUp' }).adjustment.value,
  ).toBe(0);
});

it.each([-1, 12, 1.5])('refuses a bill in month %d', (month) => {
  const wrong = [{ label: 'Taxes', disbursements: [{ month, amount: cents(1) }] }];
  expect(() => initialEscrow({ items: wrong, cushionMonths: 0, paymentRounding: 'up' })).toThrow(/Taxes/);
});

it('the adjustment is never positive but for a cent of rounding an item, and the lowest balance is the cushion', () => {
  const month = fc.integer({ min: 0, max: 11 });
  const amount = fc.integer({ min: 0, max: 900_000 }).map(cents);
  const item = fc
    .array(fc.record({ month, amount }), { maxLength: 4 })
    .map((disbursements) => ({ label: 'Item', disbursements }));
  fc.assert(
    fc.property(fc.array(item, { maxLength: 5 }), fc.constantFrom(0, 1, 2), (some, cushionMonths) => {
      const escrow = initialEscrow({
        items: some,
        cushionMonths: cushionMonths as 0 | 1 | 2,
        paymentRounding: 'halfUp',
      });
      // A rounded payment may be off by half a cent a month for each item and for the whole.
      const rounding = 7 * (some.length + 1);
      expect(escrow.adjustment.value).toBeLessThanOrEqual(rounding);
      const lowest = Math.min(...escrow.months.map(({ balance }) => balance));
      const year = some.flatMap(({ disbursements }) => disbursements).reduce((sum, one) => sum + one.amount, 0);
      expect(lowest).toBeGreaterThanOrEqual(Math.floor((year * cushionMonths) / 12));
    }),
  );
});

it.each([
  [1000_00, 1000_00, 'even', 0, []],
  [1049_99, 1000_00, 'surplus', 49_99, ['refund', 'creditToNextYear']],
  [1050_00, 1000_00, 'surplus', 50_00, ['refund']],
  [950_00, 1000_00, 'shortage', 50_00, ['leave', 'payWithin30Days', 'spreadOver12Months']],
  [870_00, 1000_00, 'shortage', 130_00, ['leave', 'spreadOver12Months']],
  [-20_00, 1000_00, 'deficiency', 20_00, ['leave', 'payWithin30Days', 'spreadOver2MonthsOrMore']],
  [-130_00, 1000_00, 'deficiency', 130_00, ['leave', 'spreadOver2MonthsOrMore']],
] as const)('%d cents where %d should be: %s of %d', (balance, target, state, amount, choices) => {
  const analysis = analyseEscrow(cents(balance), cents(target), cents(130_00));
  expect(analysis).toMatchObject({ state, amount: { value: amount }, choices });
  if (state === 'shortage' || state === 'deficiency')
    expect(analysis.perMonth.value * 12).toBeGreaterThanOrEqual(amount);
});

describe('a balance below zero is a deficiency, and what is missing from zero to the target a shortage (12 CFR 1024.17(b))', () => {
  const partsOf = (balance: number, target: number, payment: number) => {
    const { state, shortage, deficiency, totalPerMonth } = analyseEscrow(
      cents(balance * 100),
      cents(target * 100),
      cents(payment * 100),
    );
    const shown = (part: typeof shortage) =>
      part && [part.amount.value / 100, part.perMonth.value / 100, part.choices.join(' ')];
    return [state, shown(deficiency), shown(shortage), totalPerMonth.value / 100];
  };

  it.each([
    // 100 / 12 = 8.3333, 500 / 12 = 41.6667, each up to the cent: 8.34 + 41.67. Less than a payment of 130, and more.
    [
      -100,
      500,
      130,
      'deficiency',
      [100, 8.34, 'leave payWithin30Days spreadOver2MonthsOrMore'],
      [500, 41.67, 'leave spreadOver12Months'],
      50.01,
    ],
    // 130 / 12 = 10.8333; 60 / 12 = 5.
    [
      -130,
      60,
      130,
      'deficiency',
      [130, 10.84, 'leave spreadOver2MonthsOrMore'],
      [60, 5, 'leave payWithin30Days spreadOver12Months'],
      15.84,
    ],
    // Nothing should be in it: from zero nothing is missing.
    [-100, 0, 130, 'deficiency', [100, 8.34, 'leave payWithin30Days spreadOver2MonthsOrMore'], null, 8.34],
    [0, 120, 130, 'shortage', null, [120, 10, 'leave payWithin30Days spreadOver12Months'], 10],
    [500, 500, 130, 'even', null, null, 0],
    [560, 500, 130, 'surplus', null, null, 0],
  ])('balance %d, target %d, payment %d: %s', (balance, target, payment, state, deficiency, shortage, total) => {
    expect(partsOf(balance, target, payment)).toEqual([state, deficiency, shortage, total]);
  });
});

describe('the payment after an analysis', () => {
  it.each([
    // 160 short is 13.34 a month.
    ['a shortage', 100_00, 260_00, 143_34, null],
    // 100 below zero is 8.34, 500 short 41.67.
    ['a deficiency and a shortage', -100_00, 500_00, 180_01, null],
    ['even', 260_00, 260_00, 130_00, null],
    // 49.99 may be credited: 4.16 a month.
    ['a small surplus', 309_99, 260_00, 130_00, 125_84],
    ['a surplus that must be refunded', 310_00, 260_00, 130_00, null],
  ] as const)('%s', (_, balance, target, after, ifCredited) => {
    const { paymentAfter, paymentIfCredited } = analyseEscrow(cents(balance), cents(target), cents(130_00));
    expect([paymentAfter.value, paymentIfCredited?.value ?? null]).toEqual([after, ifCredited]);
    for (const figure of [paymentAfter, paymentIfCredited]) expect(figure ? faultsOf(figure.trace) : []).toEqual([]);
  });
});
