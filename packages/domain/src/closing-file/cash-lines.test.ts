import { expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import {
  cashLines,
  closingProcedures,
  estimateOfFees,
  type FiguredFee,
  type StoredRows,
  statementFigures,
  storedEstimate,
} from './index.ts';
import { fees, file, rows } from './stored-purchase.fixture.ts';

/** What the loan estimate of form H-25(B) says. */
const estimated = {
  estimatedClosingCosts: 8054_00,
  estimatedFinanced: 0,
  estimatedDownPayment: 18_000_00,
  estimatedDeposit: 10_000_00,
  estimatedFundsForBorrower: 0,
  estimatedSellerCredits: 0,
  estimatedAdjustments: 0,
};

function lines(stored: object = estimated, { facts = file, entered = rows, charged = fees } = {}) {
  const all = cashLines(statementFigures(facts, entered, charged), { ...stored }, charged);
  return all.map(({ label, estimate, final, change }) => [
    label,
    estimate && (estimate.kind === 'figure' ? estimate.value : 'open'),
    final.kind === 'figure' ? final.value : 'open',
    change && (change.hasChanged ? change.reasons.join() : 'no'),
  ]);
}

const lineOf = (label: RegExp, ...given: Parameters<typeof lines>) =>
  lines(...given).find(([name]) => label.test(String(name)));

it('the table of form H-25(B): what was estimated, what it is, and what the form says of it', () => {
  expect(lines()).toEqual([
    ['Total Closing Costs (J)', 8054_00, 9712_10, 'See Total Loan Costs (D) and Total Other Costs (I)'],
    ['Closing Costs Paid Before Closing', 0, -29_80, 'You paid these Closing Costs before closing'],
    ['Closing Costs Financed (Paid from your Loan Amount)', 0, 0, 'no'],
    ['Down Payment/Funds from Borrower', 18_000_00, 18_000_00, 'no'],
    ['Deposit', -10_000_00, -10_000_00, 'no'],
    ['Funds for Borrower', 0, 0, 'no'],
    ['Seller Credits', 0, -2500_00, 'See Seller Credits in Section L'],
    ['Adjustments and Other Credits', 0, -1035_04, 'See details in Sections K and L'],
    ['Cash to Close', 16_054_00, 14_147_26, ''],
  ]);
});

it('what was not estimated is not zero: its line and the sum say nothing of a change', () => {
  const { estimatedDeposit: _, ...others } = estimated;
  expect(lineOf(/^Deposit/, others)).toEqual(['Deposit', 'open', -10_000_00, null]);
  expect(lineOf(/^Cash/, others)).toEqual(['Cash to Close', 'open', 14_147_26, null]);
});

const open = (given: Parameters<typeof lines>[1]) =>
  lines(estimated, given).flatMap(([label, , final]) => (final === 'open' ? [label] : []));

it('a line that is made of something open is open, and no other', () => {
  const price = { ...file, salePrice: null };
  const all = [
    'Closing Costs Financed (Paid from your Loan Amount)',
    'Down Payment/Funds from Borrower',
    'Funds for Borrower',
  ];
  expect(open({ facts: price })).toEqual([...all, 'Cash to Close']);
  const dues = { ...rows, prorations: [{ label: 'Dues' }] };
  expect(open({ entered: dues })).toEqual(['Adjustments and Other Credits', 'Cash to Close']);
  const fee: FiguredFee = { kind: 'open', section: 'C', missing: [{ field: 'fees.30.amount', words: 'What it is' }] };
  const ofCosts = ['Total Closing Costs (J)', 'Closing Costs Paid Before Closing', all[0], all[2]];
  expect(open({ charged: [...fees, fee] })).toEqual([...ofCosts, 'Cash to Close']);
});

const refinance = { ...file, hasSeller: false, salePrice: null, earnestMoney: null, loan: { amount: 150_000_00 } };
const ofLoan = { estimatedLoanAmount: 150_000_00, estimatedClosingCosts: 8000_00, estimatedPayoffs: 115_000_00 };

it('without a seller: the loan less costs and payoffs, and what of the costs the loan pays, which is compared with nothing', () => {
  const entered = { ...rows, prorations: [], adjustments: [] };
  expect(lines(ofLoan, { facts: refinance, entered })).toEqual([
    ['Loan Amount', 150_000_00, 150_000_00, 'no'],
    ['Total Closing Costs (J)', -8000_00, -9712_10, 'See Total Loan Costs (D) and Total Other Costs (I)'],
    ['Closing Costs Paid Before Closing', 0, 29_80, 'You paid these Closing Costs before closing'],
    ['Total Payoffs and Payments (K)', -115_000_00, -100_000_00, 'See Payoffs and Payments (K)'],
    ['Cash to Close', 27_000_00, 40_317_70, ''],
    ['Closing Costs Financed (Paid from your Loan Amount)', null, 9682_30, null],
  ]);
});

it.each([
  ['goes to the borrower', refinance, ofLoan, { estimate: -27_000_00, final: -40_317_70 }],
  [
    'comes from them',
    { ...refinance, loan: { amount: 90_000_00 } },
    ofLoan,
    { estimate: -27_000_00, final: 19_682_30 },
  ],
  ['was not estimated', refinance, {}, { estimate: null, final: -40_317_70 }],
  ['is open', { ...refinance, loan: { amount: null } }, ofLoan, { estimate: -27_000_00, final: null }],
  ['has its sign, with a seller', file, estimated, undefined],
] as const)('the way of the cash to close that %s', (_, facts, stored, way) => {
  const entered = facts.hasSeller ? rows : { ...rows, prorations: [], adjustments: [] };
  const all = cashLines(statementFigures(facts, entered, fees), stored, fees);
  expect(all.find(({ key }) => key === 'cashToClose')?.fromBorrower).toEqual(way);
});

it('a line that lessens the cash is stored without a sign, however it is typed; one that may go either way keeps it', () => {
  const stored = (facts: typeof file, field: string) => {
    const line = cashLines(statementFigures(facts, rows, fees), {}, fees).find((each) => each.field === field);
    return [5_00, -5_00, null].map((typed) => line && Object.values(storedEstimate(line, typed)).at(0));
  };
  expect(stored(file, 'estimatedDeposit')).toEqual([5_00, 5_00, null]);
  expect(stored(file, 'estimatedAdjustments')).toEqual([5_00, -5_00, null]);
  expect(stored(refinance, 'estimatedClosingCosts')).toEqual([-5_00, 5_00, null]);
});

it('every estimate is the sum of what its reason lists', () => {
  for (const [stored, facts] of [
    [estimated, file],
    [ofLoan, refinance],
  ] as const) {
    const entered = { ...rows, ...(facts.hasSeller ? {} : { prorations: [], adjustments: [] }) };
    for (const { estimate, final } of cashLines(statementFigures(facts, entered, fees), stored, fees))
      for (const total of [estimate, final])
        expect(total?.kind === 'figure' ? faultsOf(total.trace, closingProcedures) : []).toEqual([]);
  }
});

it('the estimates of the fees are summed up where there are any', () => {
  expect(estimateOfFees(fees)).toBeNull();
  const [first, ...others] = fees;
  if (first?.kind !== 'figure') throw new Error('The fixture is figured');
  const told: FiguredFee = { kind: 'figure', fee: { ...first.fee, estimate: cents(400_00) } };
  expect(estimateOfFees([told, ...others])).toMatchObject({ total: { value: 400_00 }, without: fees.length - 1 });
});

// 12 CFR 1026.38(i)(4)(ii)(A)(2): loans that pay all that is due leave nothing to say while an amount due is open.
it.each([
  ['a loan below the price', {}, 'figure'],
  ['improvements', { purchaseWith: 'Improvements to the property' }, 'open'],
  ['a loan beyond the price', { loan: { amount: 190_000_00 } }, 'open'],
])('the down payment while an amount due is open, with %s', (_, facts, kind) => {
  const open: StoredRows = { ...rows, adjustments: [{ kind: 'Personal property', label: 'Sofa' }] };
  const { cash } = statementFigures({ ...file, ...facts }, open, fees);
  expect([cash.downPayment?.kind, cash.deposit?.kind]).toEqual([kind, 'figure']);
});
