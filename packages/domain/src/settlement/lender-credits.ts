import { InputError } from '../errors/index.ts';
import { type Cents, zeroCents } from '../money/index.ts';
import { given, money, type Trace } from '../trace/index.ts';
import { checkNotNegative } from './checked.ts';
import type { Fee } from './fee.ts';
import { chargeTrace } from './fee-amounts.ts';
import { figureOf, lessOf, sumOf, takenOff } from './sum.ts';

/** What the credits of the lender were estimated at, and what of those that are given makes up for no estimate. */
export interface EstimatedCredits {
  /** Credits of the lender on the loan estimate or the good faith estimate, above zero. Nothing is compared where it is not said. */
  readonly estimatedLenderCredits?: Cents;
  /** What of the credits of the lender is itself given back for charges that rose (12 CFR 1026.38(h)(3)); none where it is not said. */
  readonly lenderCreditsForCure?: Cents;
}

/** The step of the credits of the lender: their own reason, or that they were given. */
export const lenderCreditsTrace = (facts: {
  readonly lenderCredits: Cents;
  readonly lenderCreditsTrace?: Trace;
}): Trace => facts.lenderCreditsTrace ?? given('Lender credits', money(facts.lenderCredits), 'lenderCredits');

/** Credits as a charge below zero: as it was estimated and as it is, each with its reason. */
export interface CreditCharge {
  readonly estimate: Cents;
  readonly final: Cents;
  readonly reasons: { readonly estimate: Trace; readonly final: Trace };
}

/**
 * The credits of the lender as a charge that may not rise: less of them than was estimated is an increased charge (12 CFR 1026.19(e)(3)(i), comment 5; on a
 * HUD-1 of 2010 line 802, 12 CFR 1024.7(e)(1)). What cures a rise is no credit that was estimated. Throws an InputError for a cure beyond the credits.
 * @param credits what is given, each above zero
 */
export function creditCharge(
  credits: readonly Trace[],
  { estimatedLenderCredits = zeroCents, lenderCreditsForCure = zeroCents }: EstimatedCredits,
): CreditCharge {
  checkNotNegative(estimatedLenderCredits, 'estimatedLenderCredits');
  checkNotNegative(lenderCreditsForCure, 'lenderCreditsForCure');
  const all = sumOf('Credits of the lender', credits, 'The sum of what the lender gives');
  if (lenderCreditsForCure > all.value)
    throw new InputError('INCONSISTENT', 'lenderCreditsForCure', 'A cure is no more than the credits it is part of');
  const cure = figureOf(given('Given as a cure', money(lenderCreditsForCure), 'lenderCreditsForCure'));
  const counted = lessOf('Lender credits that count', all, cure, 'What is given less what cures a rise');
  const reasons = {
    estimate: takenOff(given('Lender credits', money(estimatedLenderCredits), 'estimatedLenderCredits')),
    final: takenOff(counted.trace),
  };
  return { estimate: figureOf(reasons.estimate).value, final: figureOf(reasons.final).value, reasons };
}

/**
 * Charges of single services that the lender pays for the borrower, the specific credits of comment 19(e)(3)(i)-5. What it pays in section A is not among
 * them: the compensation of a loan originator.
 */
export const specificCredits = (fees: readonly Fee[]): Trace[] =>
  fees
    .filter(({ section }) => section !== 'A')
    .flatMap((fee) =>
      (fee.disclosed ?? fee.charges)
        .filter(({ paidBy, payer }) => paidBy === 'other' && payer === 'lender')
        .map((charge) => chargeTrace(fee, charge)),
    );
