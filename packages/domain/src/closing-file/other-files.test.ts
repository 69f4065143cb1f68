import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { compareWithEstimate, type FeeOrEntry, type FeeSection, noSellerRows } from '../settlement/index.ts';
import { faultsOf } from '../trace/index.ts';
import { closeFile, closingProcedures, type PlainSaleFile, type RefinanceFile, whatIf } from './index.ts';

const none = cents(0);
type Times = 'atClosing' | 'beforeClosing';

const fee = (section: FeeSection, label: string, amount: number, when: Times = 'atClosing'): FeeOrEntry => ({
  code: label,
  label,
  section,
  bucket: 'canChange',
  source: 'lender',
  payee: 'Ficus Bank',
  amount: cents(amount),
  shares: [{ paidBy: 'borrower', when, part: 1 }],
});

/** The refinance sample of Regulation Z, form H-25(E), its fees by section. */
const refinance: RefinanceFile = {
  kind: 'refinance',
  closing: '2013-04-15',
  loan: {
    amount: cents(150_000_00),
    rate: '4.25',
    termMonths: 360,
    interestFrom: '2013-05-01',
    prepaidInterestBasis: { daysInYear: 360, roundsDay: true },
    mortgageInsurance: cents(82_35),
    originalValue: cents(180_000_00),
  },
  lenderCredits: cents(500_00),
  otherCredits: [],
  payoffs: [
    {
      label: 'Rho Servicing',
      principal: cents(115_000_00),
      interest: none,
      perDiem: { kind: 'quoted', amount: none },
      interestTo: '2013-04-15',
      goodThrough: '2013-04-30',
      fees: [],
      credits: none,
    },
  ],
  fees: [
    fee('A', 'Origination charges', 1950_00),
    fee('B', 'Services', 175_00),
    fee('B', 'Appraisal and credit report', 435_00, 'beforeClosing'),
    fee('C', 'Title services', 935_50),
    fee('E', 'Recording fees', 60_00),
    fee('F', 'Homeowner’s insurance premium', 1209_96),
    fee('F', 'Property taxes', 631_80),
    fee('G', 'Initial escrow payment', 576_95),
  ],
};

describe('form H-25(E), a refinance', () => {
  const { figures, statements, commercial } = closeFile(refinance);

  it.each([
    ['principalAndInterest', 737_91],
    ['prepaidInterest', 283_36],
    ['section.A', 1950_00],
    ['section.B', 610_00],
    ['section.C', 935_50],
    ['loanCosts', 3495_50],
    ['section.E', 60_00],
    ['section.F', 2125_12],
    ['section.G', 576_95],
    ['otherCosts', 2762_07],
    ['closingCosts', 5757_57],
    ['payoffsAndPayments', 115_000_00],
    ['cashFromBorrower', -29_677_43],
    ['hud2010.303', -29_677_43],
    ['hud1974.303', -29_677_43],
    ['alta.buyer.due', -29_677_43],
    ['netSheet.buyer', -29_677_43],
    ['outOfBalance', 0],
  ])('%s: %d cents', (name, expected) => {
    expect(figures.get(name)?.value).toBe(expected);
  });

  it('counts mortgage insurance that is paid at closing in the total of payments, by its kind or by the label of the form', () => {
    const total = (fees: FeeOrEntry[]) => closeFile({ ...refinance, fees }).figures.get('totalOfPayments');
    const others = refinance.fees.slice(0, -1);
    const escrow = [fee('G', 'Homeowner’s insurance and taxes', 412_25)];
    const insurance = fee('G', 'Mortgage insurance (82.35 per month for 2 mo.)', 164_70);
    const without = total([...others, ...escrow])?.value;
    // 265,647.54 of principal and interest, 44 premiums of 82.35, 283.36 of interest, 3,495.50 of loan costs.
    expect(without).toBe(273_049_80);
    expect(total([...others, ...escrow, insurance])?.value).toBe(273_214_50);
    const byKind: FeeOrEntry = { ...insurance, label: 'Monthly insurance', kind: 'mortgageInsurance' };
    expect(total([...others, ...escrow, byKind])?.value).toBe(273_214_50);
    // Of another section it is a loan cost, or none of the borrower's.
    expect(total([...others, ...escrow, { ...insurance, section: 'H' }])?.value).toBe(without);
  });

  it('takes the prepaid finance charge from the flags of the fees, prepaid interest with them', () => {
    const flagged = refinance.fees.map((each, at) =>
      at === 0 || at === 6 ? { ...each, isFinanceCharge: true } : each,
    );
    const { figures: found } = closeFile({ ...refinance, fees: flagged });
    // 1,950.00 of origination, 631.80 of section F and 283.36 of interest.
    expect(['prepaidFinanceCharge', 'amountFinanced'].map((name) => found.get(name)?.value)).toEqual([
      2865_16, 147_134_84,
    ]);
    expect([figures.get('prepaidFinanceCharge'), figures.get('amountFinanced')?.value]).toEqual([
      undefined,
      150_000_00,
    ]);
    const charge = found.get('financeCharge');
    expect(Number(charge?.value) - Number(figures.get('financeCharge')?.value)).toBe(2865_16);
    for (const name of ['financeCharge', 'amountFinanced', 'annualPercentageRate'])
      expect(
        faultsOf(found.get(name)?.trace ?? { label: '', value: { kind: 'text', text: '' } }, closingProcedures),
      ).toEqual([]);
    const choices = {
      paymentRounding: 'halfUp',
      interestRounding: 'halfUp',
      totalBy: 'schedule',
      tipDecimals: 3,
    } as const;
    const given = { ...refinance.loan, choices: { ...choices, prepaidFinanceCharge: cents(1) } };
    expect(() => closeFile({ ...refinance, fees: flagged, loan: given })).toThrow(
      expect.objectContaining({ code: 'INCONSISTENT', field: 'loan.prepaidFinanceCharge' }),
    );
  });

  it('has no seller and no columns for parties', () => {
    expect([...figures.keys()].filter((name) => /ToSeller|netSheet\.seller|paidForBorrower/.test(name))).toEqual([]);
    expect([statements.sellerNetSheet, statements.disclosure.summaries, commercial]).toEqual([null, null, null]);
  });

  it('the table without a seller, beside its estimate', () => {
    const { table } = statements.disclosure;
    const estimate = {
      loanAmount: cents(150_000_00),
      closingCosts: cents(-5099_00),
      payoffs: cents(-120_000_00),
      cashToClose: cents(24_901_00),
    };
    const rows = compareWithEstimate(noSellerRows, estimate, table);
    expect(rows.map(({ label, final, hasChanged, reasons }) => [label, final, hasChanged, reasons])).toEqual([
      ['Loan Amount', 150_000_00, false, []],
      ['Total Closing Costs (J)', -5757_57, true, ['See Total Loan Costs (D) and Total Other Costs (I)']],
      ['Closing Costs Paid Before Closing', 435_00, true, ['You paid these Closing Costs before closing']],
      ['Total Payoffs and Payments (K)', -115_000_00, true, ['See Payoffs and Payments (K)']],
      ['Cash to Close', 29_677_43, true, []],
    ]);
    expect(table.financed.value).toBe(5322_57);
  });

  it('every figure can be worked out again', () => {
    for (const [name, { trace }] of figures) expect(faultsOf(trace, closingProcedures), name).toEqual([]);
    expect(faultsOf(statements.disclosure.table.financed.trace, closingProcedures)).toEqual([]);
  });

  it('other debts are paid from it, too; what if it closes a day later', () => {
    const otherPayments = [{ label: 'Card', amount: cents(2000_00) }];
    const moved = whatIf(refinance, { otherPayments });
    expect(moved.find(({ name }) => name === 'cashFromBorrower')).toMatchObject({
      before: -29_677_43,
      after: -27_677_43,
    });
    const later = whatIf(refinance, { closing: '2013-04-16' });
    expect(later.find(({ name }) => name === 'cashFromBorrower')?.after).toBe(-29_695_14);
  });

  it.each([
    ['loan.rate', { loan: { ...refinance.loan, rate: '101' } }],
    ['loan.termMonths', { loan: { ...refinance.loan, termMonths: -1 } }],
    ['payoffs.0.principal', { payoffs: refinance.payoffs.map((quote) => ({ ...quote, principal: cents(-1) })) }],
    [
      'fees.0.percent',
      { fees: [{ ...(refinance.fees[0] as object), amount: undefined, percent: '101', of: 'loanAmount' }] },
    ],
    ['fees.1.code', { fees: [refinance.fees[0], refinance.fees[0]] }],
    ['payoffs.1.label', { payoffs: [...refinance.payoffs, ...refinance.payoffs] }],
  ])('refuses a wrong %s', (field, change) => {
    // What no type lets through, and a case file may well hold.
    expect(() => closeFile({ ...refinance, ...change } as RefinanceFile)).toThrow(
      expect.objectContaining({ name: 'InputError', field }),
    );
  });
});

const sale: PlainSaleFile = {
  kind: 'cash',
  closing: '2026-03-16',
  salePrice: cents(1_200_000_00),
  personalProperty: none,
  deposit: cents(100_000_00),
  sellerCredit: none,
  lenderCredits: none,
  otherCredits: [],
  loanAmount: none,
  prorations: [
    {
      label: 'Rents of March',
      amount: cents(31_000_00),
      period: 'monthly',
      from: '2026-03-01',
      to: '2026-03-31',
      isPaid: true,
      kind: 'assessments',
    },
  ],
  prorationChoices: { dayCount: 'actual/actual', closingDayBelongsTo: 'buyer', dailyDecimals: null },
  payoffs: [],
  commissions: [
    {
      label: 'Buyer’s agent',
      terms: { kind: 'percent', rate: '2' },
      shares: [{ payee: 'Alpha Real Estate Broker', part: 1 }],
      depositHeld: none,
      paidBy: 'borrower',
    },
  ],
  fees: [
    {
      code: 'escrow',
      label: 'Escrow fee',
      section: 'H',
      kind: 'settlementFee',
      bucket: 'canChange',
      source: 'typed',
      payee: 'Epsilon Title Co.',
      percent: '0.1',
      of: 'salePrice',
      shares: [
        { paidBy: 'borrower', when: 'atClosing', part: 1 },
        { paidBy: 'seller', when: 'atClosing', part: 1 },
      ],
    },
  ],
};

describe('a sale without a consumer loan', () => {
  it('for cash: price, commission of the buyer’s agent, half of the escrow fee and 16 days of rent', () => {
    const { figures, statements } = closeFile(sale);
    expect(figures.get('commission.Buyer’s agent')?.value).toBe(24_000_00);
    expect(figures.get('proration.Rents of March')?.value).toBe(16_000_00);
    // 1,200,000.00 + 24,000.00 + 600.00 + 16,000.00 − 100,000.00
    expect(figures.get('cashFromBorrower')?.value).toBe(1_140_600_00);
    expect(figures.get('cashToSeller')?.value).toBe(1_200_000_00 + 16_000_00 - 600_00);
    expect([...figures.keys()]).not.toContain('annualPercentageRate');
    expect([...figures.keys()]).not.toContain('prepaidInterest');
    expect(statements.hud2010.lines.find(({ number }) => number === '108')?.buyer?.value).toBe(16_000_00);
    expect(statements.hud2010.lines.find(({ number }) => number === '703')?.buyer?.value).toBe(24_000_00);
    expect(statements.balance.isBalanced).toBe(true);
    for (const [name, { trace }] of figures) expect(faultsOf(trace, closingProcedures), name).toEqual([]);
  });

  it('commercial: a column for each party, which sum to the cash of its side', () => {
    const parties = [
      { name: 'First LP', side: 'buyer', part: 60 },
      { name: 'Second LP', side: 'buyer', part: 40 },
      { name: 'Old Mill LLC', side: 'seller', part: 1 },
    ] as const;
    const commercial: PlainSaleFile = {
      ...sale,
      kind: 'commercial',
      loanAmount: cents(700_000_00),
      layout: { parties, headings: { 'paidInAdvance.Rents of March': 'Rent roll' } },
      adjustments: [{ label: 'Security deposits', buyer: cents(-9_000_00), seller: cents(9_000_00) }],
      existingLoansAssumed: cents(50_000_00),
      excessDeposit: cents(1_000_00),
    };
    const { figures, commercial: statement } = closeFile(commercial);
    // 440,600.00 less 59,000.00 of deposits and loans taken over: 60 and 40 %.
    expect(figures.get('cashFromBorrower')?.value).toBe(381_600_00);
    expect(figures.get('commercial.First LP')?.value).toBe(228_960_00);
    expect(figures.get('commercial.Second LP')?.value).toBe(152_640_00);
    expect(figures.get('commercial.Old Mill LLC')?.value).toBe(-1_155_400_00);
    expect(figures.get('cashToSeller')?.value).toBe(1_155_400_00);
    expect(statement?.sections.map(({ heading }) => heading)).toContain('Rent roll');
    const wrong = { parties: parties.slice(0, 2) };
    expect(() => closeFile({ ...commercial, layout: wrong })).toThrow(
      expect.objectContaining({ name: 'InputError', field: 'layout.parties' }),
    );
  });
});
