import { expect, it } from 'vitest';
import { noCharges } from '../closing-file/stored-purchase.fixture.ts';
import type { StoredFee } from '../fees/index.ts';
import { statementOf } from '../forms/stored-h25b.fixture.ts';
import { cents } from '../money/index.ts';
import { differencesOfFees } from './compared-fees.ts';
import { type DisclosedFee, ourDisclosure, takenOver } from './index.ts';

/** A charge of which others pay so much, and the lender so much of that. */
const paidBy = (others: number, byLender: number): DisclosedFee => ({
  section: 'B',
  label: 'Appraisal fee',
  kind: 'appraisal',
  payee: null,
  columns: { others: cents(others) },
  ...(byLender !== 0 && { byLender: cents(byLender) }),
});

it.each([
  ['the lender and another', paidBy(400, 400), paidBy(400, 0), [['Paid by', 'Lender', 'Another']]],
  ['the lender alone', paidBy(400, 300), paidBy(400, 400), [['Paid by', 'Lender and another', 'Lender']]],
  ['what the lender pays of it', paidBy(400, 300), paidBy(400, 200), [['Paid by the lender', 300, 200]]],
  ['its amount, all of the lender', paidBy(500, 500), paidBy(400, 400), [['Others', 500, 400]]],
  ['nothing', paidBy(400, 300), paidBy(400, 300), []],
])('who pays what others pay is told where it differs: %s', (_, theirs, ours, expected) => {
  const told = differencesOfFees([theirs], [ours]);
  expect(told.map((each) => [each.column, each.theirs, each.ours])).toEqual(expected);
});

/** A line of page 2 that somebody calls so. */
const called = (label: string, more: Partial<DisclosedFee>): DisclosedFee => ({
  section: 'F',
  label,
  kind: null,
  payee: null,
  columns: { borrowerAtClosing: cents(631_80) },
  ...more,
});
const oursOf = (more: Partial<StoredFee>) => {
  const fees = [{ bucket: 'None', borrowerAtClosing: 631_80, ...more } as const];
  const known = statementOf({ charges: { ...noCharges, fees } });
  return { fees, disclosure: ourDisclosure({ known, loan: null, facts: {} }) };
};
const insurance = { section: 'F', label: 'Homeowner’s insurance (12 mo.)', kind: 'Homeowner’s insurance' } as const;
const taxes = { section: 'F', label: 'School taxes', kind: 'County property taxes' } as const;

it.each<[string, Partial<StoredFee>, DisclosedFee, readonly unknown[]]>([
  [
    'other months',
    insurance,
    called('Homeowner’s Insurance Premium', { kind: 'homeownersInsurance', months: 6 }),
    [['Months', 6, 12]],
  ],
  [
    'what a month of an escrow deposit is',
    {
      section: 'G',
      label: 'Flood insurance',
      quantity: 6,
      each: 105_30,
      borrowerAtClosing: null,
      borrowerAtClosingPercent: '100',
    },
    called('Flood insurance', { section: 'G', months: 6, each: cents(105_31) }),
    [['A month', 105_31, 105_30]],
  ],
  ['not the name of a line that the form has for both', taxes, called('School taxes', { months: 6 }), []],
  [
    'nor where its amount differs, too',
    taxes,
    called('School taxes', { columns: { borrowerAtClosing: cents(1_00) } }),
    [['Borrower at closing', 1_00, 631_80]],
  ],
  [
    'another charge of the same amount',
    insurance,
    called('Flood insurance', {}),
    [['Name', 'Flood insurance', 'Homeowner’s Insurance Premium']],
  ],
])('of a line of the form is told: %s', (_, stored, theirs, expected) => {
  const told = differencesOfFees([theirs], oursOf(stored).disclosure.fees);
  expect(told.map((each) => [each.column, each.theirs, each.ours])).toEqual(expected);
});

it('a fee on a line that the form names by its kind is not called otherwise', () => {
  const { fees, disclosure } = oursOf(insurance);
  const told = differencesOfFees([called('Flood insurance', {})], disclosure.fees);
  expect(takenOver(told, { disclosure, fees, adjustments: [] })).toMatchObject({
    edits: [],
    left: [{ words: 'The form names the line by its kind: change the kind of the fee' }],
  });
});

it('a prepaid item whose amount is taken over keeps its months in its words', () => {
  const { fees, disclosure } = oursOf({
    ...taxes,
    quantity: 6,
    each: 105_30,
    borrowerAtClosing: null,
    borrowerAtClosingPercent: '100',
  });
  const told = differencesOfFees(
    [called('School taxes', { columns: { borrowerAtClosing: cents(632_00) } })],
    disclosure.fees,
  );
  expect(takenOver(told, { disclosure, fees, adjustments: [] }).edits).toEqual([
    {
      list: 'fees',
      at: 0,
      values: expect.objectContaining({ label: 'School taxes (6 mo.)', quantity: null, borrowerAtClosing: 632_00 }),
    },
  ]);
});
