import { describe, expect, it } from 'vitest';
import { refusalOf } from '../errors/refusal-of.fixture.ts';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import { keptLines } from '../trace/kept-lines.fixture.ts';
import { analyseEscrow, type EscrowItem, escrowProcedures, initialEscrow, refundFrom } from './index.ts';

const items: EscrowItem[] = [
  { label: 'School taxes', disbursements: [{ month: 2, amount: cents(360_01) }] },
  {
    label: 'County taxes',
    disbursements: [
      { month: 0, amount: cents(500_00) },
      { month: 5, amount: cents(700_00) },
    ],
  },
];

describe('the reasons of an escrow account', () => {
  // Reckoned in each test, so that mutation testing knows which tests it takes part in.
  const open = () => initialEscrow({ items, cushionMonths: 2, paymentRounding: 'up' });
  const figuresOf = () => {
    const escrow = open();
    return [
      escrow.monthlyPayment,
      escrow.aggregateDeposit,
      escrow.adjustment,
      ...escrow.single.map(({ deposit }) => deposit),
    ];
  };

  it('can be worked out again', () => {
    for (const { trace } of figuresOf()) expect(faultsOf(trace, escrowProcedures)).toEqual([]);
  });

  it('a false balance is noticed', () => {
    const { trace } = open().aggregateDeposit;
    const [lowest, ...others] = trace.inputs ?? [];
    if (!lowest) throw new Error('The reason of a deposit begins with the lowest balance');
    const wrong = { ...trace, inputs: [{ ...lowest, value: { kind: 'money', cents: cents(1) } as const }, ...others] };
    expect(faultsOf(wrong, escrowProcedures).map(({ label }) => label)).toEqual([
      'Aggregate deposit',
      'Lowest balance without a deposit',
    ]);
  });

  it('read as they are kept', () => {
    expect(keptLines(figuresOf().map(({ trace }) => trace))).toMatchSnapshot();
  });
});

describe('the reasons of an analysis', () => {
  it.each([
    [100_00, 260_00, 130_00],
    [-40_00, 260_00, 130_00],
    [-400_00, 260_00, 130_00],
    [200_00, 260_00, 130_00],
    [130_00, 260_00, 130_00],
    [309_99, 260_00, 130_00],
    [310_00, 260_00, 130_00],
    [260_00, 260_00, 130_00],
    [0, 100_00, 100_00],
    [0, 0, 100_00],
  ])('balance %d, target %d, payment %d', (balance, target, payment) => {
    const analysis = analyseEscrow(cents(balance), cents(target), cents(payment));
    const parts = [analysis, ...[analysis.shortage, analysis.deficiency].flatMap((part) => part ?? [])];
    const figures = [...parts.flatMap(({ amount, perMonth }) => [amount, perMonth]), analysis.totalPerMonth];
    for (const { trace } of figures) expect(faultsOf(trace)).toEqual([]);
    expect(keptLines(analysis)).toMatchSnapshot();
  });

  it('a surplus of 50 is refunded', () => expect(refundFrom).toBe(50_00));
});

it.each([
  [-1, 100],
  [12, 100],
  [1.5, 100],
  [3, -1],
])('a bill in month %d of %d cents is refused under its name', (month, amount) => {
  const [first] = items;
  const wrong = [...(first ? [first] : []), { label: 'Flood', disbursements: [{ month, amount: cents(amount) }] }];
  expect(refusalOf(() => initialEscrow({ items: wrong, cushionMonths: 2, paymentRounding: 'up' }))).toEqual({
    code: 'OUT_OF_RANGE',
    field: 'items.1.disbursements.0',
    message: 'Flood: a bill has a month of 0 to 11 and is not negative',
  });
});
