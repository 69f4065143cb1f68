import { costLines } from '@closewright/domain/fees';
import { cents } from '@closewright/domain/money';
import type { Fee } from '@closewright/domain/settlement';
import { explainedMoney } from '@closewright/domain/trace';
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
const credits = explainedMoney(cents(300_00), { label: 'Lender credits', formula: 'Given', inputs: [] });

it('what the lender gives stands above the total of all, which it lessens', () => {
  const { sums, numbersOf } = disclosureOutline(feeViews.all, { lines: costLines([fee], credits), credits });
  const shown = sums.map(({ values }) => [values.label, values.total ?? null, values.borrowerAtClosing]);
  expect(shown).toEqual([
    ['Total Loan Costs', 1100_00, 1000_00],
    ['Total Other Costs', 0, null],
    ['Lender credits', null, -300_00],
    ['Total Closing Costs', 800_00, 700_00],
  ]);
  expect([...numbersOf(sums).values()].map(({ text }) => text)).toEqual(['D', 'I', '', 'J']);
  const without = disclosureOutline(feeViews.all, { lines: costLines([fee]), credits: null });
  expect(without.sums.at(-1)?.values).toMatchObject({ total: 1100_00, borrowerAtClosing: 1000_00 });
});

it('a page without the total of all has no credits', () => {
  const { sums } = disclosureOutline(feeViews.origination, { lines: costLines([fee], credits), credits });
  expect(sums.map(({ values }) => values.label)).toEqual(['Total Loan Costs']);
});
