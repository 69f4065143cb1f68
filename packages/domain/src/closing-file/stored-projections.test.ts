import { describe, expect, it } from 'vitest';
import type { StoredLoan, StoredTerms } from '../disclosure/index.ts';
import {
  adjustableLoan,
  adjustableTerms,
  sampleLoan as loan,
  sampleTerms as stated,
} from '../disclosure/stored-loans.fixture.ts';
import { emptyEscrowItem, type StoredEscrowItem } from '../escrow-account/index.ts';
import { faultsOf, type Trace } from '../trace/index.ts';
import {
  closingProcedures,
  noPropertyCosts,
  type ProjectedRange,
  propertyCosts,
  type StoredPropertyCosts,
  statementProjections,
} from './index.ts';
import { fees, noCharges } from './stored-purchase.fixture.ts';

const costs: StoredPropertyCosts = {
  monthlyEscrow: 206_13,
  taxesOutsideEscrow: 0,
  insuranceOutsideEscrow: 0,
  otherOutsideEscrow: 150_00,
  otherPropertyCost: 'HOA dues',
};

const amountOf = ({ value }: Trace): number => (value.kind === 'money' ? value.cents : Number.NaN);
const rangeOf = (range: ProjectedRange | null) => range?.map(amountOf) ?? null;

interface Changes {
  readonly loan?: Partial<StoredLoan>;
  readonly stated?: Partial<StoredTerms>;
  readonly costs?: Partial<StoredPropertyCosts>;
  readonly items?: readonly Partial<StoredEscrowItem>[];
}
const costsOf = (changes: Changes = {}) => {
  const items = (changes.items ?? []).map((item) => ({
    item: { ...emptyEscrowItem, paidBy: 'Buyer' as const, ...item },
    bills: [],
  }));
  const account = {
    terms: { cushionMonths: 2, paymentRounding: 'Nearest' },
    firstPayment: { day: '2013-06-01', source: 'First payment of the loan' },
    items,
  } as const;
  return propertyCosts(items.length > 0 ? account : noCharges.escrow, { ...costs, ...changes.costs }, fees);
};
const made = (changes: Changes = {}) =>
  statementProjections({ ...loan, ...changes.loan }, { ...stated, ...changes.stated }, costsOf(changes));
/** Each column in cents, once it is seen that all of it can be reckoned again. */
const table = (changes: Changes = {}) => {
  const known = made(changes);
  if (known.kind === 'open') throw new Error(JSON.stringify(known.missing));
  return known.columns.map(({ title, principalAndInterest, hasInterestOnly, mortgageInsurance, escrow, total }) => {
    for (const trace of [...principalAndInterest, mortgageInsurance, ...(escrow ? [escrow] : []), ...(total ?? [])])
      expect(faultsOf(trace, closingProcedures)).toEqual([]);
    const shown = [title, rangeOf(principalAndInterest), amountOf(mortgageInsurance), escrow && amountOf(escrow)];
    return [...shown, rangeOf(total), ...(hasInterestOnly ? ['only interest'] : [])];
  });
};

describe('projected payments of a stored statement', () => {
  it('of form H-25(B): mortgage insurance for seven years, escrow for all', () => {
    expect(table()).toEqual([
      ['Years 1–7', [761_78], 82_35, 206_13, [1050_26]],
      ['Years 8–30', [761_78], 0, 206_13, [967_91]],
    ]);
  });

  it.each<[string, Changes, unknown[]]>([
    [
      'form H-24(E), a balloon with a column of its own',
      {
        loan: { amount: 171_000_00, rate: '4.375', termMonths: 84, mortgageInsurance: 0 },
        costs: { monthlyEscrow: 0 },
      },
      [
        ['Years 1–7', [853_78], 0, 0, [853_78]],
        ['Final Payment', [149_262_95], 0, 0, [149_262_95]],
      ],
    ],
    [
      'form H-24(C) at its first rate: interest only for five years',
      {
        loan: {
          amount: 211_000_00,
          rate: '4',
          mortgageInsurance: 109_00,
          isInterestOnly: true,
          interestOnlyMonths: 60,
        },
        stated: { insuranceMonths: 60 },
        costs: { monthlyEscrow: 0 },
      },
      [
        ['Years 1–5', [703_33], 109_00, 0, [812_33], 'only interest'],
        ['Years 6–30', [1113_74], 0, 0, [1113_74]],
      ],
    ],
    [
      'form H-24(C): interest only, then from the lowest to the highest payment, insurance to the end of its column',
      { loan: adjustableLoan, stated: { ...adjustableTerms, insuranceMonths: 84 }, costs: { monthlyEscrow: 0 } },
      [
        ['Years 1–5', [703_33], 109_00, 0, [812_33], 'only interest'],
        ['Years 6–8', [1028_00, 1359_00], 109_00, 0, [1137_00, 1468_00]],
        ['Years 9–11', [1028_00, 1604_00], 0, 0, [1028_00, 1604_00]],
        ['Years 12–30', [1028_00, 2068_00], 0, 0, [1028_00, 2068_00]],
      ],
    ],
    [
      'insurance that ends within a column of several years is in the total of its own years alone',
      { loan: adjustableLoan, stated: { ...adjustableTerms, insuranceMonths: 140 }, costs: { monthlyEscrow: 0 } },
      [
        ['Years 1–5', [703_33], 109_00, 0, [812_33], 'only interest'],
        ['Years 6–8', [1028_00, 1359_00], 109_00, 0, [1137_00, 1468_00]],
        ['Years 9–11', [1028_00, 1604_00], 109_00, 0, [1137_00, 1713_00]],
        ['Years 12–30', [1028_00, 2068_00], 109_00, 0, [1028_00, 2068_00]],
      ],
    ],
    [
      'a payment that changes within a year is a range, in whole dollars, and so is its total',
      { loan: { isInterestOnly: true, interestOnlyMonths: 6, mortgageInsurance: 0 }, costs: { monthlyEscrow: 10_40 } },
      [
        // 523.125 of interest, then 768.63.
        ['Year 1', [523_00, 769_00], 0, 10_40, [534_00, 779_00], 'only interest'],
        ['Years 2–30', [768_63], 0, 10_40, [779_03]],
      ],
    ],
  ])('%s', (_, changes, columns) => {
    expect(table(changes)).toEqual(columns);
  });

  it('takes the escrow of the items, without the mortgage insurance among them', () => {
    const items = [
      { kind: 'Homeowners insurance', monthlyAmount: 100_83 },
      { kind: 'County taxes', monthlyAmount: 105_30 },
      { kind: 'Mortgage insurance', monthlyAmount: 82_35 },
    ] as const;
    expect(table({ items, costs: { monthlyEscrow: null } })).toEqual(table());
    expect(made({ items })).toMatchObject({
      kind: 'figure',
      columns: [{ escrow: null, total: null }, { escrow: null }],
    });
    expect(costsOf({ items }).escrow).toMatchObject({ kind: 'open', missing: { monthlyEscrow: /both/ } });
  });

  it.each<[string, Changes, string[]]>([
    ['the rate', { loan: { rate: null } }, ['loan.rate']],
    ['insurance and its end', { stated: { originalValue: null } }, ['originalValue']],
    ['a cap of an adjustable rate', { loan: adjustableLoan, stated: { firstCap: null, laterCap: '2' } }, ['firstCap']],
  ])('is open for want of %s', (_, changes, missing) => {
    const known = made(changes);
    expect(known.kind === 'open' && Object.keys(known.missing)).toEqual(missing);
  });
});

describe('estimated taxes, insurance and assessments', () => {
  const linesOf = (changes: Changes = {}) => costsOf(changes).lines.map(({ label, inEscrow }) => [label, inEscrow]);

  it('of form H-25(B): 356.13 a month, taxes and insurance in escrow by section G, the dues of the association not', () => {
    const { total } = costsOf();
    if (total.kind === 'open') throw new Error(JSON.stringify(total.missing));
    expect(total.value).toBe(356_13);
    expect(faultsOf(total.trace, closingProcedures)).toEqual([]);
    expect(linesOf()).toEqual([
      ['Property taxes', 'Yes'],
      ['Homeowner’s insurance', 'Yes'],
      ['Other: HOA dues', 'No'],
    ]);
  });

  it('have no words for others that nobody has named', () => {
    expect(linesOf({ costs: { otherPropertyCost: ' ', otherOutsideEscrow: null } }).at(-1)).toEqual(['Other', null]);
  });

  it.each<[string, Changes, (string | null)[]]>([
    [
      'an item of each',
      {
        items: [
          { kind: 'School taxes', monthlyAmount: 1 },
          { kind: 'Flood insurance', monthlyAmount: 1 },
        ],
      },
      ['Yes', null, 'Some'],
    ],
    [
      'mortgage insurance is none of them',
      { items: [{ kind: 'Mortgage insurance', monthlyAmount: 1 }] },
      [null, null, 'No'],
    ],
    ['nothing in escrow', { costs: { monthlyEscrow: 0, taxesOutsideEscrow: 100_00 } }, ['No', null, 'No']],
    ['part of the insurance outside', { costs: { insuranceOutsideEscrow: 1 } }, ['Yes', 'Some', 'No']],
  ])('%s', (_, changes, marks) => {
    expect(linesOf(changes).map(([, mark]) => mark)).toEqual(marks);
  });

  it('are open until each is said, 0 where there is none', () => {
    const { total } = propertyCosts(noCharges.escrow, noPropertyCosts, fees);
    expect(total.kind === 'open' && Object.keys(total.missing)).toEqual([
      'monthlyEscrow',
      'taxesOutsideEscrow',
      'insuranceOutsideEscrow',
      'otherOutsideEscrow',
    ]);
  });
});
