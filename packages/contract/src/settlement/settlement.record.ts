import {
  assumptions,
  demandFeatures,
  disclosureLimits,
  escrowAccounts,
  escrowedYears,
  interestDecimals,
  lateFees,
  liabilities,
  mostBalance,
  negativeAmortizations,
  partialPayments,
  paymentTotals,
  penalties,
  rateRoundings,
  reverseMortgages,
  termRoundings,
} from '@closewright/domain/disclosure';
import { escrowLimits, escrowRoundings, mostCushionMonths } from '@closewright/domain/escrow-account';
import { gfeLabels } from '@closewright/domain/fees';
import { interestByDay, longestTerm } from '@closewright/domain/loans';
import { wordsOf } from '@closewright/domain/prorations';
import { purchasesWith } from '@closewright/domain/settlement';
import { field, record } from '../kit/index.ts';

/** What a closer writes of a statement itself; columns of table `settlements`. */
export const settlementFields = {
  /** Of the escrow account, as long as the loan has no first payment. */
  firstEscrowPayment: field.date({ label: 'First payment' }),
  cushionMonths: field.integer({ label: 'Escrow cushion', min: 0, max: mostCushionMonths }),
  escrowRounding: field.choice({ label: 'Escrow payment rounded', choices: wordsOf(escrowRoundings), max: 20 }),
  /** The adjustment that the lender discloses, in place of that of the account, and why it is taken. */
  lenderAdjustment: field.money({ label: 'Adjustment of the lender' }),
  lenderReason: field.text({ label: 'Why it is taken', max: escrowLimits.reason }),
  /** How prepaid interest is reckoned; none where it is typed as a fee, or there is none. */
  prepaidInterestDay: field.choice({ label: 'Interest of a day', choices: wordsOf(interestByDay), max: 20 }),
  /** Terms of the loan that only its disclosure asks for. */
  amortizationMonths: field.integer({ label: 'Amortized over', min: 1, max: longestTerm }),
  termRounding: field.choice({ label: 'Cents rounded', choices: wordsOf(termRoundings), max: 20 }),
  prepaymentPenalty: field.choice({ label: 'Prepayment penalty', choices: penalties, max: 10 }),
  penaltyPercent: field.rate({ label: 'Penalty, of the loan', max: 100 }),
  penaltyMonths: field.integer({ label: 'Paid off within', min: 1, max: longestTerm }),
  originalValue: field.money({ label: 'Lesser of price and appraisal', min: 0 }),
  insuranceMonths: field.integer({ label: 'MI premiums paid', min: 0, max: longestTerm }),
  /** Of a reverse mortgage; none of any other loan. */
  reverseMortgage: field.choice({ label: 'Reverse mortgage', choices: reverseMortgages, max: 20 }),
  drawnItems: field.text({ label: 'Paid by draws', max: 120 }),
  /** How far an adjustable rate may move, and the balance of a loan that may grow. */
  indexRate: field.rate({ label: 'Index now', max: 100 }),
  firstCap: field.rate({ label: 'Most at the first change', max: 100 }),
  laterCap: field.rate({ label: 'Most at later changes', max: 100 }),
  rateFloor: field.rate({ label: 'Lowest rate', max: 100 }),
  rateRoundedTo: field.choice({ label: 'Index and margin rounded', choices: wordsOf(rateRoundings), max: 20 }),
  riseLimit: field.rate({ label: 'A payment rises at most', max: 100 }),
  balanceLimit: field.integer({ label: 'Balance grows to', min: 100, max: mostBalance }),
  recastMonths: field.integer({ label: 'Payments anew after', min: 1, max: longestTerm }),
  /** When payments are so, as the form words it; empty where none are. */
  optionalPayments: field.text({ label: 'Optional payments', max: disclosureLimits.words }),
  stepPayments: field.text({ label: 'Step payments', max: disclosureLimits.words }),
  seasonalPayments: field.text({ label: 'Seasonal payments', max: disclosureLimits.words }),
  paymentTotal: field.choice({ label: 'Payments add up by', choices: wordsOf(paymentTotals), max: 40 }),
  interestDecimals: field.choice({ label: 'Decimals of the TIP', choices: wordsOf(interestDecimals), max: 10 }),
  prepaidFinanceCharge: field.money({ label: 'Finance charge at closing', min: 0 }),
  /** What page 5 said when it was last disclosed. */
  disclosedRate: field.rate({ label: 'APR last disclosed', max: 100 }),
  disclosedFinanceCharge: field.money({ label: 'Finance charge last disclosed', min: 0 }),
  /** Costs of the property in a month, besides the items of the escrow account. */
  monthlyEscrow: field.money({ label: 'Escrow per month', min: 0 }),
  taxesOutsideEscrow: field.money({ label: 'Property taxes', min: 0 }),
  insuranceOutsideEscrow: field.money({ label: 'Homeowner’s insurance', min: 0 }),
  otherOutsideEscrow: field.money({ label: 'Other costs', min: 0 }),
  otherPropertyCost: field.text({ label: 'Other costs are for', max: 120 }),
  /** Loan disclosures of page 4, and the liability on page 5. */
  assumption: field.choice({ label: 'Assumption', choices: assumptions, max: 20 }),
  demandFeature: field.choice({ label: 'Demand feature', choices: demandFeatures, max: 10 }),
  lateDays: field.integer({ label: 'More days late than', min: 0, max: disclosureLimits.days }),
  lateFeeAs: field.choice({ label: 'Late fee as', choices: lateFees, max: 20 }),
  lateFeePercent: field.rate({ label: 'Late fee, percentage', max: 100 }),
  lateFeeAmount: field.money({ label: 'Late fee, amount', min: 0 }),
  lateFeeWords: field.text({ label: 'Late fee, words', max: disclosureLimits.words }),
  negativeAmortization: field.choice({ label: 'Balance grows', choices: negativeAmortizations, max: 20 }),
  partialPayments: field.choice({ label: 'Partial payments', choices: partialPayments, max: 20 }),
  securityInterest: field.text({ label: 'Other security', max: disclosureLimits.property }),
  escrowAccount: field.choice({ label: 'Escrow account', choices: escrowAccounts, max: 20 }),
  escrowedYear: field.choice({ label: 'Year 1 counts', choices: escrowedYears, max: 30 }),
  escrowWaiverFee: field.money({ label: 'Escrow waiver fee', min: 0 }),
  liabilityAfterForeclosure: field.choice({ label: 'Liability after foreclosure', choices: liabilities, max: 40 }),
  purchaseWith: field.choice({ label: 'Purchase with', choices: purchasesWith, max: 40 }),
  /** Of the loan estimate, line by line of its cash to close. A line that always lessens the cash has its amount without a sign. */
  estimatedLoanAmount: field.money({ label: 'Estimated loan amount', min: 0 }),
  estimatedClosingCosts: field.money({ label: 'Estimated closing costs' }),
  estimatedFinanced: field.money({ label: 'Estimated closing costs financed', min: 0 }),
  estimatedDownPayment: field.money({ label: 'Estimated down payment', min: 0 }),
  estimatedDeposit: field.money({ label: 'Estimated deposit', min: 0 }),
  estimatedFundsForBorrower: field.money({ label: 'Estimated funds for borrower', min: 0 }),
  estimatedSellerCredits: field.money({ label: 'Estimated seller credits', min: 0 }),
  estimatedAdjustments: field.money({ label: 'Estimated adjustments and other credits' }),
  estimatedPayoffs: field.money({ label: 'Estimated payoffs and payments' }),
  /** Credits of the lender on the loan estimate, and what of those that are given cures charges that rose. */
  estimatedLenderCredits: field.money({ label: 'Estimated lender credits', min: 0 }),
  lenderCreditsForCure: field.money({ label: 'Of the credits, given back', min: 0 }),
  /** Of the good faith estimate of a HUD-1 of 2010, by its blocks. Blocks 3 and 6 tell of each service: those are the estimates of the fees. */
  gfeOrigination: field.money({ label: gfeLabels.gfeOrigination, min: 0 }),
  gfeRate: field.money({ label: gfeLabels.gfeRate }),
  gfeTitle: field.money({ label: gfeLabels.gfeTitle, min: 0 }),
  gfeOwnersTitle: field.money({ label: gfeLabels.gfeOwnersTitle, min: 0 }),
  gfeRecording: field.money({ label: gfeLabels.gfeRecording, min: 0 }),
  gfeTransferTaxes: field.money({ label: gfeLabels.gfeTransferTaxes, min: 0 }),
  gfeEscrow: field.money({ label: gfeLabels.gfeEscrow, min: 0 }),
  gfeInterest: field.money({ label: gfeLabels.gfeInterest }),
  gfeInsurance: field.money({ label: gfeLabels.gfeInsurance, min: 0 }),
} as const;

/** The settlement statement of a loan of a file, or of a file without a loan. What it is made of are records below it. */
export const settlementRecord = record({
  table: 'settlements',
  id: 'settlementID',
  of: 'orders',
  noun: 'Settlement statement',
  fields: settlementFields,
  facts: { loanID: field.select({ label: 'Loan', lookup: 'loansOfFile' }) },
  others: ['applied_at', 'applied_reason'],
  isVersioned: true,
  read: 'readSettlementEntries',
  opens: 'readSettlement',
  write: 'saveSettlement',
  notCopied: 'A statement is of its own closing and its day.',
});
