import { type Cents, cents, Exact, subtractCents, toCents, zeroCents } from '../money/index.ts';

/** How an account stands at its yearly analysis (12 CFR 1024.17(b)): what is there beside what should be. */
export type EscrowState = 'surplus' | 'even' | 'shortage' | 'deficiency';

/** What may be done about it. */
export type EscrowChoice =
  | 'refund'
  | 'creditToNextYear'
  | 'leave'
  | 'payWithin30Days'
  | 'spreadOver12Months'
  | 'spreadOver2MonthsOrMore';

/** The outcome of an analysis. */
export interface EscrowAnalysis {
  readonly state: EscrowState;
  /** Above zero, whatever the state. */
  readonly amount: Cents;
  readonly choices: readonly EscrowChoice[];
  /** What spreading it over a year adds to the monthly payment, rounded up so that it is covered. */
  readonly perMonth: Cents;
}

/** A surplus of this much or more must be refunded within 30 days (12 CFR 1024.17(f)(2)(i)). */
export const refundFrom: Cents = cents(50_00);

/**
 * Surplus, shortage or deficiency and what the rule allows (12 CFR 1024.17(f)(2) to (4)).
 * @param balance what is in the account; below zero is a deficiency
 * @param target what should be in it at this time
 * @param monthlyPayment one month's escrow payment: less than one asks for other choices
 */
export function analyseEscrow(balance: Cents, target: Cents, monthlyPayment: Cents): EscrowAnalysis {
  const difference = subtractCents(balance, target);
  if (difference === 0) return { state: 'even', amount: zeroCents, choices: [], perMonth: zeroCents };
  if (difference > 0) {
    const choices: EscrowChoice[] = difference >= refundFrom ? ['refund'] : ['refund', 'creditToNextYear'];
    return { state: 'surplus', amount: difference, choices, perMonth: zeroCents };
  }
  const isDeficiency = balance < 0;
  const amount = cents(isDeficiency ? -balance : -difference);
  const isSmall = amount < monthlyPayment;
  const spread: EscrowChoice = isDeficiency ? 'spreadOver2MonthsOrMore' : 'spreadOver12Months';
  return {
    state: isDeficiency ? 'deficiency' : 'shortage',
    amount,
    choices: isSmall ? ['leave', 'payWithin30Days', spread] : ['leave', spread],
    perMonth: toCents(new Exact(amount).div(12), 'up'),
  };
}
