import { describe, expect, it } from 'vitest';
import { type ReckonedStatement, reckonedDocument } from '../closing-file/index.ts';
import { blankStatement, storedFee } from '../closing-file/statement-document.fixture.ts';
import { cents } from '../money/index.ts';
import {
  comparedDisclosures,
  type DisclosedDifference,
  type DisclosedStatement,
  movedBy,
  ourDisclosure,
  takenOver,
} from './index.ts';

const document = {
  ...blankStatement,
  fees: [
    storedFee(1, {
      label: 'Points',
      section: 'A',
      percent: '0.25',
      percentOf: 'Loan amount',
      borrowerAtClosingPercent: '100',
    }),
    storedFee(2, { label: 'Appraisal', borrowerAtClosing: 300_00, others: 105_00 }),
    storedFee(3, { label: 'Survey', section: 'C', borrowerAtClosing: 85_00 }),
    storedFee(4, { label: 'Warranty of the house', section: 'H', borrowerAtClosing: 450_00 }),
  ],
  adjustments: [
    { adjustmentID: 1, kind: 'Seller credit', label: null, buyerAmount: 2500_00, sellerAmount: null, party: null },
    {
      adjustmentID: 2,
      kind: 'Adjustment from borrower',
      label: 'Oil',
      buyerAmount: null,
      sellerAmount: 60_00,
      party: null,
    },
    { adjustmentID: 3, kind: 'Further deposit', label: null, buyerAmount: 500_00, sellerAmount: null, party: null },
  ],
} as const;

const disclosed = (known: ReckonedStatement): DisclosedStatement => ourDisclosure({ known, loan: null, facts: {} });
const known = reckonedDocument(document);
const ours = disclosed(known);
const rows = { disclosure: ours, fees: document.fees, adjustments: document.adjustments };

const points = '0.25 % of Loan Amount (Points)';

/** A lender’s disclosure with other amounts on lines of these names. */
const lenders = (
  amounts: Readonly<Record<string, number>>,
  more: Partial<DisclosedStatement> = {},
): DisclosedStatement => ({
  facts: {},
  fees: ours.fees.map((fee) =>
    amounts[fee.label] === undefined
      ? fee
      : { ...fee, columns: { ...fee.columns, borrowerAtClosing: cents(amounts[fee.label] ?? 0) } },
  ),
  lines: ours.lines.map((line) => ({ ...line, amount: cents(amounts[line.label] ?? line.amount) })),
  payments: null,
  ...more,
});

/** With lines of page 2 by other names. */
const renamed = (names: Readonly<Record<string, string>>, theirs = lenders({})): DisclosedStatement => ({
  ...theirs,
  fees: theirs.fees.map((fee) => ({ ...fee, label: names[fee.label] ?? fee.label })),
});

const optional: DisclosedStatement = {
  ...lenders({}),
  fees: ours.fees.map((fee) => (fee.section === 'H' ? { ...fee, isOptional: true } : fee)),
};

/** The statement with differences taken over. */
function after(differences: readonly DisclosedDifference[]) {
  const { edits, added } = takenOver(differences, rows);
  const edited = <T>(list: 'fees' | 'adjustments', all: readonly T[]) =>
    all.map((row, at): T => {
      const edit = edits.find((each) => each.list === list && each.at === at);
      return { ...row, ...edit?.values };
    });
  return reckonedDocument({
    ...document,
    fees: [...edited('fees', document.fees), ...added.map((fee, at) => storedFee(10 + at, fee))],
    adjustments: edited('adjustments', document.adjustments),
  });
}

const cashOf = ({ figures: { totals } }: ReckonedStatement) =>
  [totals.cashFromBorrower, totals.cashToSeller].map((total) => (total?.kind === 'figure' ? total.value : null));

describe('differences that are taken over', () => {
  it.each<[string, DisclosedStatement]>([
    ['an amount of a fee', lenders({ Survey: 95_00 })],
    ['a fee that is a percentage becomes an amount', lenders({ [points]: 400_00 })],
    ['a column beside another', lenders({ Appraisal: 290_00 })],
    ['a credit that both sides have', lenders({ 'Seller Credit': 3000_00 })],
    ['an adjustment that the seller has typed', lenders({ Oil: 70_00 })],
    [
      'a fee that ours has not, in two columns',
      lenders(
        {},
        {
          fees: [
            ...ours.fees,
            {
              section: 'H',
              label: 'Warranty',
              kind: null,
              payee: null,
              columns: { borrowerAtClosing: cents(10_00), sellerAtClosing: cents(40_00) },
            },
          ],
        },
      ),
    ],
    [
      'another section',
      lenders({}, { fees: ours.fees.map((fee) => (fee.label === 'Survey' ? { ...fee, section: 'B' } : fee)) }),
    ],
    ['the percent of points', renamed({ [points]: '0.5% of Loan Amount (Points)' })],
    ['the percent of points, and their amount', renamed({ [points]: '0.5% (points)' }, lenders({ [points]: 810_00 }))],
    ['another name of a fee', renamed({ Survey: 'Broker bonus' })],
    ['what is optional', optional],
    [
      'another name of a debit or credit',
      {
        ...lenders({}),
        lines: ours.lines.map((line) => (line.label === 'Oil' ? { ...line, label: 'Heating' } : line)),
      },
    ],
    ['all of it at once', lenders({ Survey: 95_00, [points]: 400_00, 'Seller Credit': 3000_00 })],
  ])('leave none, and move the cash by what they said: %s', (_, theirs) => {
    const differences = comparedDisclosures(theirs, ours);
    expect(differences.length).toBeGreaterThan(0);
    expect(takenOver(differences, rows).left).toEqual([]);
    const next = after(differences);
    expect(comparedDisclosures(theirs, disclosed(next))).toEqual([]);
    expect(next.fees.filter((each) => each.kind === 'open' || each.fee.unborne)).toEqual([]);
    const { fromBorrower, toSeller } = movedBy(differences);
    const [cash, cashToSeller] = cashOf(known);
    expect(cashOf(next)).toEqual([(cash ?? 0) + fromBorrower, (cashToSeller ?? 0) + toSeller]);
  });

  it('of one side alone change the one amount that is typed for both', () => {
    const ofBorrower = comparedDisclosures(lenders({ Oil: 70_00 }), ours).filter(({ section }) => section === 'K');
    expect(takenOver(ofBorrower, rows).edits).toEqual([
      { list: 'adjustments', at: 1, values: { sellerAmount: 70_00 } },
    ]);
  });

  it('are left where the lender has no such line: a fee without an amount would be open', () => {
    const theirs = lenders({}, { fees: ours.fees.filter(({ label }) => label !== 'Survey') });
    expect(takenOver(comparedDisclosures(theirs, ours), rows)).toMatchObject({
      edits: [],
      added: [],
      left: [{ words: 'The lender has no such line: delete the fee' }],
    });
  });

  it('are left where several rows or other pages make them up, with the reason', () => {
    const theirs = { ...lenders({ Deposit: 11_000_00 }), facts: { salePrice: 190_000_00 } };
    const { edits, added, left } = takenOver(comparedDisclosures(theirs, ours), rows);
    expect([edits, added]).toEqual([[], []]);
    expect(left.map(({ difference, words }) => [difference.line, words])).toEqual([
      ['Sale Price of Property', 'It follows from other lines, or is entered on a page of its own'],
      ['Deposit', 'It follows from other lines, or is entered on a page of its own'],
    ]);
  });
});
