import { cents, type FormFee, facts } from '../../seed/demo/demo-facts.ts';

/**
 * Form H-25(B) as a lender would send it, in UCD: made of the form as it is published, by hand and not by our own writing, with names that are not ours.
 */

const { file, loan, expected } = facts;
const leaf = (name: string, value: string | number, label = ''): string =>
  `<${name}${label && ` gse:DisplayLabelText="${label}"`}>${value}</${name}>`;
const box = (name: string, ...inside: readonly string[]): string => `<${name}>${inside.join('')}</${name}>`;
const sum = (of: string) => leaf('IntegratedDisclosureSectionTotalAmount', expected[of] ?? of);

const sections = {
  A: 'OriginationCharges',
  B: 'ServicesBorrowerDidNotShopFor',
  C: 'ServicesBorrowerDidShopFor',
  E: 'TaxesAndOtherGovernmentFees',
  F: 'Prepaids',
  G: 'InitialEscrowPaymentAtClosing',
  H: 'OtherCosts',
} as const;
const sectionType = (word: string) => leaf('IntegratedDisclosureSectionType', word);

/** The words of UCD for fees of the form, and how this lender prints them. */
const words: Readonly<Record<string, readonly [type: string, label: string]>> = {
  '0.25% of loan amount (points)': ['LoanDiscountPoints', '0.25% of Loan Amount (Points)'],
  'Application fee': ['ApplicationFee', 'Application Fee'],
  'Underwriting fee': ['ManualUnderwritingFee', 'Underwriting Fee'],
  'Appraisal fee': ['AppraisalFee', 'Appraisal Fee to John Smith Appraisers Inc.'],
  'Credit report fee': ['CreditReportFee', 'Credit Report'],
  'Flood determination fee': ['FloodCertification', 'Flood Determination Fee'],
  'Pest inspection fee': ['PestInspectionFee', 'Pest Inspection'],
  'Survey fee': ['SurveyFee', 'Survey Fee'],
  'Title - Insurance binder': ['TitleInsuranceBinderFee', 'Title – Insurance Binder'],
  "Title - Lender's title insurance": ['TitleLendersCoveragePremium', 'Title – Lender’s Title Insurance'],
  'Title - Settlement agent fee': ['TitleClosingFee', 'Title – Settlement Agent Fee'],
  'Recording fees (deed 40.00, mortgage 45.00)': ['RecordingFeeTotal', 'Recording Fees'],
  'Transfer tax': ['TransferTaxTotal', 'Transfer Tax'],
  'Real estate commission, listing side': ['RealEstateCommissionSellersBroker', 'Commission, Listing Broker'],
  'Real estate commission, selling side': ['RealEstateCommissionBuyersBroker', 'Commission, Selling Broker'],
  "Title - Owner's title insurance (optional)": [
    'TitleOwnersCoveragePremium',
    'Title – Owner’s Title Insurance (optional)',
  ],
};

const columns = ['borrowerAtClosing', 'borrowerBeforeClosing', 'sellerAtClosing', 'others'] as const;

const payments = (each: FormFee, make: (payer: string, isBefore: boolean, amount: string) => string) =>
  columns.flatMap((column) => {
    const { [column]: amount } = each;
    if (amount === undefined) return [];
    const payer = column.startsWith('borrower') ? 'Buyer' : column.startsWith('seller') ? 'Seller' : 'ThirdParty';
    return [make(each.name === 'Appraisal fee' ? 'Lender' : payer, column.endsWith('BeforeClosing'), amount)];
  });

function fee(each: FormFee): string {
  const [type, label] = words[each.name] ?? ['Other', each.name];
  return box(
    'FEE',
    box(
      'FEE_DETAIL',
      leaf('FeeType', type, label),
      ...(type === 'Other' ? [leaf('FeeTypeOtherDescription', label)] : []),
      sectionType(sections[each.section]),
    ),
    box(
      'FEE_PAYMENTS',
      ...payments(each, (payer, isBefore, amount) =>
        box(
          'FEE_PAYMENT',
          leaf('FeeActualPaymentAmount', amount),
          leaf('FeePaymentPaidByType', payer),
          leaf('FeePaymentPaidOutsideOfClosingIndicator', String(isBefore)),
        ),
      ),
    ),
  );
}

const prepaidWords = [
  ['Homeowner', 'HomeownersInsurancePremium', leaf('PrepaidItemMonthsPaidCount', 12)],
  [
    'Prepaid interest',
    'PrepaidInterest',
    leaf('PrepaidItemPaidFromDate', '2013-04-15') +
      leaf('PrepaidItemPaidThroughDate', '2013-05-01') +
      leaf('PrepaidItemPerDiemAmount', '17.44'),
  ],
  ['Property taxes', 'CountyPropertyTax', leaf('PrepaidItemMonthsPaidCount', 6)],
] as const;

function prepaid(each: FormFee): string {
  const [, type, details] = prepaidWords.find(([begin]) => each.name.startsWith(begin)) ?? ['', 'Other', ''];
  return box(
    'PREPAID_ITEM',
    box('PREPAID_ITEM_DETAIL', sectionType(sections.F), details, leaf('PrepaidItemType', type, each.name)),
    box(
      'PREPAID_ITEM_PAYMENTS',
      ...payments(each, (payer, isBefore, amount) =>
        box(
          'PREPAID_ITEM_PAYMENT',
          leaf('PrepaidItemActualPaymentAmount', amount),
          leaf('PrepaidItemPaymentPaidByType', payer),
          leaf('PrepaidItemPaymentTimingType', isBefore ? 'BeforeClosing' : 'AtClosing'),
        ),
      ),
    ),
  );
}

const escrowItem = (type: string, label: string, month: string, total: string) =>
  box(
    'ESCROW_ITEM',
    box(
      'ESCROW_ITEM_DETAIL',
      leaf('EscrowCollectedNumberOfMonthsCount', 2),
      leaf('EscrowItemType', type, label),
      leaf('EscrowMonthlyPaymentAmount', month),
      sectionType(sections.G),
    ),
    box(
      'ESCROW_ITEM_PAYMENTS',
      box(
        'ESCROW_ITEM_PAYMENT',
        leaf('EscrowItemActualPaymentAmount', total),
        leaf('EscrowItemPaymentPaidByType', 'Buyer'),
        leaf('EscrowItemPaymentTimingType', 'AtClosing'),
      ),
    ),
  );

const credit = (amount: string, type: string, section: string, more = '', label = '') =>
  box(
    'CLOSING_ADJUSTMENT_ITEM',
    box(
      'CLOSING_ADJUSTMENT_ITEM_DETAIL',
      leaf('ClosingAdjustmentItemAmount', amount),
      leaf('ClosingAdjustmentItemPaidOutsideOfClosingIndicator', 'false'),
      leaf('ClosingAdjustmentItemType', type, label),
      sectionType(section),
      more,
    ),
  );

const proration = (section: string, subsection: string, amount: string, from: string, to: string, label: string) =>
  box(
    'PRORATION_ITEM',
    sectionType(section),
    leaf('IntegratedDisclosureSubsectionType', subsection),
    leaf('ProrationItemAmount', amount),
    leaf('ProrationItemPaidFromDate', from),
    leaf('ProrationItemPaidThroughDate', to),
    leaf('ProrationItemType', 'Other', label),
  );

const total = (section: string, of: string, subsection = '', more = '') =>
  box(
    'INTEGRATED_DISCLOSURE_SECTION_SUMMARY',
    box(
      'INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL',
      sum(of),
      sectionType(section),
      subsection && leaf('IntegratedDisclosureSubsectionType', subsection),
    ),
    more,
  );

const subtotal = (payer: string, amount: string, time: string) =>
  box(
    'INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENT',
    leaf('IntegratedDisclosureSubsectionPaidByType', payer),
    leaf('IntegratedDisclosureSubsectionPaymentAmount', amount),
    leaf('IntegratedDisclosureSubsectionPaymentTimingType', time),
  );

const projected = (from: number, to: number, insurance: string, payment: string) =>
  box(
    'PROJECTED_PAYMENT',
    leaf('ProjectedPaymentCalculationPeriodEndNumber', to),
    leaf('ProjectedPaymentCalculationPeriodStartNumber', from),
    leaf('ProjectedPaymentCalculationPeriodTermType', 'Yearly'),
    leaf('ProjectedPaymentEstimatedEscrowPaymentAmount', expected.escrowMonthly ?? ''),
    leaf('ProjectedPaymentEstimatedTotalMaximumPaymentAmount', payment),
    leaf('ProjectedPaymentMIPaymentAmount', insurance),
    leaf('ProjectedPaymentPrincipalAndInterestMaximumPaymentAmount', expected.principalAndInterest ?? ''),
  );

const [dues, taxes] = facts.adjustments;
const inAdvance = 'AdjustmentsForItemsPaidBySellerInAdvance';
const unpaid = 'AdjustmentsForItemsUnpaidBySeller';
const L = 'PaidAlreadyByOrOnBehalfOfBorrowerAtClosing';
const N = 'DueFromSellerAtClosing';

const closing = box(
  'CLOSING_INFORMATION',
  box(
    'CLOSING_ADJUSTMENT_ITEMS',
    credit(file.sellerCredit, 'SellerCredit', L),
    credit(file.sellerCredit, 'SellerCredit', N),
    credit(
      file.rebateFromSettlementAgent,
      'RebateCredit',
      L,
      leaf('IntegratedDisclosureSubsectionType', 'OtherCredits'),
      'Rebate from Epsilon Title Co.',
    ),
  ),
  box(
    'CLOSING_COST_FUNDS',
    box(
      'CLOSING_COST_FUND',
      leaf('ClosingCostFundAmount', file.deposit),
      leaf('FundsType', 'DepositOnSalesContract'),
      sectionType(L),
    ),
  ),
  box(
    'CLOSING_INFORMATION_DETAIL',
    leaf('CashFromBorrowerAtClosingAmount', expected.cashFromBuyer ?? ''),
    leaf('CashToSellerAtClosingAmount', expected.cashToSeller ?? ''),
    leaf('ClosingAgentOrderNumberIdentifier', file.number),
    leaf('ClosingDate', file.closing),
    leaf('DisbursementDate', file.disbursement),
  ),
  box('PREPAID_ITEMS', ...facts.fees.filter(({ section }) => section === 'F').map(prepaid)),
  box(
    'PRORATION_ITEMS',
    ...['DueFromBorrowerAtClosing', 'DueToSellerAtClosing'].map((section) =>
      proration(section, inAdvance, dues?.paidBySellerInAdvance ?? '', '2013-04-15', '2013-04-30', 'HOA Dues'),
    ),
    ...[L, N].map((section) =>
      proration(section, unpaid, taxes?.unpaidBySeller ?? '', '2013-01-01', '2013-04-14', 'County Taxes'),
    ),
  ),
);

const disclosure = box(
  'INTEGRATED_DISCLOSURE',
  box(
    'INTEGRATED_DISCLOSURE_DETAIL',
    leaf('FirstYearTotalEscrowPaymentAmount', expected.escrowedYear1 ?? ''),
    leaf('FirstYearTotalNonEscrowPaymentAmount', expected.nonEscrowedYear1 ?? ''),
    leaf('IntegratedDisclosureIssuedDate', '2013-04-15'),
    leaf('IntegratedDisclosureLoanProductDescription', loan.product),
  ),
  box(
    'INTEGRATED_DISCLOSURE_SECTION_SUMMARIES',
    ...(['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const).map((letter) => total(sections[letter], letter)),
    total('TotalLoanCosts', 'D', 'LoanCostsSubtotal'),
    total('TotalOtherCosts', 'I', 'OtherCostsSubtotal'),
    total(
      'TotalClosingCosts',
      'J',
      'ClosingCostsSubtotal',
      box(
        'INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENTS',
        subtotal('Buyer', expected.J_atClosing ?? '', 'AtClosing'),
        subtotal('Buyer', expected.J_beforeClosing ?? '', 'BeforeClosing'),
        subtotal('Seller', expected.sellerClosingCosts ?? '', 'AtClosing'),
        subtotal('ThirdParty', '405.00', 'AtClosing'),
      ),
    ),
    total('TotalClosingCosts', '0.00', 'LenderCredits'),
    total('DueFromBorrowerAtClosing', 'K'),
    total(L, 'L'),
    total('DueToSellerAtClosing', 'M'),
    total(N, 'N'),
  ),
  box('PROJECTED_PAYMENTS', projected(1, 7, '82.35', '1050.26'), projected(8, 30, '0.00', '967.91')),
);

const recording = (type: string, amount: string) =>
  box('FEE', box('FEE_DETAIL', leaf('FeeActualTotalAmount', amount), leaf('FeeType', type), sectionType(sections.E)));

const ofLoan = box(
  'LOAN',
  closing,
  box('DOCUMENT_SPECIFIC_DATA_SETS', box('DOCUMENT_SPECIFIC_DATA_SET', disclosure)),
  box(
    'ESCROW',
    box('ESCROW_DETAIL', leaf('EscrowAggregateAccountingAdjustmentAmount', '-0.01')),
    box(
      'ESCROW_ITEMS',
      escrowItem('HomeownersInsurance', 'Homeowner’s Insurance', '100.83', '201.66'),
      escrowItem('CountyPropertyTax', 'Property Taxes', '105.30', '210.60'),
    ),
  ),
  box(
    'FEE_INFORMATION',
    box(
      'FEES',
      ...facts.fees.filter(({ section }) => !'FG'.includes(section)).map(fee),
      recording('RecordingFeeForDeed', '40.00'),
      recording('RecordingFeeForMortgage', '45.00'),
    ),
    box(
      'FEES_SUMMARY',
      box(
        'FEE_SUMMARY_DETAIL',
        leaf('APRPercent', `${expected.apr}0`),
        leaf('FeeSummaryTotalAmountFinancedAmount', expected.amountFinanced ?? ''),
        leaf('FeeSummaryTotalFinanceChargeAmount', expected.financeCharge ?? ''),
        leaf('FeeSummaryTotalInterestPercent', `${expected.tip}00`),
        leaf('FeeSummaryTotalOfAllPaymentsAmount', expected.totalOfPayments ?? ''),
      ),
    ),
  ),
  box('LOAN_DETAIL', leaf('EscrowIndicator', 'true'), leaf('PrepaymentPenaltyIndicator', 'true')),
  box(
    'LOAN_IDENTIFIERS',
    box('LOAN_IDENTIFIER', leaf('LoanIdentifier', loan.loanId), leaf('LoanIdentifierType', 'LenderLoan')),
  ),
  box('MATURITY', box('MATURITY_RULE', leaf('LoanMaturityPeriodCount', 360), leaf('LoanMaturityPeriodType', 'Month'))),
  box('MI_DATA', box('MI_DATA_DETAIL', leaf('MICertificateIdentifier', loan.mic))),
  box(
    'PAYMENT',
    box('PAYMENT_RULE', leaf('InitialPrincipalAndInterestPaymentAmount', expected.principalAndInterest ?? '')),
  ),
  box(
    'TERMS_OF_LOAN',
    leaf('LoanPurposeType', loan.purpose),
    leaf('MortgageType', 'Conventional'),
    leaf('NoteAmount', loan.amount),
    leaf('NoteRatePercent', `${loan.rate}0`),
  ),
);

const deal = box(
  'DEAL',
  box(
    'COLLATERALS',
    box(
      'COLLATERAL',
      box(
        'SUBJECT_PROPERTY',
        box(
          'SALES_CONTRACTS',
          box(
            'SALES_CONTRACT',
            box(
              'SALES_CONTRACT_DETAIL',
              leaf('PersonalPropertyIncludedIndicator', 'false'),
              leaf('SalesContractAmount', file.salePrice),
            ),
          ),
        ),
      ),
    ),
  ),
  box(
    'LIABILITIES',
    box(
      'LIABILITY',
      box(
        'LIABILITY_DETAIL',
        leaf('LiabilityType', 'FirstPositionMortgageLien', 'Payoff of First Mortgage Loan'),
        box('EXTENSION', box('OTHER', leaf('gse:IntegratedDisclosureSectionType', N))),
      ),
      box('PAYOFF', leaf('PayoffAmount', file.payoffFirstMortgage)),
    ),
  ),
  box('LOANS', ofLoan),
  box(
    'PARTIES',
    box(
      'PARTY',
      box('LEGAL_ENTITY', box('LEGAL_ENTITY_DETAIL', leaf('FullName', file.lender))),
      box('ROLES', box('ROLE', box('ROLE_DETAIL', leaf('PartyRoleType', 'NotePayTo')))),
    ),
  ),
);

const picture = box('VIEWS', box('VIEW', leaf('EmbeddedContentXML', 'JVBERi0xLjcK'.repeat(2_000))));

/** The file of the lender. */
export const lenderUcd: string = `<?xml version="1.0" encoding="UTF-8"?>
<MESSAGE xmlns="http://www.mismo.org/residential/2009/schemas" xmlns:gse="http://www.datamodelextension.org" MISMOReferenceModelIdentifier="3.3.0299">${box(
  'DOCUMENT_SETS',
  box(
    'DOCUMENT_SET',
    box('DOCUMENTS', box('DOCUMENT', box('DEAL_SETS', box('DEAL_SET', box('DEALS', deal))), picture)),
  ),
)}</MESSAGE>`;

/** Twelve places of the file, what stands there, what is planted in its place, and how the comparison tells it. */
export const planted: readonly (readonly [from: string, to: string, told: readonly unknown[]])[] = [
  [
    leaf('ClosingDate', file.closing),
    leaf('ClosingDate', '2013-04-16'),
    ['closing', 'Closing Date', '', '2013-04-16', file.closing],
  ],
  [`${loan.rate}0<`, '4.0000<', ['terms', 'Interest Rate', '', '4', loan.rate]],
  [
    '<FeeActualPaymentAmount>300.00<',
    '<FeeActualPaymentAmount>350.00<',
    ['A', 'Application fee', 'Borrower at closing', 350_00, 300_00],
  ],
  [
    '<FeeActualPaymentAmount>31.75<',
    '<FeeActualPaymentAmount>31.57<',
    ['B', 'Flood monitoring fee', 'Borrower at closing', 31_57, 31_75],
  ],
  [
    '<FeeActualPaymentAmount>120.50</FeeActualPaymentAmount><FeePaymentPaidByType>Buyer<',
    '<FeeActualPaymentAmount>120.50</FeeActualPaymentAmount><FeePaymentPaidByType>ThirdParty<',
    ['C', 'Pest inspection fee', 'Borrower at closing', null, 120_50],
  ],
  [
    '<FeeActualPaymentAmount>950.00<',
    '<FeeActualPaymentAmount>960.00<',
    ['E', 'Transfer tax', 'Seller at closing', 960_00, 950_00],
  ],
  [
    '<PrepaidItemActualPaymentAmount>279.04<',
    '<PrepaidItemActualPaymentAmount>261.60<',
    ['F', 'Prepaid Interest', 'Borrower at closing', 261_60, 279_04],
  ],
  ['>-0.01<', '>-0.02<', ['G', 'Aggregate Adjustment', 'Borrower at closing', -2, -1]],
  ['>5018.05<', '>5018.06<', ['I', 'Total, borrower-paid', '', 5018_06, 5018_05]],
  [
    `${leaf('ClosingAdjustmentItemAmount', '750.00')}`,
    `${leaf('ClosingAdjustmentItemAmount', '700.00')}`,
    ['L', 'Rebate from Epsilon Title Co.', '', 700_00, 750_00],
  ],
  ['<PayoffAmount>100000.00<', '<PayoffAmount>100011.00<', ['N', 'Rho Servicing', '', 100_011_00, 100_000_00]],
  [
    '<APRPercent>4.1740<',
    '<APRPercent>4.2990<',
    ['calculations', 'Annual Percentage Rate (APR)', '', '4.299', '4.174'],
  ],
];

/** What the form calls the cash to close, in cents. */
export const cashOfForm = cents(expected.cashFromBuyer ?? '');
