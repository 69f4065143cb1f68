import { describe, expect, it } from 'vitest';
import type { StoredRows } from '../../closing-file/index.ts';
import { file, noCharges, payoff } from '../../closing-file/stored-purchase.fixture.ts';
import { lineOf, rowsOf, tablesIn } from '../form-text.fixture.ts';
import { storedRows } from '../stored-h25b.fixture.ts';
import { formOf as formWith } from '../told-h25b.fixture.ts';

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
const formOf = (given: Parameters<typeof formWith>[0] = {}, stated: object = estimated) =>
  formWith(given, { stated: { ...stated } });

describe('page 3 of form H-25(B)', () => {
  const form = formOf();

  it.each([
    [
      'cash.closingCosts',
      'Total Closing Costs (J) | $8,054 | $9,712.10 | YES • See Total Loan Costs (D) and Total Other Costs (I)',
    ],
    [
      'cash.paidBefore',
      'Closing Costs Paid Before Closing | $0 | –$29.80 | YES • You paid these Closing Costs before closing',
    ],
    ['cash.financed', 'Closing Costs Financed (Paid from your Loan Amount) | $0 | $0.00 | NO'],
    ['cash.downPayment', 'Down Payment/Funds from Borrower | $18,000 | $18,000.00 | NO'],
    ['cash.deposit', 'Deposit | –$10,000 | –$10,000.00 | NO'],
    ['cash.fundsForBorrower', 'Funds for Borrower | $0 | $0.00 | NO'],
    ['cash.sellerCredits', 'Seller Credits | $0 | –$2,500.00 | YES • See Seller Credits in Section L'],
    ['cash.adjustments', 'Adjustments and Other Credits | $0 | –$1,035.04 | YES • See details in Sections K and L'],
    ['cash.cashToClose', 'Cash to Close | $16,054 | $14,147.26 |'],
    ['K', 'K. Due from Borrower at Closing | $189,762.30'],
    ['K.01', '01 | Sale Price of Property | $180,000.00'],
    ['K.02', '02 | Sale Price of Any Personal Property Included in Sale |'],
    ['K.03', '03 | Closing Costs Paid at Closing (J) | $9,682.30'],
    ['K.04', '04 |  |'],
    ['K.adjustments', 'Adjustments'],
    ['K.07', '07 |  |'],
    ['K.inAdvance', 'Adjustments for Items Paid by Seller in Advance'],
    ['K.08', '08 | City/Town Taxes   to |'],
    ['K.09', '09 | County Taxes   to |'],
    ['K.10', '10 | Assessments   to |'],
    ['K.11', '11 | HOA dues 04/15/2013 to 04/30/2013 | $80.00'],
    ['K.15', '15 |  |'],
    ['L', 'L. Paid Already by or on Behalf of Borrower at Closing | $175,615.04'],
    ['L.01', '01 | Deposit | $10,000.00'],
    ['L.02', '02 | Loan Amount | $162,000.00'],
    ['L.03', '03 | Existing Loan(s) Assumed or Taken Subject to |'],
    ['L.05', '05 | Seller Credit | $2,500.00'],
    ['L.otherCredits', 'Other Credits'],
    ['L.06', '06 | Rebate from Epsilon Title Co. | $750.00'],
    ['L.adjustments', 'Adjustments'],
    ['L.11', '11 |  |'],
    ['L.unpaid', 'Adjustments for Items Unpaid by Seller'],
    ['L.12', '12 | City/Town Taxes   to |'],
    ['L.13', '13 | County taxes 01/01/2013 to 04/14/2013 | $365.04'],
    ['L.17', '17 |  |'],
    ['calculation.K', 'Total Due from Borrower at Closing (K) | $189,762.30'],
    ['calculation.L', 'Total Paid Already by or on Behalf of Borrower at Closing (L) | –$175,615.04'],
    ['cash.borrower', 'Cash to Close ☒ From ☐ To Borrower | $14,147.26'],
    ['M', 'M. Due to Seller at Closing | $180,080.00'],
    ['M.01', '01 | Sale Price of Property | $180,000.00'],
    ['M.08', '08 |  |'],
    ['M.10', '10 | County Taxes   to |'],
    ['M.12', '12 | HOA dues 04/15/2013 to 04/30/2013 | $80.00'],
    ['M.16', '16 |  |'],
    ['N', 'N. Due from Seller at Closing | $115,665.04'],
    ['N.01', '01 | Excess Deposit |'],
    ['N.02', '02 | Closing Costs Paid at Closing (J) | $12,800.00'],
    ['N.04', '04 | Payoff of First Mortgage Loan | $100,000.00'],
    ['N.05', '05 | Payoff of Second Mortgage Loan |'],
    ['N.08', '08 | Seller Credit | $2,500.00'],
    ['N.15', '15 | County taxes 01/01/2013 to 04/14/2013 | $365.04'],
    ['N.19', '19 |  |'],
    ['calculation.M', 'Total Due to Seller at Closing (M) | $180,080.00'],
    ['calculation.N', 'Total Due from Seller at Closing (N) | –$115,665.04'],
    ['cash.seller', 'Cash ☐ From ☒ To Seller | $64,414.96'],
  ])('%s', (key, expected) => {
    expect(lineOf(form, key)).toBe(expected);
  });

  it('prints in bold whether it changed, and where to look', () => {
    const cell = rowsOf(form)
      .find(({ key }) => key === 'cash.closingCosts')
      ?.cells.at(-1);
    expect(cell?.runs.flatMap(({ text, isBold }) => (isBold ? text : []))).toEqual([
      'YES',
      'Total Loan Costs (D)',
      'Total Other Costs (I)',
    ]);
  });

  it('each typed amount tells its field, each figure its name', () => {
    const run = (key: string, cell: number) => rowsOf(form).find((row) => row.key === key)?.cells[cell]?.runs[0];
    expect(run('K.01', 2)).toEqual({ text: '$180,000.00', field: 'salePrice', figure: 'K.01' });
    expect(run('L.06', 1)).toMatchObject({ field: 'adjustments.1.label' });
    expect(run('L.06', 2)).toMatchObject({ field: 'adjustments.1.buyerAmount', figure: 'L.06' });
    expect(run('cash.deposit', 1)).toMatchObject({ field: 'estimatedDeposit', figure: 'cash.deposit.estimate' });
    expect(run('K.11', 2)).toEqual({ text: '$80.00', figure: 'K.11' });
  });
});

const credit = (label: string) => ({ kind: 'Other credit', label, buyerAmount: 1_00, party: 'Aunt' }) as const;
const card = (label: string) => ({ kind: 'Payment to another', label, buyerAmount: 1_00, party: 'Bank' }) as const;

describe('lines of the summaries', () => {
  const withAdjustments = (adjustments: StoredRows['adjustments']) =>
    formOf({ rows: { ...storedRows, adjustments }, charges: noCharges });

  it('what has none left stands in one amount beside them, so that they add up', () => {
    const form = withAdjustments(['A', 'B', 'C', 'D'].map(credit));
    expect([lineOf(form, 'L.07'), lineOf(form, 'L.more')]).toEqual(['07 | B | $1.00', '| See page 6 | $2.00']);
  });

  it('what shares one is named there, with who gets it', () => {
    const form = withAdjustments([card('Card'), card('Car')]);
    expect(lineOf(form, 'K.04')).toBe('04 | Card to Bank; Car to Bank | $2.00');
  });

  it('both are listed on a page that is added, each with its amount; a form without any has none', () => {
    const form = withAdjustments([...['A', 'B', 'C', 'D'].map(credit), card('Card'), card('Car')]);
    const page = form.pages.at(-1);
    expect(
      tablesIn(page?.blocks ?? []).map(({ label, rows }) => [label, ...rows.map(({ key }) => lineOf(form, key))]),
    ).toEqual([
      ['K. Due from Borrower at Closing', '04 | Card to Bank | $1.00', '04 | Car to Bank | $1.00'],
      ['L. Paid Already by or on Behalf of Borrower at Closing', '| C | $1.00', '| D | $1.00'],
    ]);
    expect(form.pages.map(({ footer = [] }) => footer[0]?.text)).toEqual(
      [1, 2, 3, 4, 5, 6].map((at) => `CLOSING DISCLOSURE   PAGE ${at} OF 6 • LOAN ID # `),
    );
    expect(formOf().pages).toHaveLength(5);
  });

  it('what is open has an empty amount, and neither way', () => {
    const form = formOf({ file: { ...file, salePrice: null } });
    expect([lineOf(form, 'K.01'), lineOf(form, 'K'), lineOf(form, 'cash.borrower')]).toEqual([
      '01 | Sale Price of Property |',
      'K. Due from Borrower at Closing |',
      'Cash to Close ☐ From ☐ To Borrower |',
    ]);
    expect(form.figures.get('K.01')).toEqual({
      kind: 'open',
      missing: [{ field: 'salePrice', words: 'The sale price' }],
    });
  });

  it('an estimate that is not entered is blank, and so is its change', () => {
    expect(lineOf(formOf({}, {}), 'cash.deposit')).toBe('Deposit |  | –$10,000.00 |');
  });

  it('an estimate with cents is in whole dollars, and its reason says that it was rounded', () => {
    const rounded = formOf({}, { ...estimated, estimatedDownPayment: 18_000_49 });
    expect(lineOf(rounded, 'cash.downPayment')).toBe(
      'Down Payment/Funds from Borrower | $18,000 | $18,000.00 | YES • You decreased this payment. See details in Sections K and L',
    );
    expect(rounded.figures.get('cash.downPayment.estimate')).toMatchObject({
      trace: {
        value: { cents: 18_000_00 },
        rounding: 'to the whole dollar, half up',
        rule: { text: '12 CFR 1026.38(t)(4)(i)(C)' },
        inputs: [{ value: { cents: 18_000_49 }, field: 'estimatedDownPayment' }],
      },
    });
  });

  it('a seller who owes more than the price brings cash', () => {
    const form = formOf({ rows: { ...storedRows, payoffs: [{ ...payoff, principal: 199_900_00 }] } });
    expect(lineOf(form, 'cash.seller')).toBe('Cash ☒ From ☐ To Seller | $35,585.04');
  });
});

describe('without a seller', () => {
  const refinance = { ...file, hasSeller: false, salePrice: null, earnestMoney: null };
  const rows: StoredRows = { payoffs: [payoff], prorations: [], adjustments: [card('Card'), credit('Gift')] };
  const stated = { estimatedLoanAmount: 150_000_00, estimatedClosingCosts: 0, estimatedPayoffs: 151_000_00 };
  const form = formOf({ file: refinance, rows, charges: noCharges }, stated);

  it.each([
    ['K.01', '01 | Rho Servicing | $100,000.00'],
    ['K.02', '02 | Card to Bank | $1.00'],
    ['K.03', '03 | Gift | –$1.00'],
    ['K.15', '15 |  |'],
    ['K', 'K. TOTAL PAYOFFS AND PAYMENTS | $100,000.00'],
    ['cash.loanAmount', 'Loan Amount | $150,000 | $162,000.00 | YES • Your loan amount has increased'],
    ['cash.closingCosts', 'Total Closing Costs (J) | $0 | $0.00 | NO'],
    ['cash.payoffs', 'Total Payoffs and Payments (K) | –$151,000 | –$100,000.00 | YES • See Payoffs and Payments (K)'],
    ['cash.cashToClose', 'Cash to Close | $1,000\n☒ From ☐ To Borrower | $62,000.00\n☐ From ☒ To Borrower |'],
    [
      'costs.cashToClose',
      'Cash to Close | $62,000.00 | Includes Closing Costs. See Calculating Cash to Close on page 3 for details. ☐ From ☒ To Borrower',
    ],
    ['L', null],
    ['M', null],
  ])('%s', (key, expected) => {
    expect(lineOf(form, key)).toBe(expected);
  });

  const page3 = form.pages.find(({ number }) => number === '3');

  it('payoffs stand before the cash, closing costs financed below it', () => {
    expect(tablesIn(page3?.blocks ?? []).map(({ label }) => label)).toEqual([
      'Payoffs and Payments',
      'Calculating Cash to Close',
    ]);
    expect(page3?.blocks.at(-1)).toMatchObject({
      kind: 'paragraph',
      runs: [
        { text: 'Closing Costs Financed (Paid from your Loan Amount): ' },
        { text: '$0.00', figure: 'cash.financed' },
      ],
    });
  });

  it('a sixteenth payment stands beside the lines', () => {
    const adjustments = Array.from({ length: 17 }, (_, at) => card(`Card ${at}`));
    const long = formOf({ file: refinance, rows: { ...rows, payoffs: [], adjustments }, charges: noCharges });
    expect(lineOf(long, 'K.more')).toBe('| See page 6 | $2.00');
    expect(lineOf(long, 'K.added.1')).toBe('| Card 15 to Bank | $1.00');
    const credits = Array.from({ length: 16 }, (_, at) => credit(`Gift ${at}`));
    const given = formOf({ file: refinance, rows: { ...rows, payoffs: [], adjustments: credits }, charges: noCharges });
    expect([lineOf(given, 'K.more'), lineOf(given, 'K.added.1')]).toEqual([
      '| See page 6 | –$1.00',
      '| Gift 15 | –$1.00',
    ]);
  });
});
