import { readXml, type XmlElement } from '../../src/platform/xml/index.ts';
import { asLines, type Figures } from './drawn-figures.ts';

export const limits = { bytes: 4 * 1024 * 1024, depth: 40, elements: 60_000, text: 4_000 };

/** The elements of a name, however deep. */
export const all = (within: XmlElement, name: string): XmlElement[] =>
  within.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
const textsIn = (within: XmlElement, name: string): string[] => all(within, name).map(({ text }) => text.trim());
export const textIn = (within: XmlElement, name: string): string => textsIn(within, name)[0] ?? '';

/** Data points that stand once, and where the form has them. */
const points: Readonly<Record<string, string>> = {
  NoteAmount: 'terms.loanAmount 1',
  InitialPrincipalAndInterestPaymentAmount: 'terms.principalAndInterest 1',
  ProjectedPaymentEstimatedTaxesInsuranceAssessmentTotalAmount: 'propertyCosts.taxesOutsideEscrow 1',
  FirstYearTotalEscrowPaymentAmount: 'escrow.escrowed 1',
  FirstYearTotalNonEscrowPaymentAmount: 'escrow.notEscrowed 1',
  FeeSummaryTotalOfAllPaymentsAmount: 'calculations.totalOfPayments 1',
  FeeSummaryTotalFinanceChargeAmount: 'calculations.financeCharge 1',
  FeeSummaryTotalAmountFinancedAmount: 'calculations.amountFinanced 1',
  CashFromBorrowerAtClosingAmount: 'costs.cashToClose 1',
  CashToBorrowerAtClosingAmount: 'costs.cashToClose 1',
  CashToSellerAtClosingAmount: 'cash.seller 2',
  SalesContractAmount: 'head.price 1',
};

const rates: Readonly<Record<string, string>> = {
  NoteRatePercent: 'terms.interestRate 1',
  APRPercent: 'calculations.annualPercentageRate 1',
  FeeSummaryTotalInterestPercent: 'calculations.totalInterestPercentage 1',
};

/** Sections of page 2. */
export const costSections: Readonly<Record<string, string>> = {
  OriginationCharges: 'A',
  ServicesBorrowerDidNotShopFor: 'B',
  ServicesBorrowerDidShopFor: 'C',
  TotalLoanCosts: 'D',
  TaxesAndOtherGovernmentFees: 'E',
  Prepaids: 'F',
  InitialEscrowPaymentAtClosing: 'G',
  OtherCosts: 'H',
  TotalOtherCosts: 'I',
  TotalClosingCosts: 'J',
};

const summarySections: Readonly<Record<string, string>> = {
  DueFromBorrowerAtClosing: 'K',
  PaidAlreadyByOrOnBehalfOfBorrowerAtClosing: 'L',
  DueToSellerAtClosing: 'M',
  DueFromSellerAtClosing: 'N',
  PayoffsAndPayments: 'K',
};

const cashRows: Readonly<Record<string, string>> = {
  LoanAmount: 'loanAmount',
  TotalClosingCosts: 'closingCosts',
  ClosingCostsPaidBeforeClosing: 'paidBefore',
  ClosingCostsFinanced: 'financed',
  DownPayment: 'downPayment',
  Deposit: 'deposit',
  FundsForBorrower: 'fundsForBorrower',
  SellerCredits: 'sellerCredits',
  AdjustmentsAndOtherCredits: 'adjustments',
  TotalPayoffsAndPayments: 'payoffs',
  CashToCloseTotal: 'cashToClose',
};

const paymentRows: Readonly<Record<string, string>> = {
  ProjectedPaymentPrincipalAndInterestMaximumPaymentAmount: 'principalAndInterest',
  ProjectedPaymentMIPaymentAmount: 'mortgageInsurance',
  ProjectedPaymentEstimatedEscrowPaymentAmount: 'escrow',
  ProjectedPaymentEstimatedTotalMaximumPaymentAmount: 'total',
};

/** `3.8750` as the form has it, `3.875%`. */
const rateOf = (text: string): string => `${Number(text)}%`;
const isNothing = (amount: string): boolean => Number(amount) === 0;

/** The column of page 2 by who pays, and when. */
function columnOf(payer: string, isBefore: boolean): string {
  const when = isBefore ? 'Before Closing' : 'At Closing';
  if (payer === 'Buyer') return `Borrower-Paid ${when}`;
  if (payer === 'Seller') return `Seller-Paid ${when}`;
  return payer === 'Lender' ? 'Paid by Others (L)' : 'Paid by Others';
}

/**
 * What a closing disclosure in UCD says, by where its form has it (UCD Delivery Specification 1.4). Written for tests, beside the reader of the product, so
 * that a fault of writing and reading alike is noticed.
 */
export function ucdFigures(xml: string): Figures {
  const root = readXml(new TextEncoder().encode(xml), limits);
  const isAlternative = textsIn(root, 'DocumentTypeOtherDescription').some((text) => text.endsWith('AlternateForm'));
  return {
    ...pointFigures(root),
    ...cashFigures(root, isAlternative),
    ...paymentFigures(root),
    ...totalFigures(root, isAlternative),
    ...costLines(root),
    ...summaryLines(root, isAlternative),
  };
}

const pointFigures = (root: XmlElement): Figures =>
  Object.fromEntries([
    ...Object.entries(points).flatMap(([name, place]) => textsIn(root, name).map((text) => [place, text])),
    ...Object.entries(rates).flatMap(([name, place]) => textsIn(root, name).map((text) => [place, rateOf(text)])),
  ]);

const cashFigures = (root: XmlElement, isAlternative: boolean): Figures =>
  Object.fromEntries(
    all(root, 'CASH_TO_CLOSE_ITEM').flatMap((item) => {
      const point = 'IntegratedDisclosureCashToCloseItem';
      const key = cashRows[textIn(item, `${point}Type`)] ?? '';
      // Without a seller it stands below the table.
      const isBelow = isAlternative && key === 'financed';
      const final = isBelow ? 'Closing Costs Financed (Paid from your Loan Amount)' : `cash.${key} Final`;
      return [
        ...textsIn(item, `${point}FinalAmount`).map((text) => [final, text]),
        ...textsIn(item, `${point}EstimatedAmount`).map((text) => [`cash.${key} Loan Estimate`, text]),
      ];
    }),
  );

const paymentFigures = (root: XmlElement): Figures =>
  Object.fromEntries(
    all(root, 'PROJECTED_PAYMENT').flatMap((column) => {
      const [from, to] = ['Start', 'End'].map((end) => textIn(column, `ProjectedPaymentCalculationPeriod${end}Number`));
      return Object.entries(paymentRows).map(([name, row]) => {
        const amount = textIn(column, name);
        // The form has a dash where there is no mortgage insurance.
        return [`payments.${row} Years ${from}–${to}`, row === 'mortgageInsurance' && isNothing(amount) ? '' : amount];
      });
    }),
  );

function totalFigures(root: XmlElement, isAlternative: boolean): Figures {
  const summaries = all(root, 'INTEGRATED_DISCLOSURE_SECTION_SUMMARY').flatMap((summary) => {
    const total = textIn(summary, 'IntegratedDisclosureSectionTotalAmount');
    const type = textIn(summary, 'IntegratedDisclosureSectionType');
    switch (textIn(summary, 'IntegratedDisclosureSubsectionType')) {
      case 'ClosingCostsSubtotal':
        return [
          ['D + I', total],
          ...all(summary, 'INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENT').map((payment) => {
            const [payer, time] = ['PaidByType', 'PaymentTimingType'].map((point) =>
              textIn(payment, `IntegratedDisclosureSubsection${point}`),
            );
            const place = `J.subtotals ${columnOf(payer ?? '', time === 'BeforeClosing')}`;
            return [place, textIn(payment, 'IntegratedDisclosureSubsectionPaymentAmount')];
          }),
        ];
      case 'LenderCredits':
        return [['J.credits Borrower-Paid At Closing', isNothing(total) ? '' : `-${total}`]];
      default:
        return summarySections[type]
          ? [[`${summarySections[type]} ${isAlternative ? 'AMOUNT' : 2}`, total]]
          : [[`${costSections[type]} Borrower-Paid At Closing`, total]];
    }
  });
  return Object.fromEntries(summaries);
}

/** The lines of page 2, section by section. */
function costLines(root: XmlElement): Figures {
  const recorded = (type: string): string[] =>
    all(root, 'FEE')
      .filter((fee) => textIn(fee, 'FeeType') === type)
      .flatMap((fee) => textsIn(fee, 'FeeActualTotalAmount'))
      // Of what is not recorded the form has a blank.
      .filter((amount) => !isNothing(amount));
  const lines = ['FEE', 'PREPAID_ITEM', 'ESCROW_ITEM']
    .flatMap((name) => all(root, name))
    .flatMap((item) => {
      const section = costSections[textIn(item, 'IntegratedDisclosureSectionType')] ?? '';
      const type = textIn(item, 'FeeType');
      if (type === 'RecordingFeeForDeed' || type === 'RecordingFeeForMortgage') return [];
      const words = [
        ...textsIn(item, 'PrepaidItemPerDiemAmount').map((amount) => `1 ${amount}`),
        ...textsIn(item, 'EscrowMonthlyPaymentAmount').map((amount) => `2 ${amount}`),
      ];
      if (type === 'RecordingFeeTotal')
        words.push(`2 ${[...recorded('RecordingFeeForDeed'), ...recorded('RecordingFeeForMortgage')].join(' ')}`);
      const payments = ['FEE_PAYMENT', 'PREPAID_ITEM_PAYMENT', 'ESCROW_ITEM_PAYMENT'].flatMap((each) =>
        all(item, each),
      );
      const paid = payments.map((payment) => {
        const [amount, payer, isOutside, time] = [
          /ActualPaymentAmount$/,
          /PaidByType$/,
          /PaidOutsideOfClosingIndicator$/,
          /PaymentTimingType$/,
        ].map((name) => payment.children.find((child) => name.test(child.name))?.text.trim() ?? '');
        return `${columnOf(payer ?? '', isOutside === 'true' || time === 'BeforeClosing')} ${amount}`;
      });
      return [[`${section} lines`, [...words, ...paid].join(', ')] as const];
    });
  for (const amount of textsIn(root, 'EscrowAggregateAccountingAdjustmentAmount'))
    lines.push(['G lines', `Borrower-Paid At Closing ${amount}`]);
  return asLines(lines);
}

/** The lines of the summaries of page 3. */
function summaryLines(root: XmlElement, isAlternative: boolean): Figures {
  const items = ['CLOSING_ADJUSTMENT_ITEM', 'CLOSING_COST_FUND', 'PRORATION_ITEM', 'LIABILITY'].flatMap((name) =>
    all(root, name).flatMap((item) => {
      const section = summarySections[textIn(item, 'IntegratedDisclosureSectionType')] ?? '';
      const amount = ['ClosingAdjustmentItem', 'ClosingCostFund', 'ProrationItem', 'Payoff'].flatMap((point) =>
        textsIn(item, `${point}Amount`),
      );
      return amount.map((each) => [`${section} lines`, `${isAlternative ? 'AMOUNT' : 2} ${each}`] as const);
    }),
  );
  if (isAlternative) return asLines(items);
  const { 'J.subtotals Borrower-Paid At Closing': ofBuyer, 'J.subtotals Seller-Paid At Closing': ofSeller } =
    totalFigures(root, isAlternative);
  const price = textIn(root, 'SalesContractAmount');
  const preprinted = { K: [price, ofBuyer], L: [textIn(root, 'NoteAmount')], M: [price], N: [ofSeller] };
  const others = Object.entries(preprinted).flatMap(([section, amounts]) =>
    amounts.filter((amount) => amount).map((amount) => [`${section} lines`, `2 ${amount}`] as const),
  );
  return asLines([...items, ...others]);
}
