import { attempt, InputError } from '../errors/index.ts';
import { type LoanInsurance, type RateRounding, type StoredInterest, terminationPercent } from '../loans/index.ts';
import { cents, type Rate, type Rounding, zeroCents } from '../money/index.ts';
import { type Trace, withFields } from '../trace/index.ts';

/** How cents of a schedule are rounded, in the words that are stored. */
export const termRoundings = { 'Half up': 'halfUp', Up: 'up', Down: 'down' } as const satisfies Record<
  string,
  Rounding
>;

/**
 * How index and margin of an adjustable rate are rounded, in the words that are stored; not at all where nothing is said. What lies in the middle
 * between two goes up, which is ours: a note that says otherwise is not one of these.
 */
export const rateRoundings = {
  'Nearest 1/8': { multiple: '0.125', mode: 'halfUp' },
  'Nearest 1/4': { multiple: '0.25', mode: 'halfUp' },
  'Next higher 1/8': { multiple: '0.125', mode: 'up' },
  'Next higher 1/4': { multiple: '0.25', mode: 'up' },
} as const satisfies Record<string, RateRounding>;

/** How principal and interest of the whole term add up, in the words that are stored. */
export const paymentTotals = { 'Payment, not rounded': 'levelPayment', 'Sum of the schedule': 'schedule' } as const;

/** Decimals of the total interest percentage, in the words that are stored. */
export const interestDecimals = { Two: 2, Three: 3 } as const;

/** Whether a loan has a prepayment penalty, in the words that are stored. */
export const penalties = ['No', 'Yes'] as const;

/** The most a balance may grow to, in percent of the loan. */
export const mostBalance = 999;

/** What a loan itself stores of its terms, as far as it is known. */
export interface StoredLoan extends StoredInterest {
  readonly termMonths: number | null;
  /** Of a month. */
  readonly mortgageInsurance: number | null;
  readonly isAdjustableRate: boolean;
  readonly armIndex: string | null;
  readonly armMargin: Rate | null;
  /** Months until the rate first changes, and from change to change. */
  readonly firstAdjustmentMonths: number | null;
  readonly adjustmentMonths: number | null;
  readonly maximumRate: Rate | null;
  readonly isInterestOnly: boolean;
  readonly interestOnlyMonths: number | null;
  readonly isNegativeAmortization: boolean;
}

/** What a statement stores of the terms of its loan, as far as it is known. */
export interface StoredTerms {
  readonly amortizationMonths: number | null;
  readonly termRounding: keyof typeof termRoundings | null;
  readonly prepaymentPenalty: (typeof penalties)[number] | null;
  readonly penaltyPercent: Rate | null;
  readonly penaltyMonths: number | null;
  /** Lesser of price and appraisal. */
  readonly originalValue: number | null;
  /** Premiums of mortgage insurance that are paid; by the rule where it is not said. */
  readonly insuranceMonths: number | null;
  readonly paymentTotal: keyof typeof paymentTotals | null;
  readonly interestDecimals: keyof typeof interestDecimals | null;
  /** The index as it stands, and how far the rate may move at its first change and at later ones. */
  readonly indexRate: Rate | null;
  readonly firstCap: Rate | null;
  readonly laterCap: Rate | null;
  /** The least it may be; the margin where the note says none (comment 37(j)(4)-1). */
  readonly rateFloor: Rate | null;
  readonly rateRoundedTo: keyof typeof rateRoundings | null;
  /** Of a balance that may grow: most a payment rises, in percent of the one before, until it is this percent of the loan or so many months have passed. */
  readonly riseLimit: Rate | null;
  readonly balanceLimit: number | null;
  readonly recastMonths: number | null;
  /** When payments are so, in the words of the form: `for your first 60 payments`; null where none are. */
  readonly optionalPayments: string | null;
  readonly stepPayments: string | null;
  readonly seasonalPayments: string | null;
  /** In one sum; null where fees are flagged. */
  readonly prepaidFinanceCharge: number | null;
  /** What page 5 said when it was last disclosed. */
  readonly disclosedRate: Rate | null;
  readonly disclosedFinanceCharge: number | null;
}

/** A statement in which nothing is said of the terms. */
export const noTerms: StoredTerms = {
  amortizationMonths: null,
  termRounding: null,
  prepaymentPenalty: null,
  penaltyPercent: null,
  penaltyMonths: null,
  originalValue: null,
  insuranceMonths: null,
  indexRate: null,
  firstCap: null,
  laterCap: null,
  rateFloor: null,
  rateRoundedTo: null,
  riseLimit: null,
  balanceLimit: null,
  recastMonths: null,
  optionalPayments: null,
  stepPayments: null,
  seasonalPayments: null,
  paymentTotal: null,
  interestDecimals: null,
  prepaidFinanceCharge: null,
  disclosedRate: null,
  disclosedFinanceCharge: null,
};

/** What has to be known first, in words, by the field it belongs in. */
export type Gaps = Readonly<Record<string, string>>;

/** Something that is reckoned, or what is missing for it. */
export type OrOpen<T> = ({ readonly kind: 'figure' } & T) | { readonly kind: 'open'; readonly missing: Gaps };

/** Fields of the terms by the names they have in a statement. */
const fieldNames: Readonly<Record<string, string>> = {
  amount: 'loanAmount',
  rate: 'loan.rate',
  termMonths: 'loan.termMonths',
  months: 'loan.termMonths',
  interestOnlyMonths: 'loan.interestOnlyMonths',
  paymentRounding: 'termRounding',
  interestRounding: 'termRounding',
  rateSteps: 'loan.isAdjustableRate',
  paymentCap: 'loan.isNegativeAmortization',
  'paymentCap.risePercent': 'riseLimit',
  'paymentCap.balanceLimitPercent': 'balanceLimit',
  'paymentCap.recastMonths': 'recastMonths',
  initialRate: 'loan.rate',
  margin: 'loan.armMargin',
  firstAdjustment: 'loan.firstAdjustmentMonths',
  everyMonths: 'loan.adjustmentMonths',
  lifetimeCap: 'loan.maximumRate',
  floor: 'rateFloor',
  'indexes.0': 'indexRate',
  interestByDays: 'loan.dayBasis',
  'mortgageInsurance.monthly': 'loan.mortgageInsurance',
  'mortgageInsurance.months': 'insuranceMonths',
  'prepaymentPenalty.percent': 'penaltyPercent',
};

/** A trace with the fields of the terms as a statement names them. */
export const inStatement = (trace: Trace): Trace => withFields(trace, fieldNames);

/** What is missing of what is asked for, by its field. */
export const gapsOf = (gaps: readonly (readonly [isMissing: boolean, field: string, words: string])[]): Gaps =>
  Object.fromEntries(gaps.flatMap(([isMissing, field, words]) => (isMissing ? [[field, words]] : [])));

/** What is worked out of fields; what its rules refuse is missing at the field they name. */
export function madeOf<T extends object>(missing: Gaps, make: () => T): OrOpen<T> {
  if (Object.keys(missing).length > 0) return { kind: 'open', missing };
  const made = attempt(make);
  if (made instanceof InputError)
    return { kind: 'open', missing: { [fieldNames[made.field] ?? made.field]: made.message } };
  return { kind: 'figure', ...made };
}

/** The mortgage insurance of a loan; it ends by the schedule, or after the premiums that the statement says. */
export function insuranceOf(
  { mortgageInsurance }: Pick<StoredLoan, 'mortgageInsurance'>,
  { originalValue, insuranceMonths }: StoredTerms,
): OrOpen<{ readonly insurance: LoanInsurance }> {
  const isInsured = mortgageInsurance !== null && mortgageInsurance !== 0;
  const missing = gapsOf([
    [mortgageInsurance === null, 'loan.mortgageInsurance', 'The mortgage insurance of a month, 0 if there is none'],
    [
      isInsured && insuranceMonths === null && originalValue === null,
      'originalValue',
      'The lesser of price and appraisal, for the end of mortgage insurance',
    ],
  ]);
  if (Object.keys(missing).length > 0) return { kind: 'open', missing };
  const insurance: LoanInsurance = {
    monthly: cents(mortgageInsurance ?? 0),
    originalValue: originalValue === null ? zeroCents : cents(originalValue),
    endsAtPercent: terminationPercent,
    ...(insuranceMonths !== null && { months: insuranceMonths }),
  };
  return { kind: 'figure', insurance };
}
