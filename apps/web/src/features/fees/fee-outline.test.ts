import { type FiguredFee, statementCosts, statementFigures } from '@closewright/domain/closing-file';
import { cents } from '@closewright/domain/money';
import type { Fee } from '@closewright/domain/settlement';
import { expect, it } from 'vitest';
import { disclosureOutline } from './fee-outline.ts';
import { feeViews } from './fee-views.ts';

const fee: Fee = {
  code: 'a',
  label: 'Application fee',
  section: 'A',
  bucket: 'zero',
  source: 'typed',
  charges: [
    { paidBy: 'borrower', when: 'atClosing', amount: cents(1000_00) },
    { paidBy: 'borrower', when: 'beforeClosing', amount: cents(100_00) },
  ],
};
const known: FiguredFee = { kind: 'figure', fee };
const open: FiguredFee = { kind: 'open', section: 'H', missing: [{ field: 'fees.1.amount', words: 'The amount' }] };

/** The costs of a refinance with these fees, of which the lender gives this much. */
function costsOf(fees: readonly FiguredFee[], given: readonly (number | null)[] = []) {
  const file = {
    hasSeller: false,
    salePrice: null,
    earnestMoney: null,
    loan: { amount: 1 },
    closingDate: null,
    disbursementDate: null,
  };
  const adjustments = given.map((buyerAmount) => ({ kind: 'Lender credit' as const, buyerAmount }));
  return statementCosts(statementFigures(file, { payoffs: [], prorations: [], adjustments }, fees), fees);
}

it('what the lender gives stands above the total of all, which it lessens', () => {
  const { sums, numbersOf } = disclosureOutline(feeViews.all, costsOf([known], [300_00]));
  const shown = sums.map(({ values }) => [values.label, values.total ?? null, values.borrowerAtClosing]);
  expect(shown).toEqual([
    ['Total Loan Costs', 1100_00, 1000_00],
    ['Total Other Costs', 0, null],
    ['Lender credits', null, -300_00],
    ['Total Closing Costs', 800_00, 700_00],
  ]);
  expect([...numbersOf(sums).values()].map(({ text }) => text)).toEqual(['D', 'I', '', 'J']);
  const without = disclosureOutline(feeViews.all, costsOf([known]));
  expect(without.sums.at(-1)?.values).toMatchObject({ total: 1100_00, borrowerAtClosing: 1000_00 });
});

it('a page without the total of all has no credits', () => {
  const { sums } = disclosureOutline(feeViews.origination, costsOf([known], [300_00]));
  expect(sums.map(({ values }) => values.label)).toEqual(['Total Loan Costs']);
});

it('a sum that a fee leaves open says so in the grid as in the bar, and no other does', () => {
  const { sums, sections, sumOf } = disclosureOutline(
    feeViews.all,
    costsOf([known, { kind: 'figure', fee: { ...fee, code: 'b', section: 'H' } }, open]),
  );
  expect(sums.map(({ values }) => [values.total, values.borrowerAtClosing, values.sellerAtClosing])).toEqual([
    [1100_00, 1000_00, null],
    ['Open', 'Open', 'Open'],
    ['Open', 'Open', 'Open'],
  ]);
  const heads = sections.list.filter(({ key }) => key === 'A' || key === 'H');
  expect(heads.map(({ note, cells }) => [note, cells?.borrowerAtClosing])).toEqual([
    ['1,100.00', 1000_00],
    ['Open', 'Open'],
  ]);
  expect(sumOf('H', 'borrowerAtClosing')).toMatchObject({ missing: [{ field: 'fees.1.amount' }] });
  expect(sumOf('A', 'borrowerAtClosing')).toMatchObject({ value: 1000_00 });
});

it('a credit of the lender without an amount leaves the total of all open', () => {
  const { sums } = disclosureOutline(feeViews.all, costsOf([known], [null]));
  expect(sums.map(({ values }) => values.total ?? values.borrowerAtClosing)).toEqual([1100_00, 0, 'Open', 'Open']);
});
