import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatementPart, StatementTotal } from '../closing-file/index.ts';
import { cents } from '../money/index.ts';
import { prorationProcedures } from '../prorations/index.ts';
import { settlementProcedures } from '../settlement/index.ts';
import { faultsOf, fieldsOf, given, money } from '../trace/index.ts';
import { line, parties, statement, tenant, typed } from './commercial.fixture.ts';
import {
  commercialAmountProblems,
  commercialFigures,
  numberProblems,
  type StoredCommercial,
  tenantProblems,
} from './index.ts';

const procedures = { ...settlementProcedures, ...prorationProcedures };
const shown = (total: StatementTotal) =>
  total.kind === 'figure' ? total.value : total.missing.map(({ field }) => field);
const sumOfDue = ({ totals }: ReturnType<typeof commercialFigures>): number =>
  totals.reduce((sum, { due }) => sum + (due.kind === 'figure' ? due.value : Number.NaN), 0);

function figures(given: Partial<StoredCommercial>, parts: readonly StatementPart[] = []) {
  const made = commercialFigures(statement(given), parts);
  const cells = made.lines.map(({ amounts }) =>
    Object.fromEntries([...amounts].map(([column, { value }]) => [column, value])),
  );
  return { ...made, cells, due: made.totals.map(({ due }) => shown(due)) };
}

it('a commercial statement with lines and without parties is open, an empty one is not', () => {
  const lines = [line(1, { amount: 100_00, debitTo: 'Buyers', creditTo: 'Sellers' })];
  const words = ({ missing }: ReturnType<typeof commercialFigures>) => missing.map((each) => each.words);
  expect(words(figures({ parties: [], lines }))).toContainEqual(expect.stringMatching(/^There is no party yet/));
  expect(words(figures({ parties: [], lines: [] }))).toEqual([]);
  expect(words(figures({ lines }))).toEqual([]);
});

describe('a line of a commercial statement', () => {
  it.each([
    [
      'is shared over both sides by their parts',
      { amount: 100_00, debitTo: 'Buyers', creditTo: 'Sellers' },
      [],
      { debit1: 50_00, debit2: 30_00, debit3: 20_00, credit4: 66_67, credit5: 33_33 },
    ],
    [
      'is typed, cell by cell',
      {},
      [typed(1, 1, { debit: 7_00 }), typed(1, 4, { credit: 7_00 })],
      { debit1: 7_00, credit4: 7_00 },
    ],
    [
      'is split in three by percentages, to the cent',
      { amount: 100_00 },
      [1, 2, 3].map((party) => typed(1, party, { debitPercent: party === 3 ? '33.333334' : '33.333333' })),
      { debit1: 33_33, debit2: 33_33, debit3: 33_34 },
    ],
    [
      'is shared on one side and typed on the other',
      { amount: 30_00, debitTo: 'Sellers' },
      [typed(1, 2, { credit: 30_00 })],
      { debit4: 20_00, debit5: 10_00, credit2: 30_00 },
    ],
    ['of zero is zero', { amount: 0, debitTo: 'Sellers' }, [], { debit4: 0, debit5: 0 }],
    ['below zero is shared, too', { amount: -100, debitTo: 'Sellers' }, [], { debit4: -67, debit5: -33 }],
  ] as const)('%s', (_, row, amounts, cells) => {
    const made = figures({ lines: [line(1, row)], amounts: [...amounts] });
    expect(made.cells).toEqual([cells]);
    expect([made.outOfBalance.value, made.missing]).toEqual([0, []]);
    for (const { amounts: all } of made.lines)
      for (const { trace } of all.values()) expect(faultsOf(trace, procedures)).toEqual([]);
  });

  it.each([
    ['its whole amount', { debitTo: 'Buyers' }, [], {}, ['commercialLines.1.amount']],
    ['what a percentage is of', {}, [typed(1, 1, { debitPercent: '10' })], {}, ['commercialLines.1.amount']],
    [
      'the part of a party',
      { amount: 1, debitTo: 'Buyers' },
      [],
      { parties: parties.map((party) => (party.number === 2 ? { ...party, part: null } : party)) },
      ['commercialParties.2.part'],
    ],
    [
      'a part above zero',
      { amount: 1, debitTo: 'Buyers' },
      [],
      { parties: parties.map((party) => ({ ...party, part: 0 })) },
      ['commercialParties.1.part'],
    ],
    [
      'percentages of at most a hundred',
      { amount: 1 },
      [typed(1, 1, { debitPercent: '60' }), typed(1, 2, { debitPercent: '60' })],
      {},
      ['commercialLines.1.debit1'],
    ],
    [
      'which it is: shared, or typed',
      { amount: 100, debitTo: 'Buyers' },
      [typed(1, 2, { debit: 5 })],
      {},
      ['commercialLines.1.debit2'],
    ],
    ['a party that is there', {}, [typed(1, 9, { debit: 5 })], {}, ['commercialLines.1.label']],
    [
      'somebody to share it',
      { amount: 1, debitTo: 'Sellers' },
      [],
      { parties: parties.slice(0, 3) },
      ['commercialLines.1'],
    ],
  ] as const)('stays open for want of %s', (_, row, amounts, more, missing) => {
    const made = figures({ lines: [line(1, row)], amounts: [...amounts], ...more });
    expect(made.missing.map(({ field }) => field)).toEqual(missing);
    expect(made.due[0]).toEqual(missing);
  });

  it.each([
    [
      'debits that no credit answers',
      {},
      [typed(1, 1, { debit: 100 }), typed(1, 4, { credit: 90 })],
      10,
      'Line: debits are 1.00, credits 0.90',
    ],
    ['a rest that nobody has', { amount: 100 }, [typed(1, 1, { debit: 99 })], 1, 'Line: 0.99 of 1.00 is shared'],
    ['an amount that nobody has', { amount: 100 }, [], 100, 'Line: nothing of 1.00 is shared'],
  ] as const)('is out of balance by %s, and says so', (_, row, amounts, outBy, finding) => {
    const made = figures({ lines: [line(1, row)], amounts: [...amounts] });
    expect([made.outOfBalance.value, made.lines[0]?.finding]).toEqual([outBy, finding]);
    expect(faultsOf(made.outOfBalance.trace, procedures)).toEqual([]);
  });
});

it('two amounts of one party on a line are open: which of them is meant nobody knows', () => {
  const made = figures({
    lines: [line(1, {})],
    amounts: [typed(1, 1, { debit: 100_00 }), typed(1, 1, { debit: 50_00 }), typed(1, 4, { credit: 100_00 })],
  });
  expect(made.cells).toEqual([{ credit4: 100_00 }]);
  expect(made.missing.map(({ words }) => words)).toEqual([expect.stringContaining('one amount for each party')]);
});

describe('parties of a commercial statement', () => {
  it('have a balance each: debits less credits', () => {
    const made = figures({
      lines: [line(1, { amount: 900_00, debitTo: 'Buyers', creditTo: 'Sellers' }), line(2, { label: 'Loan' })],
      amounts: [typed(2, 1, { credit: 400_00 })],
    });
    expect(made.due).toEqual([50_00, 270_00, 180_00, -600_00, -300_00]);
    expect(sumOfDue(made)).toBe(-400_00);
    for (const { due } of made.totals) if (due.kind === 'figure') expect(faultsOf(due.trace, procedures)).toEqual([]);
  });

  it('stand buyers first; one without a side or with a number taken has no columns, and that is said', () => {
    const taken = parties.map((party) =>
      party.number === 1 ? { ...party, side: null } : { ...party, number: party.number === 2 ? 5 : party.number },
    );
    const made = figures({ parties: taken.toReversed() });
    expect(made.columns.map(({ number }) => number)).toEqual([3, 5, 4]);
    expect(made.missing.map(({ field }) => field)).toEqual([
      'commercialParties.2.number',
      'commercialParties.1.number',
    ]);
  });
});

describe('a rent roll', () => {
  const april = { unit: '101', tenantName: 'Fir Cafe', rent: 3000_00, paidFrom: '2026-04-01', paidTo: '2026-04-30' };

  it('gives the buyers their days of rent that is collected, and the deposits, by their parts', () => {
    const made = figures({ tenants: [tenant(1, { ...april, deposit: 1000_00 }), tenant(2, { deposit: 500_00 })] });
    // 20 of 30 days.
    expect(made.cells).toEqual([
      { debit4: 1333_33, debit5: 666_67, credit1: 1000_00, credit2: 600_00, credit3: 400_00 },
      { debit4: 1000_00, debit5: 500_00, credit1: 750_00, credit2: 450_00, credit3: 300_00 },
    ]);
    expect(made.outOfBalance.value).toBe(0);
    const [first] = made.lines;
    const trace = first?.amounts.get('credit1')?.trace;
    expect(trace && faultsOf(trace, procedures)).toEqual([]);
    expect(trace && fieldsOf(trace)).toEqual(
      expect.arrayContaining([
        'commercialTenants.1.rent',
        'commercialTenants.1.paidFrom',
        'closingDate',
        'statement.closingDayOf',
      ]),
    );
  });

  it('leaves the closing day to whom it is said to be', () => {
    const made = figures({ closingDayOf: 'Seller', tenants: [tenant(1, april)] });
    expect(made.tenants[0]?.rent).toMatchObject({ kind: 'figure', value: 1900_00 });
  });

  it.each([
    [{ paidTo: null }, {}, 'commercialTenants.1.paidTo'],
    [{}, { closingDate: null }, 'closingDate'],
    [{}, { closingDayOf: null }, 'statement.closingDayOf'],
    [{ paidTo: '2026-03-01' }, {}, 'commercialTenants.1.paidTo'],
    [{ rent: -1 }, {}, 'commercialTenants.1.rent'],
  ] as const)('stays open for want of %j %j', (row, more, field) => {
    const made = figures({ tenants: [tenant(1, { ...april, ...row })], ...more });
    expect(made.missing.map((each) => each.field)).toEqual([field]);
    expect(made.due[4]).toEqual([field]);
  });
});

it('prorations and payoffs stand in it as they are worked out', () => {
  const amount = given('Taxes', money(cents(30_00)), 'prorations.0.amount');
  const part = { kind: 'proration', sides: ['buyer', 'seller'], place: 'paid', missing: [] } as const;
  const made = figures({}, [
    { ...part, from: 'prorations.0', label: 'Taxes', amounts: { buyer: amount, seller: amount } },
    { ...part, from: 'payoffs.0', label: 'Rho', kind: 'payoff', amounts: { seller: amount } },
    { ...part, from: 'salePrice', label: 'Price', kind: 'salePrice', amounts: { buyer: amount } },
    {
      ...part,
      from: 'prorations.1',
      label: 'Dues',
      amounts: {},
      missing: [{ field: 'prorations.1.amount', words: 'Dues' }],
    },
  ]);
  expect(made.cells).toEqual([
    { debit4: 20_00, debit5: 10_00, credit1: 15_00, credit2: 9_00, credit3: 6_00 },
    { debit4: 20_00, debit5: 10_00 },
    {},
  ]);
  expect(made.due[0]).toEqual(['prorations.1.amount']);
});

it('every cent is in a column, whatever is shared and by which parts', () => {
  const part = fc.integer({ min: 0, max: 9999 });
  const word = fc.constantFrom('Buyers' as const, 'Sellers' as const, null);
  const row = fc.record({ amount: fc.integer({ min: -1e10, max: 1e10 }), debitTo: word, creditTo: word });
  fc.assert(
    fc.property(fc.array(part, { minLength: 5, maxLength: 5 }), fc.array(row, { maxLength: 6 }), (parts, rows) => {
      fc.pre(parts.slice(0, 3).some(Boolean) && parts.slice(3).some(Boolean));
      const lines = rows.map((each, at) => line(at + 1, each));
      const made = figures({ parties: parties.map((party, at) => ({ ...party, part: parts[at] ?? 0 })), lines });
      const wanted = rows.reduce(
        (sum, { amount, debitTo, creditTo }) => sum + (debitTo ? amount : 0) - (creditTo ? amount : 0),
        0,
      );
      expect(sumOfDue(made)).toBe(wanted);
    }),
    { numRuns: 100 },
  );
});

it.each([
  [commercialAmountProblems({ debit: 1, debitPercent: '5' }), { debitPercent: 'An amount or a percentage, not both' }],
  [commercialAmountProblems({ debit: 1, creditPercent: '5' }), {}],
  [numberProblems({ number: 3 }, [{ number: 3 }, { number: 3 }]), { number: 'Another one has number 3' }],
  [numberProblems({ number: 3 }, [{ number: 3 }, { number: 4 }]), {}],
  [numberProblems({}, [{}, {}]), {}],
  [tenantProblems({ paidFrom: '2026-04-30', paidTo: '2026-04-01' }), { paidTo: 'The period ends before it begins' }],
  [tenantProblems({ paidFrom: '2026-04-30', paidTo: '2026-04-30' }), {}],
])('what is wrong with a row: %j', (problems, wanted) => {
  expect(problems).toEqual(wanted);
});
