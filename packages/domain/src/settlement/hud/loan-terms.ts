import { InputError } from '../../errors/index.ts';
import { addCents, type Cents, type Rate, zeroCents } from '../../money/index.ts';
import type { Explained } from '../../trace/index.ts';
import { checkCount, checkNotNegative, checkPercent } from '../checked.ts';
import { sumOf } from '../sum.ts';

/** The terms of a loan that page 3 of the HUD-1 of 2010 repeats. */
export interface HudLoan {
  readonly amount: Cents;
  readonly termMonths: number;
  readonly rate: Rate;
  /** The first regular payment. */
  readonly principalAndInterest: Explained<Cents>;
  readonly mortgageInsurance: Explained<Cents> | null;
  /** What is paid into escrow each month, by what for; empty without an escrow account. */
  readonly escrow: readonly Explained<Cents>[];
  /** The most the rate can become; null where it cannot rise. */
  readonly highestRate: Rate | null;
  /** The most the balance can become; null where it cannot rise. */
  readonly highestBalance: Cents | null;
  /** The most the monthly amount for principal, interest and mortgage insurance can become; null where it cannot rise. */
  readonly highestPayment: Cents | null;
  readonly prepaymentPenalty: Cents | null;
  /** The balloon payment and after how many months it is due. */
  readonly balloon: { readonly amount: Cents; readonly afterMonths: number } | null;
}

/** A question of page 3 with its answer; `upTo` is how far it can go. */
export interface HudLoanAnswer {
  readonly question: string;
  readonly isYes: boolean;
  readonly upTo: Cents | Rate | null;
}

/** The loan terms of page 3. */
export interface HudLoanTerms {
  readonly initialAmount: Cents;
  /** Whole years, and the months beyond them. */
  readonly term: { readonly years: number; readonly months: number };
  readonly initialRate: Rate;
  /** Principal, interest and mortgage insurance. */
  readonly initialMonthly: Explained<Cents>;
  readonly includes: readonly ('principal' | 'interest' | 'mortgageInsurance')[];
  readonly answers: readonly HudLoanAnswer[];
  /** The escrow payment, and the whole monthly amount with it. */
  readonly escrow: Explained<Cents>;
  readonly totalMonthly: Explained<Cents>;
}

const rule = { text: '12 CFR 1024, Appendix A, page 3, Loan Terms' };

/** The loan terms as page 3 of the HUD-1 of 2010 shows them. Throws an InputError that names the field: `termMonths`. */
export function hudLoanTerms(loan: HudLoan): HudLoanTerms {
  checkNotNegative(loan.amount, 'amount');
  checkPercent(loan.rate, 'rate');
  checkCount(loan.termMonths, 'termMonths');
  if (loan.termMonths === 0) throw new InputError('OUT_OF_RANGE', 'termMonths', 'A loan has a month at least');
  const paysPrincipal = loan.principalAndInterest.value > zeroCents;
  const initialMonthly = sumOf(
    'Initial monthly amount owed',
    [loan.principalAndInterest.trace, ...(loan.mortgageInsurance ? [loan.mortgageInsurance.trace] : [])],
    'Principal, interest and any mortgage insurance',
    rule,
  );
  const escrow = sumOf(
    'Monthly escrow payment',
    loan.escrow.map(({ trace }) => trace),
    'The sum of its items',
    rule,
  );
  return {
    initialAmount: addCents(loan.amount),
    term: { years: Math.floor(loan.termMonths / 12), months: loan.termMonths % 12 },
    initialRate: loan.rate,
    initialMonthly,
    includes: [
      ...(paysPrincipal ? (['principal', 'interest'] as const) : []),
      ...(loan.mortgageInsurance && loan.mortgageInsurance.value > 0 ? (['mortgageInsurance'] as const) : []),
    ],
    answers: answersOf(loan),
    escrow,
    totalMonthly: sumOf(
      'Total monthly amount owed',
      [initialMonthly.trace, escrow.trace],
      'The initial monthly amount and the escrow payment',
      rule,
    ),
  };
}

function answersOf(loan: HudLoan): HudLoanAnswer[] {
  const answer = (question: string, upTo: Cents | Rate | null): HudLoanAnswer => ({
    question,
    isYes: upTo !== null,
    upTo,
  });
  return [
    answer('Can your interest rate rise?', loan.highestRate),
    answer('Even if you make payments on time, can your loan balance rise?', loan.highestBalance),
    answer('Even if you make payments on time, can your monthly amount owed rise?', loan.highestPayment),
    answer('Does your loan have a prepayment penalty?', loan.prepaymentPenalty),
    answer('Does your loan have a balloon payment?', loan.balloon?.amount ?? null),
  ];
}
