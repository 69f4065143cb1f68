import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxCents } from '../money/index.ts';
import { faultsOf, fieldsOf, stepsOf } from '../trace/index.ts';
import {
  type CommissionFigure,
  commissionFigure,
  commissionPayeeProblems,
  commissionProblems,
  commissionProcedures,
  commissionTierProblems,
  commissionTotals,
  emptyCommission,
  type StoredCommission,
} from './index.ts';

const listing: StoredCommission = {
  ...emptyCommission,
  label: 'Listing',
  paidBy: 'Seller',
  agreedAs: 'Percent',
  reckonedOn: 'Sale price',
  rate: '3.1666667',
  depositHeld: 1000_00,
};
const broker = [{ payee: 'Alpha Real Estate Broker Co.', part: '100' }];
const two = [
  { payee: 'Broker', part: '40' },
  { payee: 'Agent', part: '60' },
];
const tiers = [
  { upTo: null, rate: '2.5' },
  { upTo: 100_000_00, rate: '6' },
  { upTo: 150_000_00, rate: '4' },
];
const file = { salePrice: 180_000_00 };
const figure = (part: Partial<StoredCommission> = {}, payees = broker, of = file) =>
  commissionFigure({ ...listing, ...part }, payees, tiers, of);
const known = (made: CommissionFigure) => {
  if (made.kind === 'open') throw new Error(`The figure is open: ${Object.keys(made.missing).join()}`);
  return made;
};

describe('what a stored side comes to', () => {
  it.each<[string, Partial<StoredCommission>, number]>([
    ['5,700.00 of form H-25(B)', {}, 5700_00],
    ['flat, on nothing', { agreedAs: 'Flat amount', flatAmount: 5700_00, reckonedOn: null }, 5700_00],
    ['in tiers, stored in any order', { agreedAs: 'Tiers' }, 6000_00 + 2000_00 + 750_00],
    ['less concessions', { reckonedOn: 'Sale price less concessions', concessions: 30_000_00, rate: '4' }, 6000_00],
    ['of an own amount', { reckonedOn: 'Own amount', baseAmount: 200_000_00, rate: '3' }, 6000_00],
    ['with a bonus', { rate: '3', bonus: 250_00 }, 5650_00],
    ['no bonus is none', { rate: '3', bonus: 0 }, 5400_00],
  ])('%s', (_, part, amount) => {
    const made = known(figure(part));
    expect(made.amount.value).toBe(amount);
    expect(made.missing).toEqual({});
    const { retainedFromDeposit, depositToClosing, dueAtClosing, payments } = made;
    const all = [made.amount, retainedFromDeposit, depositToClosing, dueAtClosing].concat(
      (payments ?? []).map((each) => each.amount),
    );
    for (const { trace } of all) expect(faultsOf(trace, commissionProcedures)).toEqual([]);
  });

  it.each([
    ['part of it', 1000_00, 1000_00, 0, 4700_00],
    ['all of it, and brings the rest', 10_000_00, 5700_00, 4300_00, 0],
    ['nothing, where none is held', null, 0, 0, 5700_00],
  ])('keeps from the deposit %s', (_, depositHeld, kept, rest, due) => {
    expect(figure({ depositHeld })).toMatchObject({
      retainedFromDeposit: { value: kept },
      depositToClosing: { value: rest },
      dueAtClosing: { value: due },
    });
  });

  it('is shared to the cent, the referral off the top', () => {
    const flat = {
      agreedAs: 'Flat amount',
      flatAmount: 1000_01,
      referralPayee: 'Referrer',
      referralRate: '25',
    } as const;
    const made = known(figure(flat, two));
    expect(made.payments?.map(({ payee, amount }) => [payee, amount.value])).toEqual([
      ['Referrer', 250_00],
      ['Broker', 300_00],
      ['Agent', 450_01],
    ]);
    for (const { amount } of made.payments ?? []) expect(faultsOf(amount.trace, commissionProcedures)).toEqual([]);
    expect(fieldsOf(made.payments?.at(-1)?.amount.trace ?? made.amount.trace)).toEqual(
      expect.arrayContaining(['shares.0.part', 'shares.1.part', 'referral.rate', 'terms.amount']),
    );
  });

  it('is shared by percents with decimals', () => {
    const thirds = ['33.333333', '33.333333', '33.333334'].map((part, at) => ({ payee: String(at), part }));
    const made = known(figure({ agreedAs: 'Flat amount', flatAmount: 1000_00 }, thirds));
    expect(made.payments?.map(({ amount }) => amount.value)).toEqual([333_33, 333_33, 333_34]);
  });
});

describe('stays open', () => {
  it.each<[Partial<StoredCommission>, number | null, readonly string[]]>([
    [{ paidBy: null }, 1, ['paidBy']],
    [{ agreedAs: null }, 1, ['agreedAs']],
    [{ rate: null, reckonedOn: null }, 1, ['terms.rate', 'reckonedOn']],
    [{}, null, ['salePrice']],
    [{ agreedAs: 'Flat amount' }, null, ['terms.amount']],
    [{ reckonedOn: 'Own amount' }, null, ['baseAmount']],
    [{ reckonedOn: 'Sale price less concessions' }, null, ['salePrice', 'concessions']],
    [{ reckonedOn: 'Sale price less concessions', concessions: 2 }, 1, ['concessions']],
  ])('%j at a price of %j for want of %j', (part, salePrice, missing) => {
    const made = commissionFigure({ ...listing, ...part }, broker, tiers, { salePrice });
    expect(made).toMatchObject({ kind: 'open' });
    expect(Object.keys(made.missing)).toEqual(missing);
  });

  it.each([
    ['there is none', [], { 'terms.tiers': 'The tiers' }],
    [
      'the last has an end',
      [{ upTo: 5, rate: '1' }],
      { 'terms.tiers.0.upTo': 'What is over the end of tier 1: a last tier without an end' },
    ],
    [
      'two have none',
      [
        { upTo: null, rate: '1' },
        { upTo: null, rate: '2' },
      ],
      { 'terms.tiers.0.upTo': 'The end of tier 1: only the last has none' },
    ],
    [
      'two end alike',
      [
        { upTo: 5, rate: '1' },
        { upTo: 5, rate: null },
        { upTo: null, rate: '2' },
      ],
      {
        'terms.tiers.1.upTo': 'An end of tier 2 above that of the one before',
        'terms.tiers.1.rate': 'The rate of tier 2',
      },
    ],
  ])('in tiers, when %s', (_, of, missing) => {
    expect(commissionFigure({ ...listing, agreedAs: 'Tiers' }, broker, of, file)).toEqual({ kind: 'open', missing });
  });

  it('a percent that is stored above 100 is refused where it stands', () => {
    expect(figure({ rate: '101' })).toEqual({
      kind: 'open',
      missing: { 'terms.rate': 'A rate is from 0 to 100 %: 101' },
    });
  });
});

describe('the amount stands while its payees are open', () => {
  it.each<[string, { payee: string | null; part: string | null }[], Partial<StoredCommission>, object]>([
    ['nobody', [], {}, { shares: 'Who gets the commission' }],
    ['no part', [{ payee: 'Broker', part: null }], {}, { 'shares.0.part': 'The part of Broker' }],
    [
      'parts below 100 %',
      [
        { payee: 'Broker', part: '60' },
        { payee: 'Agent', part: '39.999999' },
      ],
      {},
      { shares: 'Parts of 100 % in all: they come to 99.999999 %' },
    ],
    [
      'parts above 100 %',
      [...broker, { payee: null, part: '0.5' }],
      {},
      { shares: 'Parts of 100 % in all: they come to 100.5 %' },
    ],
    ['a referral to nobody', broker, { referralRate: '25' }, { referralPayee: 'Who gets the referral' }],
    ['a referral of nothing', broker, { referralPayee: 'R' }, { 'referral.rate': 'The rate of the referral' }],
  ])('%s', (_, payees, part, missing) => {
    expect(commissionFigure({ ...listing, ...part }, payees, [], file)).toMatchObject({
      kind: 'figure',
      amount: { value: 5700_00 },
      payments: null,
      missing,
      findings: [{ what: 'Payees are open', act: 'say who gets all of it' }],
    });
  });
});

it.each([
  [commissionProblems({ rate: '100', referralRate: '100.000001' }), { referralRate: 'A referral is at most 100 %' }],
  [commissionProblems({ rate: '100.5' }), { rate: 'A commission is at most 100 %' }],
  [commissionProblems({}), {}],
  [commissionPayeeProblems({ part: '101' }, []), { part: 'A part is at most 100 %' }],
  [commissionPayeeProblems({ part: null }, []), {}],
  [commissionPayeeProblems({ holdsDeposit: true }, [{ holdsDeposit: true }, { holdsDeposit: false }]), {}],
  [
    commissionPayeeProblems({ holdsDeposit: true }, [{ holdsDeposit: true }, { holdsDeposit: true }]),
    { holdsDeposit: 'One payee of a side holds its deposit' },
  ],
  [commissionPayeeProblems({ holdsDeposit: false }, [{ holdsDeposit: true }, { holdsDeposit: true }]), {}],
  [commissionTierProblems({ upTo: 0, rate: '3' }), { upTo: 'A tier ends above zero' }],
  [commissionTierProblems({ upTo: null, rate: '101' }), { rate: 'A commission is at most 100 %' }],
])('what is wrong with a row is %j', (problems, expected) => {
  expect(problems).toEqual(expected);
});

describe('all sides', () => {
  it('have totals once each has an amount, whose traces say whose field is meant', () => {
    const totals = commissionTotals([figure(), figure({ agreedAs: 'Flat amount', flatAmount: 100_00 })]);
    expect([totals?.all.value, totals?.due.value]).toEqual([5800_00, 4700_00]);
    for (const { trace } of Object.values(totals ?? {})) {
      expect(faultsOf(trace, commissionProcedures)).toEqual([]);
      const fields = fieldsOf(trace);
      expect(fields).toEqual(expect.arrayContaining(['commissions.0.salePrice', 'commissions.1.terms.amount']));
      expect(fields.filter((field) => !/^commissions\.[01]\./.test(field))).toEqual([]);
    }
    expect(commissionTotals([figure(), figure({ rate: null })])).toBeNull();
    expect(commissionTotals([])?.all.value).toBe(0);
  });
});

it('the step of the price is that of the file', () => {
  const made = known(figure({ reckonedOn: 'Sale price less concessions', concessions: 0 }));
  const price = [...stepsOf(made.amount.trace)].find(({ field }) => field === 'salePrice');
  expect(price).toMatchObject({ label: 'Sale price', value: { kind: 'money', cents: 180_000_00 } });
});

// holds blocks 3.37
it('payees get the commission to the cent, and what is kept and due are it, whatever is agreed', () => {
  const percent = fc.integer({ min: 0, max: 100_000_000 }).map((millionths) => (millionths / 1_000_000).toFixed(6));
  const sides = fc.record({
    agreedAs: fc.constantFrom('Percent', 'Flat amount', 'Tiers'),
    rate: percent,
    flatAmount: fc.integer({ min: 0, max: 1e9 }),
    bonus: fc.option(fc.integer({ min: 0, max: 1e7 })),
    depositHeld: fc.option(fc.integer({ min: 0, max: 1e8 })),
    referralPayee: fc.constant('Referrer'),
    referralRate: percent,
  });
  const parts = fc.uniqueArray(fc.integer({ min: 1, max: 99_999_999 }), { maxLength: 5 });
  fc.assert(
    fc.property(sides, parts, fc.integer({ min: 0, max: 1e11 }), (side, cuts, salePrice) => {
      const ends = [0, ...cuts.toSorted((a, b) => a - b), 100_000_000];
      const payees = ends.slice(1).map((end, at) => ({
        payee: String(at),
        part: ((end - (ends[at] ?? 0)) / 1_000_000).toFixed(6),
      }));
      const made = known(commissionFigure({ ...listing, ...side }, payees, tiers, { salePrice }));
      const paid = (made.payments ?? []).reduce((sum, { amount }) => sum + amount.value, 0);
      expect(paid).toBe(made.amount.value);
      expect(made.retainedFromDeposit.value + made.dueAtClosing.value).toBe(made.amount.value);
      expect(made.retainedFromDeposit.value + made.depositToClosing.value).toBe(side.depositHeld ?? 0);
    }),
  );
});

it('whatever is typed, a figure is there or says what stands in its way', () => {
  const amount = fc.option(fc.constantFrom(0, 1, 99_000_00, maxCents));
  const percent = fc.option(fc.constantFrom('0', '3', '100', '999.999999'));
  const stored = fc.record({
    label: fc.option(fc.constantFrom('', 'Listing')),
    paidBy: fc.option(fc.constantFrom('Seller', 'Borrower')),
    agreedAs: fc.option(fc.constantFrom('Percent', 'Flat amount', 'Tiers')),
    reckonedOn: fc.option(fc.constantFrom('Sale price', 'Sale price less concessions', 'Own amount')),
    concessions: amount,
    baseAmount: amount,
    rate: percent,
    flatAmount: amount,
    bonus: amount,
    depositHeld: amount,
    referralPayee: fc.option(fc.constantFrom('', 'R')),
    referralRate: percent,
  });
  const payees = fc.array(fc.record({ payee: fc.option(fc.string()), part: percent }), { maxLength: 3 });
  const steps = fc.array(fc.record({ upTo: amount, rate: percent }), { maxLength: 3 });
  fc.assert(
    fc.property(stored, payees, steps, amount, (side, shares, of, salePrice) => {
      const made = commissionFigure(side, shares, of, { salePrice });
      const isOpen = made.kind === 'open' || made.payments === null;
      expect(Object.values(made.missing).join('') !== '').toBe(isOpen);
      if (made.kind === 'figure') expect(made.amount.value).toBe(commissionTotals([made])?.all.value);
    }),
  );
});
