import { describe, expect, it } from 'vitest';
import type { StoredCharges } from '../closing-file/index.ts';
import { noCharges } from '../closing-file/stored-purchase.fixture.ts';
import type { StoredFee } from '../fees/index.ts';
import { formatDate, formatMoney } from '../formats/index.ts';
import { rowsOf, textOf } from '../forms/form-text.fixture.ts';
import { statementOf, storedCharges } from '../forms/stored-h25b.fixture.ts';
import { formOf } from '../forms/told-h25b.fixture.ts';
import type { DisclosedFee } from './index.ts';
import { ourFees } from './our-fees.ts';

type Given = Parameters<typeof statementOf>[0];

const dollars = (amount: DisclosedFee['each']): string =>
  amount === undefined ? '   ' : formatMoney(amount, { symbol: '$' });
const monthly = /^(Homeowner’s Insurance Premium|Mortgage Insurance Premium|Property Taxes)$/;

/** A line as the form has to print what it says, without whom it is paid to. */
function wordsOf({ section, label, kind, months: count, each, days }: DisclosedFee): string {
  const months = count ?? '   ';
  if (label === 'Prepaid Interest')
    return `${label} (${dollars(each)} per day from ${formatDate(days?.from ?? '')} to ${formatDate(days?.to ?? '')})`;
  if (section === 'F' && monthly.test(label)) return `${label} (${months} mo.)`;
  if (section === 'G' && kind !== 'aggregateAdjustment')
    return `${label} | ${dollars(each)} per month for ${months} mo.`;
  return label;
}

/** The words of the charged lines of page 2, by section. */
const printed = (given: Given): string[] =>
  rowsOf(formOf(given)).flatMap(({ key, cells }) => {
    const [, label = '', to = '', ...amounts] = cells.map(textOf);
    if (!/^[A-H]\.\d/.test(key) || amounts.every((text) => text === '')) return [];
    return `${key.slice(0, 1)} ${label}${to.includes('per month') ? ` | ${to}` : ''}`;
  });

const fee = (section: StoredFee['section'], more: Partial<StoredFee>): Partial<StoredFee> => ({
  section,
  bucket: 'None',
  borrowerAtClosing: 100_00,
  ...more,
});
const only = (...fees: Partial<StoredFee>[]): Given => ({ charges: { ...noCharges, fees } });
const { escrow, interest } = storedCharges;
const ofLoan = (more: Partial<NonNullable<StoredCharges['interest']['loan']>>): Given => ({
  charges: { interest: { ...interest, loan: interest.loan && { ...interest.loan, ...more } } },
});
const [insurance] = escrow.items;
const billed: Given = {
  charges: {
    escrow: {
      ...escrow,
      items: insurance
        ? [
            {
              item: { ...insurance.item, monthlyAmount: null },
              bills: [{ dueDate: '2014-04-15', amount: 1209_96 }],
            },
          ]
        : [],
    },
  },
};
const counted = { borrowerAtClosing: null, borrowerAtClosingPercent: '100' } as const;

describe('what a line of page 2 says is what the form prints of it', () => {
  it.each<[string, Given, readonly string[]]>([
    [
      'form H-25(B)',
      {},
      [
        'A 0.25 % of Loan Amount (Points)',
        'C Title – Lender’s title insurance',
        'F Homeowner’s Insurance Premium (12 mo.)',
        'F Prepaid Interest ($17.44 per day from 04/15/2013 to 05/01/2013)',
        'F Property Taxes (6 mo.)',
        'G Homeowner’s Insurance | $100.83 per month for 2 mo.',
        'H Title – Owner’s title insurance (optional)',
      ],
    ],
    ['an item of the account with bills', billed, ['G Homeowner’s Insurance | $100.83 per month for 2 mo.']],
    [
      'interest to a day that the loan says',
      ofLoan({ interestTo: '2013-04-30' }),
      ['F Prepaid Interest ($17.44 per day from 04/15/2013 to 04/30/2013)'],
    ],
    [
      'interest from a day that the loan says',
      ofLoan({ interestFrom: '2013-04-16' }),
      ['F Prepaid Interest ($17.44 per day from 04/16/2013 to 05/01/2013)'],
    ],
    [
      'interest whose days are typed',
      only(fee('F', { label: 'Prepaid interest ($1 per day for 2 days)' })),
      ['F Prepaid Interest ($1 per day for 2 days)'],
    ],
    [
      'points in their words, to three decimals',
      only(fee('A', { label: '0.37550% points', kind: 'Points for the interest rate' })),
      ['A 0.376 % of Loan Amount (Points)'],
    ],
    [
      'months that a quantity and a description say',
      only(
        fee('F', { label: 'Taxes (3 mo.)', kind: 'County property taxes', quantity: 6, each: 1_00, ...counted }),
        fee('F', { label: 'Mortgage insurance, 4 mo.', kind: 'Mortgage insurance' }),
      ),
      ['F Mortgage Insurance Premium (4 mo.)', 'F Property Taxes (6 mo.)'],
    ],
    [
      'a further deposit in its own words, by the month that is typed',
      only(
        fee('G', { label: 'Flood insurance', quantity: 3, each: 10_00, ...counted }),
        fee('G', { label: 'Assessments, $1,010.50 per month for 5 mo.' }),
      ),
      [
        'G Assessments, $1,010.50 per month for 5 mo. | $1,010.50 per month for 5 mo.',
        'G Flood insurance | $10.00 per month for 3 mo.',
      ],
    ],
    [
      'Title before what is typed with a hyphen, and (optional) behind what the borrower pays for',
      only(
        fee('C', { label: 'Title - search', kind: 'Abstract or title search' }),
        fee('H', { label: 'Warranty', isOptional: true }),
        fee('H', { label: 'Radon', isOptional: true, borrowerAtClosing: null, sellerAtClosing: 1_00 }),
      ),
      ['C Title – search', 'H Warranty (optional)', 'H Radon'],
    ],
  ])('%s', (_, given, expected) => {
    const said = ourFees(statementOf(given)).map((line) => `${line.section} ${wordsOf(line)}`);
    expect(said).toEqual(printed(given));
    expect(said).toEqual(expect.arrayContaining([...expected]));
  });
});
