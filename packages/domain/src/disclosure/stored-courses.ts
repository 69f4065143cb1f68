import {
  type AdjustableRate,
  checkTerms,
  highestRates,
  type LoanTerms,
  lowestRates,
  type RateStep,
  ratesAtIndexes,
} from '../loans/index.ts';
import { cents, Exact, type Rate } from '../money/index.ts';
import {
  type Gaps,
  gapsOf,
  madeOf,
  type OrOpen,
  rateRoundings,
  type StoredLoan,
  type StoredTerms,
  termRoundings,
} from './stored-terms.ts';

const notReckoned = 'payments of this kind are not worked out';

/** The terms of a loan at its first rate. */
function firstTerms(loan: StoredLoan, stated: StoredTerms): OrOpen<{ readonly terms: LoanTerms }> {
  const { amount, rate, termMonths, isInterestOnly, interestOnlyMonths, isNegativeAmortization: grows } = loan;
  const { amortizationMonths, termRounding, riseLimit, balanceLimit, recastMonths } = stated;
  const missing = gapsOf([
    [amount === null, 'loanAmount', 'The loan amount'],
    [rate === null, 'loan.rate', 'The rate of the loan'],
    [termMonths === null, 'loan.termMonths', 'The term of the loan'],
    [amortizationMonths === null, 'amortizationMonths', 'The months it is repaid over: its term, more for a balloon'],
    [termRounding === null, 'termRounding', 'How cents of the payments are rounded'],
    [isInterestOnly && interestOnlyMonths === null, 'loan.interestOnlyMonths', 'How long it pays interest only'],
    [
      grows && !loan.isAdjustableRate,
      'loan.isNegativeAmortization',
      'A balance grows by its rate: the fixed one never',
    ],
    [grows && riseLimit === null, 'riseLimit', 'How much a payment may rise at a change of rate'],
    [grows && balanceLimit === null, 'balanceLimit', 'How far the balance may grow'],
    [grows && recastMonths === null, 'recastMonths', 'After how many months payments are made anew'],
    [stated.optionalPayments !== null, 'optionalPayments', `Optional payments: ${notReckoned}`],
    [stated.stepPayments !== null, 'stepPayments', `Step payments: ${notReckoned}`],
    [stated.seasonalPayments !== null, 'seasonalPayments', `Seasonal payments: ${notReckoned}`],
  ]);
  const rounding = termRoundings[termRounding ?? 'Half up'];
  return madeOf(missing, () => {
    const terms: LoanTerms = {
      amount: cents(amount ?? 0),
      rate: rate ?? '',
      termMonths: termMonths ?? 0,
      amortizationMonths: amortizationMonths ?? 0,
      ...(isInterestOnly && { interestOnlyMonths: interestOnlyMonths ?? 0 }),
      ...(grows && {
        paymentCap: {
          risePercent: riseLimit ?? '',
          balanceLimitPercent: String(balanceLimit),
          recastMonths: recastMonths ?? 0,
        },
      }),
      paymentRounding: rounding,
      interestRounding: rounding,
    };
    checkTerms(terms);
    return { terms };
  });
}

/** How the rate of a loan may move; null where it is fixed. */
export function adjustableOf(
  loan: StoredLoan,
  stated: StoredTerms,
): OrOpen<{ readonly adjustable: AdjustableRate | null }> {
  const { rate, armMargin, firstAdjustmentMonths: first, adjustmentMonths: every, maximumRate: most } = loan;
  const { firstCap, laterCap } = stated;
  if (!loan.isAdjustableRate) return { kind: 'figure', adjustable: null };
  const floor = stated.rateFloor ?? armMargin;
  const missing = gapsOf([
    [rate === null, 'loan.rate', 'The rate of the loan'],
    [armMargin === null, 'loan.armMargin', 'The margin of the rate'],
    [first === null, 'loan.firstAdjustmentMonths', 'When the rate first changes'],
    [every === null, 'loan.adjustmentMonths', 'How often the rate changes then'],
    [most === null, 'loan.maximumRate', 'The highest rate'],
    [firstCap === null, 'firstCap', 'How far the rate may move at its first change'],
    [laterCap === null, 'laterCap', 'How far it may move at later changes'],
    [most !== null && rate !== null && isBelow(most, rate), 'loan.maximumRate', 'The highest rate is below the first'],
    [most !== null && floor !== null && isBelow(most, floor), 'rateFloor', 'The lowest rate is above the highest'],
  ]);
  return madeOf(missing, () => ({
    adjustable: {
      initialRate: rate ?? '',
      margin: armMargin ?? '',
      firstAdjustment: (first ?? 0) + 1,
      everyMonths: every ?? 0,
      firstCap: firstCap ?? '',
      laterCap: laterCap ?? '',
      lifetimeCap: new Exact(most ?? 0).minus(rate ?? 0).toFixed(),
      floor: floor ?? '',
      // A version of a statement that was kept before says nothing of it.
      ...(stated.rateRoundedTo && { rounding: rateRoundings[stated.rateRoundedTo] }),
    },
  }));
}

const isBelow = (rate: Rate, other: Rate): boolean => new Exact(rate).lt(other);

/** The terms of a loan by its first ones and the rates it takes. */
function withRates<T extends object>(
  loan: StoredLoan,
  stated: StoredTerms,
  gaps: Gaps,
  make: (terms: LoanTerms, adjustable: AdjustableRate | null) => T,
): OrOpen<T> {
  const [first, moves] = [firstTerms(loan, stated), adjustableOf(loan, stated)];
  if (first.kind === 'open' || moves.kind === 'open') {
    const of = (known: OrOpen<object>): Gaps => (known.kind === 'open' ? known.missing : {});
    return { kind: 'open', missing: { ...of(first), ...of(moves), ...gaps } };
  }
  return madeOf(gaps, () => make(first.terms, moves.adjustable));
}

const atRates = (terms: LoanTerms, rateSteps: readonly RateStep[] | null): LoanTerms => {
  const made = rateSteps ? { ...terms, rateSteps } : terms;
  checkTerms(made);
  return made;
};

/** The terms that a schedule follows from, as loan and statement store them: an adjustable rate takes the index as it stands. None of them is assumed. */
export function termsOf(loan: StoredLoan, stated: StoredTerms): OrOpen<{ readonly terms: LoanTerms }> {
  const { indexRate } = stated;
  const gaps = gapsOf([[loan.isAdjustableRate && indexRate === null, 'indexRate', 'The index as it stands']]);
  return withRates(loan, stated, gaps, (terms, moves) => ({
    terms: {
      ...atRates(terms, moves && ratesAtIndexes(moves, [indexRate ?? ''], terms.termMonths)),
      ...(moves?.rounding && { rateRounding: moves.rounding }),
    },
  }));
}

/** The terms of a loan when its rate goes as low and as high as it may; the same of a fixed one. */
export interface StoredCourses {
  readonly low: LoanTerms;
  readonly high: LoanTerms;
  readonly adjustable: AdjustableRate | null;
}

/** Both courses of a loan as loan and statement store them (12 CFR 1026.37(b)(6), (c)(2)(i)). */
export const coursesOf = (loan: StoredLoan, stated: StoredTerms): OrOpen<StoredCourses> =>
  withRates(loan, stated, {}, (terms, adjustable) => ({
    low: atRates(terms, adjustable && lowestRates(adjustable, terms.termMonths, terms.paymentCap !== undefined)),
    high: atRates(terms, adjustable && highestRates(adjustable, terms.termMonths, terms.paymentCap !== undefined)),
    adjustable,
  }));
