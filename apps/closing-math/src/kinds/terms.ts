import type { scheduleCase } from '@closewright/contract/closing-math';
import { InputError, within } from '@closewright/domain/errors';
import {
  type AdjustableRate,
  highestRates,
  type LoanTerms,
  lowestRates,
  ratesAtIndexes,
} from '@closewright/domain/loans';
import { Exact } from '@closewright/domain/money';
import type { z } from 'zod';

/** The terms of a loan as cases give them. */
export type TermsInput = Omit<z.output<typeof scheduleCase>, 'kind' | 'id' | 'rows' | 'isRounded'>;

/** Which course an adjustable rate takes: by the indexes of the case, or as high or low as its caps let it. */
export type RateCourse = 'indexes' | 'highest' | 'lowest';

/** Terms of a case as the domain takes them. Errors name the fields of the case. */
export function termsOf(input: TermsInput, course: RateCourse = 'indexes'): LoanTerms {
  const {
    amount,
    rate,
    months,
    amortizationMonths,
    interestOnlyMonths,
    paymentCap,
    interestByDays,
    paymentRounding,
    interestRounding,
  } = input;
  if (amortizationMonths !== undefined && amortizationMonths < months)
    throw new InputError('INCONSISTENT', 'amortizationMonths', 'A loan is amortized over its term or longer');
  if (interestOnlyMonths >= months)
    throw new InputError('INCONSISTENT', 'interestOnlyMonths', 'Interest-only months end before the loan is due');
  if (input.adjustable && input.rateSteps)
    throw new InputError('INCONSISTENT', 'rateSteps', 'Later rates are known or they adjust: not both');
  const rateSteps = input.rateSteps ?? adjusted(input, course);
  const rateRounding = course === 'indexes' ? adjustableOf(input)?.rounding : undefined;
  return {
    amount,
    rate,
    termMonths: months,
    ...(amortizationMonths !== undefined && { amortizationMonths }),
    interestOnlyMonths,
    ...(rateSteps && { rateSteps }),
    ...(rateRounding && { rateRounding }),
    ...(paymentCap && { paymentCap }),
    ...(interestByDays && { interestByDays }),
    paymentRounding,
    interestRounding,
  };
}

/** How the rate of a case may move; null where it does not. */
export function adjustableOf({ adjustable, rate }: TermsInput): AdjustableRate | null {
  if (!adjustable) return null;
  const {
    indexes: _indexes,
    periodicCap,
    firstCap,
    lifetimeCap,
    lifetimeCapIsFloor,
    floor,
    roundedTo,
    rounding,
    ...rest
  } = adjustable;
  const least = new Exact(rate).minus(lifetimeCap);
  return {
    ...rest,
    initialRate: rate,
    firstCap: firstCap ?? periodicCap,
    laterCap: periodicCap,
    lifetimeCap,
    floor: lifetimeCapIsFloor && least.gt(floor) ? least.toFixed() : floor,
    ...(roundedTo !== undefined && { rounding: { multiple: roundedTo, mode: rounding } }),
  };
}

function adjusted(input: TermsInput, course: RateCourse) {
  const terms = adjustableOf(input);
  if (!terms) return undefined;
  const { months } = input;
  const indexes = input.adjustable?.indexes ?? [];
  return within('adjustable', () => {
    if (course === 'highest') return highestRates(terms, months);
    return course === 'lowest' ? lowestRates(terms, months) : ratesAtIndexes(terms, indexes, months);
  });
}
