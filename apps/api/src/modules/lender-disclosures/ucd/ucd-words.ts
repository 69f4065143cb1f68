import type { DisclosedFactName, LineSection } from '@closewright/domain/lender-disclosure';
import type { CashRowKey, FeeKind, FeeSection } from '@closewright/domain/settlement';

/** Where a fact stands below its document, by the container and the data point in it. */
export const bases = {
  deal: 'DEAL_SETS/DEAL_SET/DEALS/DEAL',
  loan: 'DEAL_SETS/DEAL_SET/DEALS/DEAL/LOANS/LOAN',
  closing: 'DEAL_SETS/DEAL_SET/DEALS/DEAL/LOANS/LOAN/CLOSING_INFORMATION',
  disclosure:
    'DEAL_SETS/DEAL_SET/DEALS/DEAL/LOANS/LOAN/DOCUMENT_SPECIFIC_DATA_SETS/DOCUMENT_SPECIFIC_DATA_SET/INTEGRATED_DISCLOSURE',
} as const;

export type Base = keyof typeof bases;

/** Facts that are one data point. */
export const factPoints = {
  issued: ['disclosure', 'INTEGRATED_DISCLOSURE_DETAIL/IntegratedDisclosureIssuedDate'],
  product: ['disclosure', 'INTEGRATED_DISCLOSURE_DETAIL/IntegratedDisclosureLoanProductDescription'],
  escrowedYear: ['disclosure', 'INTEGRATED_DISCLOSURE_DETAIL/FirstYearTotalEscrowPaymentAmount'],
  notEscrowedYear: ['disclosure', 'INTEGRATED_DISCLOSURE_DETAIL/FirstYearTotalNonEscrowPaymentAmount'],
  propertyCosts: [
    'disclosure',
    'ESTIMATED_PROPERTY_COST/ESTIMATED_PROPERTY_COST_DETAIL/ProjectedPaymentEstimatedTaxesInsuranceAssessmentTotalAmount',
  ],
  closingDate: ['closing', 'CLOSING_INFORMATION_DETAIL/ClosingDate'],
  disbursementDate: ['closing', 'CLOSING_INFORMATION_DETAIL/DisbursementDate'],
  fileNumber: ['closing', 'CLOSING_INFORMATION_DETAIL/ClosingAgentOrderNumberIdentifier'],
  insuranceNumber: ['loan', 'MI_DATA/MI_DATA_DETAIL/MICertificateIdentifier'],
  principalAndInterest: ['loan', 'PAYMENT/PAYMENT_RULE/InitialPrincipalAndInterestPaymentAmount'],
  loanAmount: ['loan', 'TERMS_OF_LOAN/NoteAmount'],
  interestRate: ['loan', 'TERMS_OF_LOAN/NoteRatePercent'],
  assumedLoan: ['loan', 'TERMS_OF_LOAN/AssumedLoanAmount'],
  loanAmountIncreases: ['loan', 'LOAN_DETAIL/LoanAmountIncreaseIndicator'],
  rateIncreases: ['loan', 'LOAN_DETAIL/InterestRateIncreaseIndicator'],
  paymentIncreases: ['loan', 'LOAN_DETAIL/PaymentIncreaseIndicator'],
  prepaymentPenalty: ['loan', 'LOAN_DETAIL/PrepaymentPenaltyIndicator'],
  balloonPayment: ['loan', 'LOAN_DETAIL/BalloonIndicator'],
  assumable: ['loan', 'LOAN_DETAIL/AssumabilityIndicator'],
  demandFeature: ['loan', 'LOAN_DETAIL/DemandFeatureIndicator'],
  negativeAmortization: ['loan', 'LOAN_DETAIL/NegativeAmortizationIndicator'],
  escrowAccount: ['loan', 'LOAN_DETAIL/EscrowIndicator'],
  totalOfPayments: ['loan', 'FEE_INFORMATION/FEES_SUMMARY/FEE_SUMMARY_DETAIL/FeeSummaryTotalOfAllPaymentsAmount'],
  financeCharge: ['loan', 'FEE_INFORMATION/FEES_SUMMARY/FEE_SUMMARY_DETAIL/FeeSummaryTotalFinanceChargeAmount'],
  amountFinanced: ['loan', 'FEE_INFORMATION/FEES_SUMMARY/FEE_SUMMARY_DETAIL/FeeSummaryTotalAmountFinancedAmount'],
  apr: ['loan', 'FEE_INFORMATION/FEES_SUMMARY/FEE_SUMMARY_DETAIL/APRPercent'],
  tip: ['loan', 'FEE_INFORMATION/FEES_SUMMARY/FEE_SUMMARY_DETAIL/FeeSummaryTotalInterestPercent'],
} as const satisfies Partial<Readonly<Record<DisclosedFactName, readonly [Base, string]>>>;

/** Words of MortgageType and LoanPurposeType as the form has them. */
export const loanTypeWords = { Conventional: 'Conventional', FHA: 'FHA', VA: 'VA' } as const;
export const purposeWords = { Purchase: 'Purchase', Refinance: 'Refinance' } as const;

/** IntegratedDisclosureSectionType of fees, prepaid items and escrow items. */
export const feeSectionWords = {
  OriginationCharges: 'A',
  ServicesBorrowerDidNotShopFor: 'B',
  ServicesBorrowerDidShopFor: 'C',
  TaxesAndOtherGovernmentFees: 'E',
  Prepaids: 'F',
  InitialEscrowPaymentAtClosing: 'G',
  OtherCosts: 'H',
} as const satisfies Readonly<Record<string, FeeSection>>;

/** The same of the summaries of the transactions. */
export const lineSectionWords = {
  DueFromBorrowerAtClosing: 'K',
  PaidAlreadyByOrOnBehalfOfBorrowerAtClosing: 'L',
  DueToSellerAtClosing: 'M',
  DueFromSellerAtClosing: 'N',
  PayoffsAndPayments: 'P',
} as const satisfies Readonly<Record<string, LineSection>>;

/** Totals of INTEGRATED_DISCLOSURE_SECTION_SUMMARY by section and, where it has one, subsection. */
export const totalWords = {
  'total.A': ['OriginationCharges', null],
  'total.B': ['ServicesBorrowerDidNotShopFor', null],
  'total.C': ['ServicesBorrowerDidShopFor', null],
  'total.D': ['TotalLoanCosts', 'LoanCostsSubtotal'],
  'total.E': ['TaxesAndOtherGovernmentFees', null],
  'total.F': ['Prepaids', null],
  'total.G': ['InitialEscrowPaymentAtClosing', null],
  'total.H': ['OtherCosts', null],
  'total.I': ['TotalOtherCosts', 'OtherCostsSubtotal'],
  dueFromBorrower: ['DueFromBorrowerAtClosing', null],
  paidForBorrower: ['PaidAlreadyByOrOnBehalfOfBorrowerAtClosing', null],
  dueToSeller: ['DueToSellerAtClosing', null],
  dueFromSeller: ['DueFromSellerAtClosing', null],
  payoffsAndPayments: ['PayoffsAndPayments', null],
} as const satisfies Partial<
  Readonly<Record<DisclosedFactName, readonly [section: string, subsection: string | null]>>
>;

/** IntegratedDisclosureCashToCloseItemType by the row it is. */
export const cashWords = {
  TotalClosingCosts: 'closingCosts',
  ClosingCostsPaidBeforeClosing: 'paidBefore',
  ClosingCostsFinanced: 'financed',
  DownPayment: 'downPayment',
  FundsFromBorrower: 'downPayment',
  Deposit: 'deposit',
  FundsForBorrower: 'fundsForBorrower',
  SellerCredits: 'sellerCredits',
  AdjustmentsAndOtherCredits: 'adjustments',
  CashToCloseTotal: 'cashToClose',
  LoanAmount: 'loanAmount',
  TotalPayoffsAndPayments: 'payoffs',
} as const satisfies Readonly<Record<string, CashRowKey>>;

/** A word of UCD for what a charge is, and what it is to us: the first word of a kind is the one that is written. */
type KindWords = Readonly<Record<string, FeeKind>>;

/** FeeType. Which kind of ours a word is follows from its meaning: UCD says no such thing. */
export const feeTypes: KindWords = {
  LoanDiscountPoints: 'ratePoints',
  LoanOriginationFee: 'origination',
  ApplicationFee: 'origination',
  ManualUnderwritingFee: 'origination',
  AutomatedUnderwritingFee: 'origination',
  ProcessingFee: 'origination',
  AssumptionFee: 'assumption',
  AppraisalFee: 'appraisal',
  CreditReportFee: 'creditReport',
  FloodCertification: 'floodCertification',
  PropertyTaxStatusResearchFee: 'taxService',
  MIUpfrontPremium: 'mortgageInsurance',
  SurveyFee: 'survey',
  PestInspectionFee: 'pestInspection',
  TitleClosingFee: 'settlementFee',
  SettlementFee: 'settlementFee',
  TitleExaminationFee: 'titleExamination',
  TitleInsuranceBinderFee: 'titleBinder',
  TitleDocumentPreparationFee: 'documentPreparation',
  TitleNotaryFee: 'notary',
  NotaryFee: 'notary',
  TitleLendersCoveragePremium: 'lendersTitleInsurance',
  TitleOwnersCoveragePremium: 'ownersTitleInsurance',
  RecordingFeeTotal: 'recording',
  RealEstateCommissionSellersBroker: 'commission',
  RealEstateCommissionBuyersBroker: 'commission',
};

/** PrepaidItemType. */
export const prepaidTypes: KindWords = {
  PrepaidInterest: 'prepaidInterest',
  HomeownersInsurancePremium: 'homeownersInsurance',
  HazardInsurancePremium: 'homeownersInsurance',
  MortgageInsurancePremium: 'mortgageInsurance',
  CountyPropertyTax: 'countyPropertyTaxes',
  CityPropertyTax: 'cityPropertyTaxes',
};

/** EscrowItemType. */
export const escrowTypes: KindWords = {
  HomeownersInsurance: 'homeownersInsurance',
  HazardInsurance: 'homeownersInsurance',
  MortgageInsurance: 'mortgageInsurance',
  CountyPropertyTax: 'countyPropertyTaxes',
  CityPropertyTax: 'cityPropertyTaxes',
  AssessmentTax: 'assessments',
};

/** The word that is written for a kind; null where there is none. */
export const wordOf = (words: KindWords, kind: FeeKind | null): string | null =>
  Object.keys(words).find((word) => words[word] === kind) ?? null;
