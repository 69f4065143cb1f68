import { schedule } from '../loans/index.ts';
import { Exact } from '../money/index.ts';
import { balloonPayment, yearOf } from './loan-terms-table.ts';
import { coursesOf } from './stored-courses.ts';
import type { StoredLoan, StoredTerms } from './stored-terms.ts';

/** The loan product of a disclosure. */
export interface LoanProduct {
  /** In the words of the form: `7 Year Interest Only, 5/3 Adjustable Rate`; null while a duration or a balloon is open. */
  readonly words: string | null;
  /** The same without durations: all that it may be while a balloon is open. */
  readonly mayBe: readonly string[];
}

interface Part {
  readonly label: string;
  /** What precedes it; null while it is open. */
  readonly before: string | null;
}

/** The loan product, its first feature and its durations (12 CFR 1026.37(a)(10), comments 37(a)(10)-1 to -3). */
export function loanProduct(loan: StoredLoan, stated: StoredTerms): LoanProduct {
  const type = typeOf(loan);
  const features = featuresOf(loan, stated);
  const [only] = features;
  const isKnown = features.length === 1 && only?.before !== null && type.before !== null;
  return {
    words: isKnown ? [only, type].flatMap((part) => (part ? withBefore(part) : [])).join(', ') : null,
    mayBe: features.map((feature) => (feature ? `${feature.label}, ${type.label}` : type.label)),
  };
}

/** A product as it reads while something of it is open, too. */
export const productWords = ({ words, mayBe }: LoanProduct): string => words ?? mayBe.join(' or ');

/** Whether two loan products are the same; null where that is not known. */
export function isSameProduct(one: LoanProduct, other: LoanProduct): boolean | null {
  if (!one.mayBe.some((label) => other.mayBe.includes(label))) return false;
  return one.words === null || other.words === null ? null : one.words === other.words;
}

const withBefore = ({ label, before }: Part): string => (before ? `${before} ${label}` : label);

function typeOf({ isAdjustableRate, firstAdjustmentMonths: first, adjustmentMonths: every }: StoredLoan): Part {
  if (!isAdjustableRate) return { label: 'Fixed Rate', before: '' };
  const before = first === null || every === null ? null : `${periodOf(first)}/${periodOf(every)}`;
  return { label: 'Adjustable Rate', before };
}

/** The first feature that applies, null for none; several while it is open whether there is a balloon. */
function featuresOf(loan: StoredLoan, stated: StoredTerms): readonly (Part | null)[] {
  if (loan.isNegativeAmortization) return [{ label: 'Negative Amortization', before: yearsOf(stated.recastMonths) }];
  if (loan.isInterestOnly) return [{ label: 'Interest Only', before: yearsOf(loan.interestOnlyMonths) }];
  // When payments step is told in free words, so that its duration is not known.
  if (stated.stepPayments !== null) return [{ label: 'Step Payment', before: null }];
  const last = stated.seasonalPayments === null ? null : { label: 'Seasonal Payment', before: '' };
  const courses = coursesOf(loan, stated);
  if (courses.kind === 'open') return [{ label: 'Balloon Payment', before: null }, last];
  const { high: terms } = courses;
  const balloon = balloonPayment({ terms, rows: schedule(terms) });
  return [balloon ? { label: 'Balloon Payment', before: `Year ${yearOf(balloon.payment)}` } : last];
}

function yearsOf(months: number | null): string | null {
  if (months === null) return null;
  return isInMonths(months) ? periodOf(months) : `${periodOf(months)} Year`;
}

const isInMonths = (months: number): boolean => months < 24 && months % 12 !== 0;

/** Months as the form says them: in years to two places, or `18 mo.` where they are less than 24 and no whole years (comment 37(a)(10)-3). */
const periodOf = (months: number): string =>
  isInMonths(months) ? `${months} mo.` : new Exact(months).div(12).toDecimalPlaces(2).toString();
