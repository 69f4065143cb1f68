import { InputError } from '../errors/index.ts';
import { type Cents, decimal, type Rate, type Rounding, roundings } from '../money/index.ts';
import { count, given, money, rate as percent, type Trace, text } from '../trace/index.ts';
import { checkLent, checkMonths, checkRate } from './check-terms.ts';
import { checkInterestByDays, type InterestByDays } from './interest-by-days.ts';

/** From this payment on the loan bears another rate. */
export interface RateStep {
  /** Number of the first payment at the new rate, 2 or more. */
  readonly fromPayment: number;
  readonly rate: Rate;
}

/** How the sum of index and margin is rounded: to a multiple of so many percent, `0.125`, the nearest or the next higher. */
export interface RateRounding {
  readonly multiple: Rate;
  readonly mode: 'halfUp' | 'up';
}

/** A payment that may not rise faster than this, while the loan bears what it bears: the balance may grow. */
export interface PaymentCap {
  /** Most a payment may rise at a change of rate, in percent of the one before: `7.5`. */
  readonly risePercent: Rate;
  /** At this share of the first balance, in percent, the payment is made anew without the cap: `110`. */
  readonly balanceLimitPercent: Rate;
  /** Every so many months the payment is made anew without the cap. */
  readonly recastMonths: number;
}

/** The terms a schedule of monthly payments follows from. Every choice samples disagree on is named, none has a default. */
export interface LoanTerms {
  readonly amount: Cents;
  readonly rate: Rate;
  /** Payments until the loan is due. */
  readonly termMonths: number;
  /** Months the payment is reckoned over, when the loan is due earlier: the last payment is then a balloon. */
  readonly amortizationMonths?: number;
  /** First months that pay interest only; all of them where the principal is one balloon. */
  readonly interestOnlyMonths?: number;
  /** Later rates, in the order of their payments. */
  readonly rateSteps?: readonly RateStep[];
  /** How those of them that follow an index were rounded. It is told; the rates are rounded already. */
  readonly rateRounding?: RateRounding;
  readonly paymentCap?: PaymentCap;
  /** Interest by real days; a twelfth of the year each month without it. */
  readonly interestByDays?: InterestByDays;
  readonly paymentRounding: Rounding;
  readonly interestRounding: Rounding;
}

/** Throws an InputError that names the field for terms that describe no loan. */
export function checkTerms(terms: LoanTerms): void {
  const { termMonths, amortizationMonths, interestOnlyMonths, rateSteps = [], paymentCap } = terms;
  checkLent(terms.amount);
  checkRate(terms.rate);
  checkMonths(termMonths, 'termMonths');
  if (amortizationMonths !== undefined && checkMonths(amortizationMonths, 'amortizationMonths') < termMonths)
    throw new InputError('INCONSISTENT', 'amortizationMonths', 'A loan is amortized over its term or longer');
  if (interestOnlyMonths !== undefined && checkMonths(interestOnlyMonths, 'interestOnlyMonths', 0) > termMonths)
    throw new InputError('INCONSISTENT', 'interestOnlyMonths', 'Interest-only months end when the loan is due');
  for (const [at, { fromPayment, rate }] of rateSteps.entries()) {
    checkRate(rate, `rateSteps.${at}.rate`);
    if (checkMonths(fromPayment, `rateSteps.${at}.fromPayment`, 2) <= (rateSteps[at - 1]?.fromPayment ?? 1))
      throw new InputError(
        'REVERSED',
        `rateSteps.${at}.fromPayment`,
        'Changes of rate come one after the other, from the second payment on',
      );
  }
  if (paymentCap) checkCap(paymentCap);
  if (terms.interestByDays) checkInterestByDays(terms.interestByDays);
}

/** Whether every payment but the last is the same and repays the loan as it is: one rate, months of a twelfth, none of interest alone, repaid over its term, without a cap. */
export const isLevel = ({
  rateSteps,
  interestOnlyMonths,
  amortizationMonths,
  termMonths,
  paymentCap,
  interestByDays,
}: LoanTerms): boolean =>
  !rateSteps?.length &&
  !interestOnlyMonths &&
  (amortizationMonths ?? termMonths) === termMonths &&
  !paymentCap &&
  !interestByDays;

function checkCap({ risePercent, balanceLimitPercent, recastMonths }: PaymentCap): void {
  checkRate(risePercent, 'paymentCap.risePercent');
  const { unscaled, decimals } = decimal(balanceLimitPercent, 'paymentCap.balanceLimitPercent');
  if (unscaled < 100n * 10n ** BigInt(decimals))
    throw new InputError('OUT_OF_RANGE', 'paymentCap.balanceLimitPercent', 'A balance may grow to 100 % or more');
  checkMonths(recastMonths, 'paymentCap.recastMonths');
}

const none = 'none';

/** The terms as the leaves of a trace, in an order that {@link termsOfLeaves} reads back. */
export function termLeaves(terms: LoanTerms): Trace[] {
  const { paymentCap, rateRounding } = terms;
  const later = given('Rates from later payments on', text(stepsText(terms.rateSteps)), 'rateSteps');
  const cap =
    paymentCap && `${paymentCap.risePercent} to ${paymentCap.balanceLimitPercent} every ${paymentCap.recastMonths}`;
  return [
    given('Loan amount', money(terms.amount), 'amount'),
    given('Interest rate', percent(terms.rate), 'rate'),
    given('Payments', count(terms.termMonths, 'months'), 'termMonths'),
    given('Amortized over', count(terms.amortizationMonths ?? terms.termMonths, 'months'), 'amortizationMonths'),
    given('Interest only', count(terms.interestOnlyMonths ?? 0, 'months'), 'interestOnlyMonths'),
    rateRounding ? { ...later, rounding: roundingWords(rateRounding) } : later,
    given('Payment cap', text(cap ?? none), 'paymentCap'),
    given('Interest of a month', text(byDaysText(terms.interestByDays)), 'interestByDays'),
    given('Rounding of the payment', text(terms.paymentRounding), 'paymentRounding'),
    given('Rounding of interest', text(terms.interestRounding), 'interestRounding'),
  ];
}

const stepsText = (steps: readonly RateStep[] = []): string =>
  steps.map(({ fromPayment, rate }) => `${fromPayment} at ${rate}`).join(', ') || none;

const roundingWords = ({ multiple, mode }: RateRounding): string =>
  `${mode === 'up' ? 'up to the next' : 'to the nearest'} multiple of ${multiple} %, index and margin together`;

const byDaysText = (byDays: InterestByDays | undefined): string =>
  byDays ? `${byDays.basis} from ${byDays.from}, first payment ${byDays.firstPayment}` : 'a twelfth of the year';

function byDaysOf(words: string): InterestByDays | undefined {
  const [, basis, from, firstPayment] = /^(\S+) from (\S+), first payment (\S+)$/.exec(words) ?? [];
  if (!from || !firstPayment) return undefined;
  return { basis: basis === 'actual/360' ? 'actual/360' : 'actual/365', from, firstPayment };
}

/** How many leaves {@link termLeaves} makes. */
export const leavesOfTerms = 10;

/** Reads terms back from the values of their leaves. */
export function termsOfLeaves(leaves: readonly { toString(): string }[]): LoanTerms {
  const [amount, rate, term, amortization, interestOnly, steps, cap, days, payment, interest] = leaves.map(String);
  const rateSteps = [...String(steps).matchAll(/(\d+) at ([\d.]+)/g)].map(([, from, to]) => ({
    fromPayment: Number(from),
    rate: String(to),
  }));
  const interestByDays = byDaysOf(String(days));
  const capped = /([\d.]+) to ([\d.]+) every (\d+)/.exec(String(cap));
  return {
    amount: Number(amount) as Cents,
    rate: String(rate),
    termMonths: Number(term),
    amortizationMonths: Number(amortization),
    interestOnlyMonths: Number(interestOnly),
    rateSteps,
    ...(capped && {
      paymentCap: {
        risePercent: String(capped[1]),
        balanceLimitPercent: String(capped[2]),
        recastMonths: Number(capped[3]),
      },
    }),
    ...(interestByDays && { interestByDays }),
    paymentRounding: roundings.find((mode) => mode === payment) ?? 'halfUp',
    interestRounding: roundings.find((mode) => mode === interest) ?? 'halfUp',
  };
}
