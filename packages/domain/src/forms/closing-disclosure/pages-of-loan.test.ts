import { describe, expect, it } from 'vitest';
import { file } from '../../closing-file/stored-purchase.fixture.ts';
import { adjustableLoan, adjustableTerms } from '../../disclosure/stored-loans.fixture.ts';
import { RoleType } from '../../parties/index.ts';
import { lineOf, rowsOf, tablesOf, wordsOf } from '../form-text.fixture.ts';
import { type FormDocument, runsOf } from '../index.ts';
import { statementOf } from '../stored-h25b.fixture.ts';
import { contact, formOf, sampleStated, told } from '../told-h25b.fixture.ts';

const form = formOf();
const sampleOf = told.loan?.loan;
const withStated = (more: Partial<typeof sampleStated>) =>
  formOf({}, { loan: sampleOf ? { loan: sampleOf, stated: { ...sampleStated, ...more } } : null });
const wordsOfPage = (of: FormDocument, number: string) =>
  wordsOf(of.pages.find((page) => page.number === number)?.blocks ?? []);
const headsOf = (of: FormDocument, name: string) =>
  tablesOf(of)
    .find(({ label }) => label === name)
    ?.columns.map(({ heading = '' }) => heading);

describe('page 1 of form H-25(B)', () => {
  it.each([
    ['head.issued', 'Date Issued | 04/15/2013'],
    ['head.closing', 'Closing Date | 04/15/2013'],
    ['head.disbursement', 'Disbursement Date | 04/15/2013'],
    ['head.agent', 'Settlement Agent | Epsilon Title Co.'],
    ['head.fileNumber', 'File # | 12-3456'],
    ['head.property', 'Property | 456 Somewhere Ave, Anytown, ST 12345'],
    ['head.price', 'Sale Price | $180,000'],
    ['head.borrower', 'Borrower | Michael Jones, 123 Anywhere Street, Anytown, ST; Mary Stone'],
    ['head.seller', 'Seller | Steve Cole; Amy Doe'],
    ['head.lender', 'Lender | Ficus Bank'],
    ['head.term', 'Loan Term | 30 years'],
    ['head.purpose', 'Purpose | Purchase'],
    ['head.product', 'Product | Fixed Rate'],
    ['head.type', 'Loan Type | ☒ Conventional ☐ FHA ☐ VA ☐ ____'],
    ['head.loanNumber', 'Loan ID # | 123456789'],
    ['head.mic', 'MIC # | 000654321'],
    ['terms.loanAmount', 'Loan Amount | $162,000 | NO'],
    ['terms.interestRate', 'Interest Rate | 3.875% | NO'],
    [
      'terms.principalAndInterest',
      'Monthly Principal & Interest See Projected Payments below for your Estimated Total Monthly Payment | $761.78 | NO',
    ],
    ['terms.features', '|  | Does the loan have these features?'],
    [
      'terms.prepaymentPenalty',
      'Prepayment Penalty |  | YES • As high as $3,240 if you pay off the loan during the first 2 years',
    ],
    ['terms.balloonPayment', 'Balloon Payment |  | NO'],
    ['payments.principalAndInterest', 'Principal & Interest | $761.78 | $761.78'],
    ['payments.mortgageInsurance', 'Mortgage Insurance | + $82.35 | + —'],
    ['payments.escrow', 'Estimated Escrow Amount can increase over time | + $206.13 | + $206.13'],
    ['payments.total', 'Estimated Total Monthly Payment | $1,050.26 | $967.91'],
    [
      'propertyCosts.taxesOutsideEscrow',
      'Estimated Taxes, Insurance & Assessments Amount can increase over time. See page 4 for details | $356.13 a month | ☒ Property Taxes | YES',
    ],
    ['propertyCosts.insuranceOutsideEscrow', '|  | ☒ Homeowner’s Insurance | YES'],
    ['propertyCosts.otherOutsideEscrow', '|  | ☒ Other: HOA dues | NO'],
    [
      'costs.closingCosts',
      'Closing Costs | $9,712.10 | Includes $4,694.05 in Loan Costs + $5,018.05 in Other Costs – $0 in Lender Credits. See page 2 for details.',
    ],
    [
      'costs.cashToClose',
      'Cash to Close | $14,147.26 | Includes Closing Costs. See Calculating Cash to Close on page 3 for details.',
    ],
  ])('%s', (key, expected) => {
    expect(lineOf(form, key)).toBe(expected);
  });

  it('other costs of the property that nobody has named are a blank, with their box or without it', () => {
    const other = (otherOutsideEscrow: number | null) =>
      lineOf(withStated({ otherPropertyCost: null, otherOutsideEscrow }), 'propertyCosts.otherOutsideEscrow');
    expect([other(0), other(1_00)]).toEqual(['|  | ☐ Other: |', '|  | ☒ Other: | NO']);
  });

  it('payments stand in the columns of their years', () => {
    expect(headsOf(form, 'Projected Payments')).toEqual(['Payment Calculation', 'Years 1–7', 'Years 8–30']);
  });

  it('mortgage insurance that is not required is zero, and has no dash, which says that it has ended', () => {
    const loan = sampleOf ? { loan: { ...sampleOf, mortgageInsurance: 0 }, stated: sampleStated } : null;
    expect(lineOf(formOf({}, { loan }), 'payments.mortgageInsurance')).toBe('Mortgage Insurance | + 0');
  });

  it('credits of the lender are taken off without a second sign', () => {
    const rows = {
      payoffs: [],
      prorations: [],
      adjustments: [{ kind: 'Lender credit', buyerAmount: 120_00 }],
    } as const;
    expect(lineOf(formOf({ rows }), 'costs.closingCosts')).toContain('– $120.00 in Lender Credits');
  });

  it.each([
    [18, '18 months'],
    [24, '2 years'],
    [30, '2 years, 6 months'],
    [12, '1 year'],
    [null, ''],
  ])('a term of %s months is %s', (termMonths, words) => {
    const loan = sampleOf ? { loan: { ...sampleOf, termMonths }, stated: sampleStated } : null;
    expect(lineOf(formOf({}, { loan }), 'head.term')).toBe(`Loan Term | ${words}`.trim());
  });

  it('another type of loan is named, one that is not said has no box', () => {
    const type = (loanType: string | null) => lineOf(formOf({}, { named: { ...told.named, loanType } }), 'head.type');
    expect([type('USDA'), type(null)]).toEqual([
      'Loan Type | ☐ Conventional ☐ FHA ☐ VA ☒ USDA',
      'Loan Type | ☐ Conventional ☐ FHA ☐ VA ☐ ____',
    ]);
  });

  it('an adjustable rate says how far it may go, in whole dollars, and its columns have ranges', () => {
    const adjusted = formOf({}, { loan: { loan: adjustableLoan, stated: { ...sampleStated, ...adjustableTerms } } });
    expect(lineOf(adjusted, 'terms.interestRate')).toBe(
      'Interest Rate | 4% | YES • Adjusts every 3 years starting in year 6 • Can go as high as 12% in year 15 • See AIR Table on page 4 for details',
    );
    expect(lineOf(adjusted, 'terms.principalAndInterest')).toMatch(/YES .* • Can go as high as \$2,068 in year 15 • /);
    expect(lineOf(adjusted, 'payments.principalAndInterest')).toMatch(
      /\$703\.33 only interest \| \$\d,?\d+ min – \$[\d,]+ max/,
    );
    expect(lineOf(adjusted, 'adjustableRates.extremes')).toBe('Minimum/Maximum Interest Rate | 3.25% / 12%');
    expect(lineOf(adjusted, 'adjustablePayments.maximumPayment')).toMatch(/^Maximum Payment \| \$2,068 starting at/);
    expect(lineOf(adjusted, 'adjustablePayments.firstPayment.under')).toBe('Monthly Principal and Interest Payments');
  });

  it('without a seller has what the property is worth, and which way the cash goes', () => {
    const refinance = { file: { ...file, hasSeller: false }, charges: { fees: [] } };
    const worth = (isAppraised: boolean) =>
      lineOf(formOf(refinance, { propertyValue: { amount: 190_000_00, isAppraised } }), 'head.price');
    expect([worth(true), worth(false)]).toEqual([
      'Appraised Prop. Value | $190,000',
      'Estimated Prop. Value | $190,000',
    ]);
    expect(lineOf(formOf(refinance), 'head.seller')).toBeNull();
    expect(lineOf(formOf(refinance), 'costs.cashToClose')).toMatch(
      /☐ From ☐ To Borrower$|☒ From ☐ To Borrower$|☐ From ☒ To Borrower$/,
    );
  });
});

describe('page 4 of form H-25(B)', () => {
  it.each([
    [
      'escrow.escrowed',
      'Escrowed Property Costs over Year 1 | $2,473.56 | Estimated total amount over year 1 for your escrowed property costs: Homeowner’s insurance, Property taxes.',
    ],
    [
      'escrow.notEscrowed',
      'Non-Escrowed Property Costs over Year 1 | $1,800.00 | Estimated total amount over year 1 for your non-escrowed property costs: HOA dues. You may have other property costs.',
    ],
    [
      'escrow.initial',
      'Initial Escrow Payment | $412.25 | A cushion for the escrow account you pay at closing. See Section G on page 2.',
    ],
    ['escrow.monthly', 'Monthly Escrow Payment | $206.13 | The amount included in your total monthly payment.'],
    ['escrow.waiverFee', 'Escrow Waiver Fee |  |'],
    ['adjustableRates.index', null],
  ])('%s', (key, expected) => {
    expect(lineOf(form, key)).toBe(expected);
  });

  it('has the words of the form with the boxes that are taken', () => {
    const words = wordsOfPage(form, '4');
    for (const sentence of [
      'Loan Disclosures',
      '☒ will not allow assumption of this loan on the original terms.',
      '☐ will allow, under certain conditions, this person to assume this loan on the original terms.',
      '☒ does not have a demand feature.',
      'If your payment is more than 15 days late, your lender will charge a late fee of 5% of the monthly principal and interest payment.',
      '☒ do not have a negative amortization feature.',
      'You are granting a security interest in 456 Somewhere Ave, Anytown, ST 12345',
      'If this loan is sold, your new lender may have a different policy.',
      '☐ will not have an escrow account because',
      '☐ you declined it',
      'In the future,',
    ])
      expect(words).toContain(sentence);
  });

  it('a loan without an account has the other table', () => {
    const without = withStated({ escrowAccount: 'No, declined', escrowWaiverFee: 25_00, escrowedYear: null });
    expect([lineOf(without, 'escrow.escrowed'), lineOf(without, 'escrow.waiverFee')]).toEqual([
      'Escrowed Property Costs over Year 1 |  | Estimated total amount over year 1 for your escrowed property costs:',
      'Escrow Waiver Fee | $25.00 |',
    ]);
    expect(wordsOfPage(without, '4')).toContain('☒ you declined it');
  });

  it('what is not said has no box, and tells what is missing', () => {
    const open = withStated({ assumption: null, escrowAccount: null });
    expect(wordsOfPage(open, '4').filter((words) => /^☒.*(assum|escrow)/.test(words))).toEqual([]);
    expect(open.figures.get('disclosures.assumption')).toEqual({
      kind: 'open',
      missing: [{ field: 'assumption', words: 'Whether the loan may be assumed' }],
    });
    const boxes = [...runsOf(open.pages.flatMap(({ blocks }) => blocks))].filter(({ field }) => field === 'assumption');
    expect(boxes).toEqual([
      { text: '☐', field: 'assumption', figure: 'disclosures.assumption' },
      { text: '☐', field: 'assumption', figure: 'disclosures.assumption' },
    ]);
    expect(open.figures.get('escrowAccount')).toMatchObject({ kind: 'open' });
  });
});

describe('page 5 of form H-25(B)', () => {
  it.each([
    ['totalOfPayments', /^Total of Payments\. Total you will have paid.* \| \$285,803\.36$/],
    ['financeCharge', /^Finance Charge\. .* \| \$118,830\.27$/],
    ['amountFinanced', /^Amount Financed\. .* \| \$162,000\.00$/],
    ['annualPercentageRate', /^Annual Percentage Rate \(APR\)\. .* \| 4\.174%$/],
    ['totalInterestPercentage', /^Total Interest Percentage \(TIP\)\. .* \| 69\.46%$/],
  ])('%s', (name, expected) => {
    expect(lineOf(form, `calculations.${name}`)).toMatch(expected);
  });

  it('the contacts have their columns, more where several have a role; signatures two a line', () => {
    expect(headsOf(form, 'Contact Information')).toEqual([
      '',
      'Lender',
      'Mortgage Broker',
      'Real Estate Broker (B)',
      'Real Estate Broker (S)',
      'Settlement Agent',
    ]);
    expect(lineOf(form, 'contacts.name')).toBe(
      'Name | Ficus Bank |  | Omega Real Estate Broker Inc. |  | Epsilon Title Co.',
    );
    expect(lineOf(form, 'contacts.licenseID')).toBe('__ License ID |  |  | Z765416 |  |');
    const cell = rowsOf(form).find(({ key }) => key === 'contacts.name')?.cells[1];
    expect(cell?.runs).toEqual([{ text: 'Ficus Bank', field: 'file.contacts.5.name' }]);
    const contacts = [...told.contacts, contact(8, RoleType.AdditionalLender, {}), contact(9, RoleType.Buyer, {})];
    const more = formOf({}, { contacts });
    expect(headsOf(more, 'Contact Information')?.slice(1, 3)).toEqual(['Lender', 'Lender']);
    expect([lineOf(form, 'receipt.1'), lineOf(form, 'receipt.2'), lineOf(more, 'receipt.2')]).toEqual([
      'Applicant Signature | Date | Co-Applicant Signature | Date',
      null,
      'Co-Applicant Signature | Date | Co-Applicant Signature | Date',
    ]);
  });

  it('has the words of the form with the box that is taken', () => {
    const words = wordsOfPage(form, '5');
    expect(words.filter((line) => line.startsWith('☒'))).toEqual([
      '☒ state law may protect you from liability for the unpaid balance. If you refinance or take on any additional debt on this property, you may lose this protection and have to pay any debt remaining even after foreclosure. You may want to consult a lawyer for more information.',
    ]);
    for (const title of ['Appraisal', 'Contract Details', 'Refinance', 'Tax Deductions', 'Questions?'])
      expect(words).toContain(title);
  });
});

describe('the whole form', () => {
  it('has five pages, each with its number at the foot', () => {
    expect(form.pages.map(({ footer = [] }) => footer.map(({ text }) => text).join(''))).toEqual(
      [1, 2, 3, 4, 5].map((page) => `CLOSING DISCLOSURE   PAGE ${page} OF 5 • LOAN ID # 123456789`),
    );
  });

  it('every figure that a run names is there, and what is open has no amount', () => {
    const open = withStated({ amortizationMonths: null, paymentTotal: null, otherOutsideEscrow: null });
    const bare = formOf({ charges: { fees: [], escrow: { ...statementOf().charges.escrow, items: [] } } });
    for (const each of [form, open, bare])
      for (const { text, figure } of runsOf(each.pages.flatMap(({ blocks }) => blocks))) {
        if (figure === undefined) continue;
        const known = each.figures.get(figure);
        expect(known, figure).toBeDefined();
        if (known?.kind === 'open') expect(text, figure).not.toMatch(/\d/);
        else expect(text, figure).not.toBe('');
      }
    expect(open.figures.get('loanProduct')).toMatchObject({ missing: [{ field: 'amortizationMonths' }] });
    expect(lineOf(open, 'terms.principalAndInterest')).toMatch(/\| {2}\|$/);
    expect(lineOf(open, 'payments.total')).toBe('Estimated Total Monthly Payment |');
    expect(lineOf(open, 'calculations.totalOfPayments')).toMatch(/\|$/);
  });

  it('each typed value names a field as the ways to fields have them', () => {
    const fields = [...runsOf(form.pages.flatMap(({ blocks }) => blocks))].flatMap(({ field }) => field ?? []);
    const typed =
      /^(fees|commissions|recordingDocuments|transferTaxes|escrowItems|payoffs|prorations|adjustments)\.\d+(\.shares\.\d+)?\.\w+$/;
    const ofFile =
      /^(file\.(contacts|properties)\.\d+\.\w+|order\.fileNumber|loan\.\w+|loanAmount|salePrice|earnestMoney|closingDate|disbursementDate|lenderAdjustment|estimated\w+)$/;
    const ofStatement = Object.keys(sampleStated);
    const others = fields.filter((each) => !typed.test(each) && !ofFile.test(each) && !ofStatement.includes(each));
    expect([...new Set(others)]).toEqual([]);
    expect(new Set(fields).size).toBeGreaterThan(100);
  });

  it('a file without a loan has its five pages, blank where they tell of it', () => {
    const none = { lenderName: null, loanNumber: null, micNumber: null, purpose: null, loanType: null };
    const cash = formOf({ file: { ...file, loan: null } }, { loan: null, named: none });
    expect(cash.pages.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5']);
    expect([lineOf(cash, 'head.term'), lineOf(cash, 'calculations.financeCharge')]).toEqual([
      'Loan Term |',
      'Finance Charge. The dollar amount the loan will cost you. |',
    ]);
  });
});
