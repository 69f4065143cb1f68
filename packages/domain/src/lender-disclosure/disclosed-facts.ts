import { type CostLetter, costTitles } from '../fees/index.ts';
import { type CashRowKey, noSellerRows, standardRows } from '../settlement/index.ts';

/** The parts of a closing disclosure, in the order of its pages, with their titles (12 CFR 1026.38). P stands in place of K to N where there is no seller. */
export const disclosedSections = {
  closing: 'Closing Information',
  loan: 'Loan Information',
  terms: 'Loan Terms',
  payments: 'Projected Payments',
  ...costTitles,
  cash: 'Calculating Cash to Close',
  K: 'Due from Borrower at Closing',
  L: 'Paid Already by or on Behalf of Borrower at Closing',
  M: 'Due to Seller at Closing',
  N: 'Due from Seller at Closing',
  P: 'Payoffs and Payments',
  disclosures: 'Loan Disclosures',
  calculations: 'Loan Calculations',
} as const;

export type DisclosedSection = keyof typeof disclosedSections;

/** How a value is written: cents, a rate in percent as a decimal text, a number, a day, a text, Yes or No. */
export type DisclosedKind = 'money' | 'rate' | 'count' | 'day' | 'text' | 'answer';

export type DisclosedValue = number | string | boolean;

interface DisclosedFact {
  readonly section: DisclosedSection;
  readonly label: string;
  readonly kind: DisclosedKind;
  /** Who does not say it says that it is zero. */
  readonly noneIsZero?: true;
  /** Two disclosures may say it otherwise and still say the same. */
  readonly isNotCompared?: true;
}

const fact = (section: DisclosedSection, kind: DisclosedKind, label: string): DisclosedFact => ({
  section,
  kind,
  label,
});
const amount = (section: DisclosedSection, label: string): DisclosedFact => ({ section, kind: 'money', label });
const amountOrNone = (section: DisclosedSection, label: string): DisclosedFact => ({
  ...amount(section, label),
  noneIsZero: true,
});

const cashRows: Readonly<Record<CashRowKey, string>> = { ...standardRows, ...noSellerRows };

/** The rows of the cash to close, as they are and as they were estimated. */
const ofCash = <P extends 'final' | 'estimated'>(name: P, words: string) =>
  // Each row has an entry.
  Object.fromEntries(
    Object.entries(cashRows).map(([key, label]) => [`${name}.${key}`, amount('cash', `${label}${words}`)]),
  ) as Readonly<Record<`${P}.${CashRowKey}`, DisclosedFact>>;

/** What a section or a total of page 2 comes to for the borrower. */
const ofCosts = Object.fromEntries(
  Object.keys(costTitles).map((letter) => [
    `total.${letter}`,
    // The keys of a literal are known by its type.
    amount(letter as CostLetter, 'Total, borrower-paid'),
  ]),
) as Readonly<Record<`total.${CostLetter}`, DisclosedFact>>;

/** What a closing disclosure says once, by name: all but its lines and the columns of its payments. */
export const disclosedFacts = {
  issued: { ...fact('closing', 'day', 'Date Issued'), isNotCompared: true },
  closingDate: fact('closing', 'day', 'Closing Date'),
  disbursementDate: fact('closing', 'day', 'Disbursement Date'),
  fileNumber: fact('closing', 'text', 'File #'),
  lender: fact('loan', 'text', 'Lender'),
  termMonths: fact('loan', 'count', 'Loan Term, months'),
  purpose: fact('loan', 'text', 'Purpose'),
  product: fact('loan', 'text', 'Product'),
  loanType: fact('loan', 'text', 'Loan Type'),
  loanNumber: fact('loan', 'text', 'Loan ID #'),
  insuranceNumber: fact('loan', 'text', 'MIC #'),
  loanAmount: amount('terms', 'Loan Amount'),
  interestRate: fact('terms', 'rate', 'Interest Rate'),
  principalAndInterest: amount('terms', 'Monthly Principal & Interest'),
  loanAmountIncreases: fact('terms', 'answer', 'Loan Amount can increase'),
  rateIncreases: fact('terms', 'answer', 'Interest Rate can increase'),
  paymentIncreases: fact('terms', 'answer', 'Monthly Principal & Interest can increase'),
  prepaymentPenalty: fact('terms', 'answer', 'Prepayment Penalty'),
  balloonPayment: fact('terms', 'answer', 'Balloon Payment'),
  propertyCosts: amount('payments', 'Estimated Taxes, Insurance & Assessments, a month'),
  ...ofCosts,
  recordingDeed: amountOrNone('E', 'Recording Fees, Deed'),
  recordingMortgage: amountOrNone('E', 'Recording Fees, Mortgage'),
  borrowerAtClosing: amountOrNone('J', 'Closing Costs Subtotals, borrower at closing'),
  borrowerBeforeClosing: amountOrNone('J', 'Closing Costs Subtotals, borrower before closing'),
  sellerAtClosing: amountOrNone('J', 'Closing Costs Subtotals, seller at closing'),
  sellerBeforeClosing: amountOrNone('J', 'Closing Costs Subtotals, seller before closing'),
  others: amountOrNone('J', 'Closing Costs Subtotals, paid by others'),
  lenderCredits: amountOrNone('J', 'Lender Credits'),
  lenderCreditsForCure: amountOrNone('J', 'Lender Credits for an increase above legal limits'),
  ...ofCash('final', ''),
  ...ofCash('estimated', ', Loan Estimate'),
  salePrice: amount('K', 'Sale Price of Property'),
  personalProperty: amountOrNone('K', 'Sale Price of Any Personal Property Included in Sale'),
  dueFromBorrower: amount('K', 'Total'),
  assumedLoan: amountOrNone('L', 'Existing Loan(s) Assumed or Taken Subject to'),
  paidForBorrower: amount('L', 'Total'),
  cashFromBorrower: amount('L', 'Cash to Close from Borrower'),
  dueToSeller: amount('M', 'Total'),
  dueFromSeller: amount('N', 'Total'),
  cashToSeller: amount('N', 'Cash to Seller'),
  payoffsAndPayments: amount('P', 'Total'),
  assumable: fact('disclosures', 'answer', 'Assumption allowed'),
  demandFeature: fact('disclosures', 'answer', 'Demand Feature'),
  negativeAmortization: fact('disclosures', 'answer', 'Negative Amortization'),
  escrowAccount: fact('disclosures', 'answer', 'Escrow Account'),
  escrowedYear: amount('disclosures', 'Escrowed Property Costs over Year 1'),
  notEscrowedYear: amount('disclosures', 'Non-Escrowed Property Costs over Year 1'),
  totalOfPayments: amount('calculations', 'Total of Payments'),
  financeCharge: amount('calculations', 'Finance Charge'),
  amountFinanced: amount('calculations', 'Amount Financed'),
  apr: fact('calculations', 'rate', 'Annual Percentage Rate (APR)'),
  tip: fact('calculations', 'rate', 'Total Interest Percentage (TIP)'),
} as const satisfies Readonly<Record<string, DisclosedFact>>;

export type DisclosedFactName = keyof typeof disclosedFacts;

/** A fact with its words by name. */
export const factOf = (name: DisclosedFactName): DisclosedFact => disclosedFacts[name];

// The keys of a literal are known by its type.
export const factNames = Object.keys(disclosedFacts) as readonly DisclosedFactName[];
