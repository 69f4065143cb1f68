import {
  type Gaps,
  inFiveYears,
  inStatement,
  insuranceOf,
  interestDecimals,
  type OrOpen,
  paymentTotals,
  type StoredLoan,
  type StoredTerms,
  termsOf,
} from '../disclosure/index.ts';
import { attempt, InputError } from '../errors/index.ts';
import {
  type DisclosedLoan,
  type InterestBegin,
  isFinanceChargeAccurate,
  isLevel,
  loanDisclosure,
  storedFirstPeriod,
} from '../loans/index.ts';
import { cents } from '../money/index.ts';
import { type Fee, insurancePaidAtClosing, isPrepaidInterest, prepaidInterestOf } from '../settlement/index.ts';
import type { Trace } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import { financeChargeAtClosing } from './finance-charge.ts';
import type { StatementTotal } from './statement-total.ts';
import type { Missing } from './stored-parts.ts';

/** The figures of page 5, and what a loan estimate says of five years, in their order. */
export const calculationNames = {
  totalOfPayments: 'Total of payments',
  financeCharge: 'Finance charge',
  amountFinanced: 'Amount financed',
  annualPercentageRate: 'Annual percentage rate (APR)',
  totalInterestPercentage: 'Total interest percentage (TIP)',
  paidInFiveYears: 'Paid in 5 years',
  principalInFiveYears: 'Principal paid off in 5 years',
} as const;

/** What the form says of each figure of page 5 (12 CFR 1026.38(o)). */
export const calculationWords = {
  totalOfPayments:
    'Total you will have paid after you make all payments of principal, interest, mortgage insurance, and loan costs, as scheduled.',
  financeCharge: 'The dollar amount the loan will cost you.',
  amountFinanced: 'The loan amount available after paying your upfront finance charge.',
  annualPercentageRate: 'Your costs over the loan term expressed as a rate. This is not your interest rate.',
  totalInterestPercentage:
    'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
} as const satisfies Partial<Record<keyof typeof calculationNames, string>>;

/** The same of what a loan estimate says of five years (12 CFR 1026.37(l)(1)). */
export const fiveYearWords = {
  paidInFiveYears: 'Total you will have paid in principal, interest, mortgage insurance, and loan costs.',
  principalInFiveYears: 'Principal you will have paid off.',
} as const satisfies Partial<Record<keyof typeof calculationNames, string>>;

export type CalculationName = keyof typeof calculationNames;

/** Whether what was disclosed is still accurate; null where nothing was. */
export interface DisclosedAccuracy {
  /** Within the tolerance of a regular transaction (12 CFR 1026.22(a)(2)). */
  readonly rate: boolean | null;
  /** Not understated by more than 100.00 (12 CFR 1026.38(o)(2)). */
  readonly financeCharge: boolean | null;
}

/** The figures of page 5, each with its reason, or what is missing for them. */
export type LoanCalculations =
  | {
      readonly kind: 'figure';
      readonly figures: Readonly<Record<CalculationName, Trace>>;
      readonly accuracy: DisclosedAccuracy;
      /** What a correction is held against: rates in percent, as shown and before it is rounded, and the charge in cents. */
      readonly disclosed: { readonly rate: string; readonly reckonedRate: string; readonly financeCharge: number };
    }
  | { readonly kind: 'open'; readonly missing: readonly Missing[] };

/** What the costs of a statement say of its page 5. */
export interface ChargedCosts {
  readonly loanCosts: StatementTotal | null;
  readonly fees: readonly FiguredFee[];
  /** The day the loan begins to bear interest. */
  readonly begin: InterestBegin;
}

const knownOf = (fees: readonly FiguredFee[]): readonly Fee[] =>
  fees.flatMap((each) => (each.kind === 'figure' ? [each.fee] : []));

const gapsOf = (known: OrOpen<object>): Gaps => (known.kind === 'open' ? known.missing : {});

/** Page 5 of a closing disclosure as loan and statement stand (12 CFR 1026.38(o)). Nothing that is not said is assumed. */
export function loanCalculations(loan: StoredLoan, stated: StoredTerms, costs: ChargedCosts): LoanCalculations {
  const terms = termsOf(loan, stated);
  const insurance = insuranceOf(loan, stated);
  const fees = knownOf(costs.fees);
  const { total: charge } = financeChargeAtClosing(stated, costs.fees);
  const level = terms.kind === 'figure' && isLevel(terms.terms);
  const gaps: Gaps = {
    ...Object.fromEntries(missingCosts(costs).map(({ field, words }) => [field, words])),
    ...gapsOf(terms),
    ...gapsOf(insurance),
    ...gapsOf(charge),
    ...(level && stated.paymentTotal === null ? { paymentTotal: 'How the payments of the term add up' } : {}),
    ...(stated.interestDecimals === null ? { interestDecimals: 'The decimals of the total interest percentage' } : {}),
    ...(hasInterest(costs.fees) ? {} : { prepaidInterestDay: 'How the interest of a day is reckoned, or its fee' }),
  };
  const missing = Object.entries(gaps).map(([field, words]) => ({ field, words }));
  if (
    terms.kind === 'open' ||
    insurance.kind === 'open' ||
    charge.kind === 'open' ||
    costs.loanCosts?.kind !== 'figure' ||
    missing.length > 0
  )
    return { kind: 'open', missing };
  const [loanCosts, atClosing] = [costs.loanCosts, insurancePaidAtClosing(fees)];
  const interest = prepaidInterestOf(fees);
  const common = {
    terms: terms.terms,
    insurance: insurance.insurance,
    totalBy: level ? paymentTotals[stated.paymentTotal ?? 'Sum of the schedule'] : 'schedule',
  } as const;
  const disclosed: DisclosedLoan = {
    ...common,
    insuranceAtClosing: atClosing.value,
    insuranceAtClosingTrace: atClosing.trace,
    loanCosts: loanCosts.value,
    loanCostsTrace: loanCosts.trace,
    prepaidInterest: interest.value,
    prepaidInterestTrace: interest.trace,
    prepaidFinanceCharge: charge.value,
    prepaidFinanceChargeTrace: charge.trace,
    tipDecimals: interestDecimals[stated.interestDecimals ?? 'Three'],
    firstPeriod: storedFirstPeriod(loan, costs.begin),
    disclosedRate: stated.disclosedRate ?? undefined,
  };
  const made = attempt(() => {
    const page5 = loanDisclosure(disclosed);
    const five = inFiveYears({ ...common, loanCosts, prepaidInterest: interest, insuranceAtClosing: atClosing });
    return { ...page5, paidInFiveYears: five.paid, principalInFiveYears: five.principal };
  });
  if (made instanceof InputError) {
    // Where no rate is found, the finance charge leaves hardly anything financed.
    const field = made.field in stated ? made.field : 'prepaidFinanceCharge';
    return { kind: 'open', missing: [{ field, words: made.message }] };
  }
  // The names are those of the literal.
  const names = Object.keys(calculationNames) as CalculationName[];
  const figures = Object.fromEntries(names.map((name) => [name, inStatement(made[name].trace)]));
  const { disclosedFinanceCharge: before } = stated;
  const accuracy: DisclosedAccuracy = {
    rate: made.isAccurate ?? null,
    financeCharge: before === null ? null : isFinanceChargeAccurate(cents(before), made.financeCharge.value),
  };
  const said = {
    rate: made.annualPercentageRate.value,
    reckonedRate: made.reckonedRate.toFixed(10),
    financeCharge: made.financeCharge.value,
  };
  return { kind: 'figure', figures: figures as Record<CalculationName, Trace>, accuracy, disclosed: said };
}

/** Whether the statement says what its prepaid interest is, open or not. */
const hasInterest = (fees: readonly FiguredFee[]): boolean =>
  fees.some((each) => (each.kind === 'figure' ? isPrepaidInterest(each.fee) : each.isPrepaidInterest));

/** What is open among the fees that page 5 is made of. */
function missingCosts({ loanCosts, fees }: ChargedCosts): readonly Missing[] {
  const open = fees.flatMap((each) =>
    each.kind === 'open' && (each.section === 'F' || each.section === 'G') ? each.missing : [],
  );
  return [...(loanCosts?.kind === 'open' ? loanCosts.missing : []), ...open];
}
