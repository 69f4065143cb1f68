import { InputError } from '../../errors/index.ts';
import { type Cents, multiplyRate, type Rate, zeroCents } from '../../money/index.ts';
import { type Explained, explainedMoney, given, money, rate, type Trace } from '../../trace/index.ts';
import { checkCount, checkNotNegative, checkPercent } from '../checked.ts';
import { sumOf } from '../sum.ts';

/** The lines of the loan terms on page 3 of the HUD-1 of 2010, in the words of the form (12 CFR 1024, Appendix A). */
export const hudTermLines = {
  initialAmount: 'Your initial loan amount is',
  term: 'Your loan term is',
  initialRate: 'Your initial interest rate is',
  initialMonthly: 'Your initial monthly amount owed for principal, interest, and any mortgage insurance is',
  rateRises: 'Can your interest rate rise?',
  balanceRises: 'Even if you make payments on time, can your loan balance rise?',
  amountRises:
    'Even if you make payments on time, can your monthly amount owed for principal, interest, and any mortgage insurance rise?',
  penalty: 'Does your loan have a prepayment penalty?',
  balloon: 'Does your loan have a balloon payment?',
  totalMonthly: 'Total monthly amount owed including escrow account payments',
} as const;

export type HudTermName = keyof typeof hudTermLines;

/** What a loan takes each month at first. */
export interface HudLoan {
  /** The first regular payment. */
  readonly principalAndInterest: Explained<Cents>;
  /** Whether that payment repays principal. */
  readonly repaysPrincipal: boolean;
  /** The first premium of a month; zero without mortgage insurance. */
  readonly mortgageInsurance: Explained<Cents>;
}

/** The monthly amount of page 3, and the boxes that say what it includes. */
export interface HudMonthly {
  readonly owed: Explained<Cents>;
  readonly includes: readonly ('principal' | 'interest' | 'mortgage insurance')[];
}

const rule = { text: '12 CFR 1024, Appendix A, page 3, Loan Terms' };

/** What is owed each month at first for principal, interest and mortgage insurance. */
export function hudMonthly({ principalAndInterest, repaysPrincipal, mortgageInsurance }: HudLoan): HudMonthly {
  const isPaid = principalAndInterest.value > zeroCents;
  return {
    owed: hudOwed('Initial monthly amount owed', [principalAndInterest.trace, mortgageInsurance.trace]),
    includes: [
      ...(isPaid && repaysPrincipal ? (['principal'] as const) : []),
      ...(isPaid ? (['interest'] as const) : []),
      ...(mortgageInsurance.value > 0 ? (['mortgage insurance'] as const) : []),
    ],
  };
}

/** What is owed in a month for principal, interest and mortgage insurance. */
export const hudOwed = (label: string, parts: readonly Trace[]): Explained<Cents> =>
  sumOf(label, parts, 'Principal, interest and any mortgage insurance', rule);

/** What is owed each month at first with what goes into escrow. */
export const hudTotalMonthly = (owed: Explained<Cents>, escrow: Explained<Cents>): Explained<Cents> =>
  sumOf(
    'Total initial monthly amount owed',
    [owed.trace, escrow.trace],
    'The initial monthly amount and the escrow payment',
    rule,
  );

/** A term as page 3 says it: `30 years`, `7 years 5 months`. Throws an InputError for a term of no month: `termMonths`. */
export function hudTermWords(termMonths: number): string {
  checkCount(termMonths, 'termMonths');
  if (termMonths === 0) throw new InputError('OUT_OF_RANGE', 'termMonths', 'A loan has a month at least');
  const [years, months] = [Math.floor(termMonths / 12), termMonths % 12];
  const counted = (number: number, unit: string) => (number === 0 ? [] : `${number} ${unit}${number === 1 ? '' : 's'}`);
  return [counted(years, 'year'), counted(months, 'month')].flat().join(' ');
}

/** The most a prepayment penalty may be, to the cent. Throws an InputError: `penaltyPercent`. */
export function hudPenalty(amount: Cents, percent: Rate): Explained<Cents> {
  checkNotNegative(amount, 'loanAmount');
  checkPercent(percent, 'penaltyPercent');
  return explainedMoney(multiplyRate(amount, percent, 'halfUp'), {
    label: 'Maximum prepayment penalty',
    formula: 'The percentage of the loan',
    math: 'halfUp(a * b / 100)',
    rounding: 'to the cent, half up',
    rule,
    inputs: [
      given('Loan amount', money(amount), 'loanAmount'),
      given('Percent of the loan', rate(percent), 'penaltyPercent'),
    ],
  });
}
