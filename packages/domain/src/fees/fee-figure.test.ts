import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { costColumns, feeSections, settlementProcedures } from '../settlement/index.ts';
import { sampleFees } from '../settlement/sample-purchase.ts';
import { faultsOf } from '../trace/index.ts';
import {
  feeBaseWords,
  feeFigure,
  feeProblems,
  type GovernmentCharges,
  governmentCharges,
  percentField,
  type StoredFee,
} from './index.ts';

const appraisal: Partial<StoredFee> = { label: 'Appraisal fee', section: 'B', bucket: 'Zero' };
const file = { loanAmount: 162_000_00, salePrice: 180_000_00 };
const figure = (stored: Partial<StoredFee>, bases = file) => feeFigure({ ...appraisal, ...stored }, bases);
const known = (stored: Partial<StoredFee>) => {
  const made = figure(stored);
  if (made.kind === 'open') throw new Error(`Open: ${Object.keys(made.missing).join()}`);
  return made;
};
const borneOf = (stored: Partial<StoredFee>) => known(stored).fee.charges.map(({ amount }) => amount);

describe('what a stored fee comes to, and who bears it', () => {
  it.each([
    [
      'without terms it is the sum of its shares',
      { borrowerAtClosing: 250_00, others: 155_00 },
      405_00,
      [250_00, 155_00],
    ],
    ['one share alone', { borrowerBeforeClosing: 29_80 }, 29_80, [29_80]],
    ['a credit', { borrowerAtClosing: -1 }, -1, [-1]],
    ['zero is known', { sellerAtClosing: 0 }, 0, [0]],
    [
      'half and half',
      { amount: 100_01, borrowerAtClosingPercent: '50', sellerAtClosingPercent: '50' },
      100_01,
      [50_01, 50_00],
    ],
    [
      'thirds',
      {
        amount: 100_00,
        borrowerAtClosingPercent: '33.333333',
        sellerAtClosingPercent: '33.333333',
        othersPercent: '33.333333',
      },
      100_00,
      [33_34, 33_33, 33_33],
    ],
    [
      'points of the loan',
      { percent: '0.25', percentOf: 'Loan amount', borrowerAtClosingPercent: '100' },
      405_00,
      [405_00],
    ],
    [
      'a part of the price',
      { percent: '3', percentOf: 'Sale price', sellerAtClosingPercent: '100' },
      5400_00,
      [5400_00],
    ],
    ['months at a price', { quantity: 2, each: 105_30, borrowerAtClosingPercent: '100' }, 210_60, [210_60]],
    ['none of them', { quantity: 0, each: 105_30, borrowerAtClosingPercent: '100' }, 0, [0]],
    [
      'an amount and a percentage in two columns',
      { amount: 500_00, borrowerAtClosing: 250_00, sellerAtClosingPercent: '50' },
      500_00,
      [250_00, 250_00],
    ],
  ] as const)('%s', (_, stored, total, charges) => {
    const made = known(stored);
    expect([made.total.value, borneOf(stored), made.findings]).toEqual([total, charges, []]);
    for (const trace of [made.total.trace, ...made.fee.charges.flatMap(({ trace: own }) => own ?? [])])
      expect(faultsOf(trace, settlementProcedures)).toEqual([]);
  });

  it('who pays, and when, is said by the column; the fifth says who the others are', () => {
    const all = Object.fromEntries(costColumns.map((column, at) => [column, 100 + at]));
    expect(known({ ...all, otherPayer: 'Lender' }).fee.charges).toMatchObject([
      { paidBy: 'borrower', when: 'atClosing', amount: 100 },
      { paidBy: 'borrower', when: 'beforeClosing', amount: 101 },
      { paidBy: 'seller', when: 'atClosing', amount: 102 },
      { paidBy: 'seller', when: 'beforeClosing', amount: 103 },
      { paidBy: 'other', when: 'atClosing', amount: 104, payer: 'lender' },
    ]);
    expect(known({ others: 1 }).fee.charges[0]).not.toHaveProperty('payer');
  });

  it('is a fee of the one model, in its names', () => {
    const { fee } = known({
      borrowerAtClosing: 405_00,
      kind: 'Appraisal',
      payeeName: ' John Smith Appraisers Inc. ',
      bucket: '10 %',
      source: 'Lender',
      isFinanceCharge: true,
      estimate: 400_00,
    });
    expect(fee).toMatchObject({
      label: 'Appraisal fee',
      section: 'B',
      kind: 'appraisal',
      payee: 'John Smith Appraisers Inc.',
      bucket: 'tenPercent',
      source: 'lender',
      isFinanceCharge: true,
      estimate: 400_00,
    });
  });

  it.each([
    ['a rest', { amount: 100_00, borrowerAtClosing: 75_00 }, '25.00 of it is borne by nobody', 25_00],
    ['half', { amount: 100_00, borrowerAtClosingPercent: '50' }, '50.00 of it is borne by nobody', 50_00],
    ['too much', { amount: 100_00, borrowerAtClosing: 125_00 }, '25.00 more than the fee is borne', -25_00],
    ['a rest of a credit', { amount: -100_00, borrowerAtClosing: -75_00 }, '25.00 of it is borne by nobody', -25_00],
    ['something of nothing', { amount: 0, borrowerAtClosing: 5_00 }, '5.00 more than the fee is borne', -5_00],
    [
      'a cent',
      { percent: '0.25', percentOf: 'Loan amount', borrowerAtClosing: 404_99 },
      '0.01 of it is borne by nobody',
      1,
    ],
  ] as const)('%s is a finding with its amount, and nobody gets it', (_, stored, what, amount) => {
    expect(known(stored).findings).toEqual([{ what, amount }]);
    expect(borneOf(stored)).toHaveLength(1);
  });
});

describe('a fee of section E that Recording and Taxes charges, too', () => {
  const charges = { recording: cents(85_00), transferTaxes: cents(950_00) };
  const tax = ['Recording and Taxes has 950.00 of transfer taxes: both count'];
  const recording = ['Recording and Taxes has 85.00 for recording: both count'];
  const foundIn = (stored: Partial<StoredFee>, elsewhere: GovernmentCharges | undefined = charges) => {
    const made = feeFigure({ ...appraisal, section: 'E', sellerAtClosing: 7_00, ...stored }, file, elsewhere);
    return made.kind === 'figure' && made.findings.map(({ what }) => what);
  };

  it.each([
    ['by its kind', { label: 'County', kind: 'Recording' }, recording],
    ['a tax by its kind', { label: 'County', kind: 'City or county tax, stamps' }, tax],
    ['a tax of the state by its kind', { label: 'State', kind: 'State tax, stamps' }, tax],
    ['by its words', { label: 'Recording fees' }, recording],
    ['by other words', { label: 'Recordation of deed', kind: 'Other' }, recording],
    ['a tax by its words', { label: 'Transfer tax' }, tax],
    ['stamps', { label: 'Documentary stamps on the deed' }, tax],
    ['a tax on the mortgage', { label: 'Mortgage intangible taxes' }, tax],
    ['the tax of a recorded deed', { label: 'Deed tax at recording' }, tax],
    ['another kind, whatever its words', { label: 'Recording', kind: 'Notary' }, []],
    ['another charge of the section', { label: 'Municipal lien letter' }, []],
    ['a like word', { label: 'Search of the record' }, []],
    ['another section', { label: 'Recording service', section: 'C' }, []],
    ['nothing', { label: 'Recording', sellerAtClosing: 0 }, []],
  ] as const)('%s', (_, stored, findings) => {
    expect(foundIn(stored)).toEqual(findings);
  });

  it('is told with what it comes to, beside what nobody bears of it', () => {
    const stored = { ...appraisal, section: 'E', label: 'Recording', amount: 10_00, sellerAtClosing: 7_00 } as const;
    const made = feeFigure(stored, file, charges);
    expect(made.kind === 'figure' && made.findings.map(({ amount }) => amount)).toEqual([3_00, 10_00]);
  });

  it('is nothing where that page charges nothing of the kind, or nobody asked', () => {
    const none = cents(0);
    expect(foundIn({ label: 'Recording' }, { recording: none, transferTaxes: charges.transferTaxes })).toEqual([]);
    expect(foundIn({ label: 'Transfer tax' }, { recording: charges.recording, transferTaxes: none })).toEqual([]);
    const made = feeFigure({ ...appraisal, section: 'E', label: 'Recording', others: 1 }, file);
    expect(made).toMatchObject({ kind: 'figure', findings: [] });
  });

  it('counts by kind what that page charges, of both sides', () => {
    const calculated = sampleFees.filter(({ section }) => section === 'E' || section === 'H');
    expect(governmentCharges(calculated)).toEqual(charges);
  });
});

describe('a fee stays open for want of', () => {
  it.each([
    [{}, ['borrowerAtClosing']],
    [{ amount: 500_00 }, ['borrowerAtClosing']],
    [{ borrowerAtClosingPercent: '50' }, ['amount']],
    [{ borrowerAtClosing: 100, sellerAtClosingPercent: '50' }, ['amount']],
    [{ percent: '1', borrowerAtClosingPercent: '100' }, ['percentOf']],
    [{ quantity: 2, borrowerAtClosingPercent: '100' }, ['each']],
    [{ each: 2_00, borrowerAtClosingPercent: '100' }, ['quantity']],
    [{ section: null, bucket: null, borrowerAtClosing: 100 }, ['section', 'bucket']],
    [{ amount: 1, percent: '1', percentOf: 'Sale price', borrowerAtClosing: 100 }, ['percent']],
    [{ quantity: 9999, each: 2 ** 51 - 1, borrowerAtClosingPercent: '100' }, ['amount']],
    [{ borrowerAtClosing: 2 ** 51 - 1, sellerAtClosing: 1 }, ['amount']],
  ] as const)('%j: %j', (stored, missing) => {
    const made = figure(stored);
    expect(made.kind === 'open' && Object.keys(made.missing)).toEqual(missing);
  });

  it.each([
    ['loanAmount', 'Loan amount', 'The loan amount'],
    ['salePrice', 'Sale price', 'The sale price'],
  ] as const)('the %s, where it is a percentage of it', (base, percentOf, words) => {
    const stored = { percent: '1', percentOf, borrowerAtClosingPercent: '100' };
    expect(figure(stored, { ...file, [base]: null })).toEqual({ kind: 'open', missing: { [base]: words } });
  });
});

describe('what is wrong with a fee as a whole is told at its field', () => {
  it.each([
    [{ amount: 1, percent: '1' }, { percent: 'The fee is an amount already: it is not a percentage, too' }],
    [{ amount: 1, quantity: 1 }, { quantity: 'The fee is an amount already: it is not so many at a price, too' }],
    [{ percent: '1', each: 1 }, { each: 'The fee is a percentage already: it is not so many at a price, too' }],
    [{ percent: '100.01' }, { percent: 'A percentage is at most 100' }],
    [{ others: 1, othersPercent: '1' }, { othersPercent: 'Others is an amount already: not a percentage, too' }],
    [
      { borrowerAtClosingPercent: '60', sellerAtClosingPercent: '40.5' },
      { sellerAtClosingPercent: 'The percentages come to 100.5 %: a fee has 100 %' },
    ],
    [{ borrowerAtClosingPercent: '60', sellerAtClosingPercent: '40' }, {}],
    [{ amount: 0, borrowerAtClosing: 0 }, {}],
    [{}, {}],
  ] as const)('%j', (row, problems) => {
    expect(feeProblems(row)).toEqual(problems);
  });
});

describe('whatever is typed', () => {
  const amount = fc.option(fc.integer({ min: -9e9, max: 9e9 }));
  const percent = fc.option(fc.integer({ min: 0, max: 100_000_000 }).map((millionths) => String(millionths / 1e6)));
  const stored = fc.record({
    section: fc.constantFrom(...(Object.keys(feeSections) as NonNullable<StoredFee['section']>[])),
    amount,
    percent,
    percentOf: fc.option(fc.constantFrom(...(Object.keys(feeBaseWords) as (keyof typeof feeBaseWords)[]))),
    quantity: fc.option(fc.integer({ min: 0, max: 9999 })),
    each: amount,
    ...Object.fromEntries(
      costColumns.flatMap((column) => [
        [column, amount],
        [percentField(column), percent],
      ]),
    ),
  });

  it('the charges and what is found sum to the fee, to the cent; else it says what stands in the way', () => {
    fc.assert(
      fc.property(stored, (typed) => {
        const made = figure(typed);
        if (made.kind === 'open') {
          expect(Object.values(made.missing).join('')).not.toBe('');
          return;
        }
        const borne = made.fee.charges.reduce((sum, charge) => sum + charge.amount, 0);
        const found = made.findings.reduce((sum, finding) => sum + finding.amount, 0);
        expect(borne + found).toBe(made.total.value);
      }),
    );
  });

  it('percentages that are a hundred leave no cent of a fee to nobody', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 1e8 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(cuts, fc.integer({ min: -9e9, max: 9e9 }), (at, whole) => {
        const edges = [0, ...at.toSorted((a, b) => a - b), 1e8];
        const shares = costColumns.map((column, place) => [
          percentField(column),
          (((edges[place + 1] ?? 0) - (edges[place] ?? 0)) / 1e6).toFixed(6),
        ]);
        const made = known({ amount: whole, ...Object.fromEntries(shares) });
        expect(made.findings).toEqual([]);
        expect(made.fee.charges.reduce((sum, charge) => sum + charge.amount, 0)).toBe(whole);
      }),
    );
  });
});
