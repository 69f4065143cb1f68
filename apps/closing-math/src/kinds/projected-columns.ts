import {
  explainedInsuredMonths,
  insurancePremiums,
  type LoanInsurance,
  projectedPayments,
  type Range,
  schedule,
} from '@closewright/domain/loans';
import { type Cents, zeroCents } from '@closewright/domain/money';
import { dollars } from '../present.ts';
import { type TermsInput, termsOf } from './terms.ts';

/** Insurance of a case, whose original value may be left out: the loan then. */
export type InsuranceInput = Omit<LoanInsurance, 'originalValue'> & { readonly originalValue?: Cents | undefined };

/** Insurance of a case as the domain takes it. */
export const insuranceOf = (insurance: InsuranceInput, amount: Cents): LoanInsurance => ({
  ...insurance,
  originalValue: insurance.originalValue ?? amount,
});

const shownRange = ({ low, high }: Range) => ({ low: dollars(low), high: dollars(high) });

/** The columns of the projected payments table of a case. */
export function projectedColumns(input: TermsInput, given: InsuranceInput | undefined, escrow: Cents) {
  const [lowest, highest] = [termsOf(input, 'lowest'), termsOf(input, 'highest')];
  const [low, high] = [schedule(lowest), schedule(highest)];
  const insurance = given && insuranceOf(given, input.amount);
  const months = insurance
    ? (insurance.months ??
      explainedInsuredMonths(highest, high, insurance.originalValue, insurance.endsAtPercent, insurance.endsAtMidpoint)
        .value)
    : 0;
  const premiums = insurancePremiums(high, insurance?.monthly ?? zeroCents, months);
  return projectedPayments({ low, high, premiums, escrow }).map((column) => ({
    ...column,
    principalAndInterest: shownRange(column.principalAndInterest),
    mortgageInsurance: dollars(column.mortgageInsurance),
    escrow: dollars(column.escrow),
    total: shownRange(column.total),
  }));
}
