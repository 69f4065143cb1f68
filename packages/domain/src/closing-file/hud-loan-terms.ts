import { addToDate, type WireDate } from '../dates/index.ts';
import {
  balloonPayment,
  type Course,
  coursesOf,
  firstIncrease,
  firstIncreaseOf,
  type Gaps,
  highestOf,
  highestPayment,
  highestRate,
  highestRateTrace,
  inStatement,
  insuranceOf,
  type OrOpen,
  type StoredLoan,
  type StoredReverse,
  type StoredTerms,
  type TermDetail,
  type TermLine,
} from '../disclosure/index.ts';
import type { escrowItemKinds } from '../escrow-account/index.ts';
import { formatDate } from '../formats/index.ts';
import { type AdjustableRate, insuredMonthsOf, schedule, scheduleTotals, termLeaves } from '../loans/index.ts';
import { cents, zeroCents } from '../money/index.ts';
import {
  type HudMonthly,
  type HudTermName,
  hudMonthly,
  hudOwed,
  hudPenalty,
  hudTermLines,
  hudTermWords,
  hudTotalMonthly,
} from '../settlement/index.ts';
import { count, given, money, rate, type Trace, text } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import { listed, prepaidInterest } from './loan-pages.ts';
import { type PropertyCosts, propertyCosts, type StoredPropertyCosts } from './property-costs.ts';
import type { StoredCharges } from './stored-fees.ts';
import type { FileFacts } from './stored-parts.ts';

/** A line of the loan terms on page 3. */
export type HudTermLine = TermLine<HudTermName>;

/** The field that decides a line of the loan terms on page 3. */
export const hudTermFields = {
  initialAmount: 'loanAmount',
  term: 'loan.termMonths',
  initialRate: 'loan.rate',
  initialMonthly: 'amortizationMonths',
  rateRises: 'loan.isAdjustableRate',
  balanceRises: 'loan.isNegativeAmortization',
  amountRises: 'amortizationMonths',
  penalty: 'prepaymentPenalty',
  balloon: 'amortizationMonths',
  totalMonthly: 'monthlyEscrow',
} as const satisfies Record<HudTermName, string>;

interface HudLoanStated {
  readonly loan: StoredLoan;
  readonly stated: StoredTerms & StoredPropertyCosts & StoredReverse;
}

interface HudLoanCosts {
  readonly file: FileFacts;
  readonly charges: StoredCharges;
  readonly fees: readonly FiguredFee[];
}

/** The loan terms of page 3 of the HUD-1 of 2010 (12 CFR 1024, Appendix A) with the prepaid interest, and what is missing for them. Nothing is assumed. */
export function hudLoanTermsPage(known: HudLoanStated, { file, charges, fees }: HudLoanCosts) {
  const costs = propertyCosts(charges.escrow, known.stated, fees);
  const lines = linesOf(known, costs, charges);
  const { interest, ofInterest } = prepaidInterest({ file, charges });
  return { lines, interest, missing: listed([...lines.map((line) => line.missing), ofInterest]) };
}

type Parts = Partial<Omit<HudTermLine, 'name'>>;

const line = (name: HudTermName, parts: Parts): HudTermLine => ({
  name,
  figure: null,
  answer: null,
  details: [],
  missing: {},
  ...parts,
});

/** An answer with its reason: what is said, or a schedule that follows from terms. */
function answered(isYes: boolean, reason: Trace, details: readonly TermDetail[] = []): Parts {
  const trace = { ...reason, value: text(isYes ? 'Yes' : 'No') };
  return { answer: { isYes, trace: inStatement(trace) }, details };
}

/** Why a schedule says so: the terms it follows from. */
const ofTerms = ({ terms }: Course, label: string): Trace => ({
  label,
  value: text(''),
  formula: 'By the schedule of the terms',
  inputs: termLeaves(terms),
});

/** A figure of a field, or that it is missing. */
const stated = (figure: Trace | null, missing: Gaps): Parts => (figure ? { figure } : { missing });

function linesOf(known: HudLoanStated, costs: PropertyCosts, charges: HudLoanCosts['charges']): HudTermLine[] {
  const { loan, stated: said } = known;
  const isReverse = said.reverseMortgage !== null;
  const made = isReverse ? null : courseOf(loan, said);
  const monthly = made && monthlyOf(loan, made);
  const { rate: percent, amount } = loan;
  return [
    line(
      'initialAmount',
      stated(amount === null ? null : given('Loan amount', money(amount), 'loanAmount'), {
        loanAmount: 'The loan amount',
      }),
    ),
    line('term', termOf(loan, said)),
    line(
      'initialRate',
      stated(percent === null ? null : given('Interest rate', rate(percent), 'loan.rate'), {
        'loan.rate': 'The rate of the loan',
      }),
    ),
    line('initialMonthly', monthly ? initialOf(monthly) : notApplicable),
    line('rateRises', rateOf(loan, made)),
    line('balanceRises', isReverse ? unknownBalance : balanceOf(loan)),
    line('amountRises', made ? amountOf(known, made) : answered(false, reverse)),
    line('penalty', penaltyOf(loan, said)),
    line('balloon', made ? balloonLine(loan, made) : answered(false, reverse)),
    line('totalMonthly', totalOf(said, monthly, costs, charges)),
  ];
}

const reverse = given('Reverse mortgage', text('Yes'), 'reverseMortgage');
/** What the form says of a reverse mortgage. */
const notApplicable: Parts = { figure: { ...reverse, value: text('N/A') } };
const unknownBalance = answered(true, reverse, [{ words: 'It can rise to a maximum of: Unknown' }]);

function termOf({ termMonths }: StoredLoan, { reverseMortgage }: StoredReverse): Parts {
  if (reverseMortgage === 'Until an event') return notApplicable;
  if (termMonths === null) return { missing: { 'loan.termMonths': 'The term of the loan' } };
  const of = given('Term', count(termMonths, 'months'), 'loan.termMonths');
  return { figure: { ...of, value: text(hudTermWords(termMonths)) } };
}

type Made = OrOpen<{ readonly course: Course; readonly adjustable: AdjustableRate | null }>;

/** What the form asks of a rate that may change is asked of its highest course. */
function courseOf(loan: StoredLoan, said: StoredTerms): Made {
  const known = coursesOf(loan, said);
  if (known.kind === 'open') return known;
  const { high: terms, adjustable } = known;
  return { kind: 'figure', course: { terms, rows: schedule(terms) }, adjustable };
}

/** The first month, as long as the premium of mortgage insurance is known. */
function monthlyOf({ mortgageInsurance: premium, isInterestOnly }: StoredLoan, made: Made): OrOpen<HudMonthly> {
  const missing = {
    ...(made.kind === 'open' ? made.missing : {}),
    ...(premium === null ? { 'loan.mortgageInsurance': 'The mortgage insurance of a month, 0 if there is none' } : {}),
  };
  if (made.kind === 'open' || premium === null) return { kind: 'open', missing };
  const { terms, rows } = made.course;
  const { firstPayment } = scheduleTotals(terms, rows);
  return {
    kind: 'figure',
    ...hudMonthly({
      principalAndInterest: { ...firstPayment, trace: inStatement(firstPayment.trace) },
      repaysPrincipal: !isInterestOnly,
      mortgageInsurance: { value: cents(premium), trace: premiumTrace(premium) },
    }),
  };
}

const premiumTrace = (premium: number): Trace =>
  given('Mortgage insurance of a month', money(premium), 'loan.mortgageInsurance');

function initialOf(monthly: OrOpen<HudMonthly>): Parts {
  if (monthly.kind === 'open') return { missing: monthly.missing };
  const { owed, includes } = monthly;
  return { figure: owed.trace, details: includes.length > 0 ? [{ words: `Includes ${includes.join(', ')}` }] : [] };
}

/** How far and when a rate that may change does. */
function rateOf(loan: StoredLoan, made: Made | null): Parts {
  const reason = (isYes: boolean) => given('Adjustable rate', text(isYes ? 'Yes' : 'No'), 'loan.isAdjustableRate');
  if (!loan.isAdjustableRate) return answered(false, reason(false));
  if (made === null) return answered(true, reason(true));
  if (made.kind === 'open') return { missing: made.missing };
  const { course, adjustable } = made;
  // The rate of a payment is that of the month before it.
  const day = adjustable && dayOf(loan, adjustable.firstAdjustment - 1);
  if (adjustable === null || day === null) return { ...answered(true, reason(true)), missing: noDay };
  const { everyMonths, firstCap, laterCap, floor } = adjustable;
  const highest = highestRate(course.terms).rate;
  const first = firstCap === laterCap ? '' : `${firstCap}% on the first one and `;
  const often = everyMonths === 1 ? 'month' : `${everyMonths} months`;
  return answered(true, reason(true), [
    { words: 'It can rise to a maximum of', trace: inStatement(highestRateTrace(course.terms, highest)) },
    { words: `The first change will be on ${formatDate(day)} and can change again every ${often} after that` },
    { words: `Every change date, your interest rate can increase or decrease by ${first}${laterCap}%` },
    {
      words: `Over the life of the loan, your interest rate is guaranteed to never be lower than ${floor}% or higher than ${highest}%`,
    },
  ]);
}

function balanceOf({ isNegativeAmortization }: StoredLoan): Parts {
  const field = 'loan.isNegativeAmortization';
  if (isNegativeAmortization)
    return { missing: { [field]: 'A balance that grows: how far is not worked out for a HUD-1' } };
  return answered(false, given('Negative amortization', text('No'), field));
}

/** The day of a payment; none while the first one is open. */
function dayOf({ firstPaymentDate }: StoredLoan, payment: number): WireDate | null {
  return firstPaymentDate && addToDate(firstPaymentDate, payment - 1, 'months');
}

const noDay: Gaps = { 'loan.firstPaymentDate': 'The first payment of the loan' };

/** The payment rises where interest alone is paid at first. A premium does not: it ends. */
function amountOf({ loan, stated: said }: HudLoanStated, made: Made): Parts {
  if (made.kind === 'open') return { missing: made.missing };
  const { terms, rows } = made.course;
  const { firstPayment } = scheduleTotals(terms, rows);
  const [most, higher] = [highestOf(rows), firstIncreaseOf(rows)];
  const reason = ofTerms(made.course, 'The highest payment of the schedule, the last left out, is above the first one');
  if (!most || !higher || most.amount <= firstPayment.value) return answered(false, reason);
  const insurance = insuranceOf(loan, said);
  const day = dayOf(loan, higher.payment);
  const missing = { ...(insurance.kind === 'open' ? insurance.missing : {}), ...(day === null ? noDay : {}) };
  if (insurance.kind === 'open' || day === null) return { ...answered(true, reason), missing };
  const paid = insuredMonthsOf({ terms, ...insurance }, rows).value;
  const owed = (label: string, { payment }: typeof most, { trace }: ReturnType<typeof highestPayment>) => {
    const premiums = payment <= paid ? [premiumTrace(insurance.insurance.monthly)] : [];
    return hudOwed(label, [inStatement(trace), ...premiums]).trace;
  };
  return answered(true, reason, [
    {
      words: `The first increase can be on ${formatDate(day)}, and the monthly amount owed can rise to`,
      trace: owed('Monthly amount owed at the first increase', higher, firstIncrease(made.course)),
    },
    {
      words: 'The maximum it can ever rise to is',
      trace: owed('Highest monthly amount owed', most, highestPayment(made.course)),
    },
  ]);
}

function penaltyOf({ amount }: StoredLoan, { prepaymentPenalty, penaltyPercent }: StoredTerms): Parts {
  if (prepaymentPenalty === null)
    return { missing: { prepaymentPenalty: 'Whether the loan has a prepayment penalty' } };
  const reason = given('Prepayment penalty', text(prepaymentPenalty), 'prepaymentPenalty');
  if (prepaymentPenalty === 'No') return answered(false, reason);
  const missing = {
    ...(amount === null ? { loanAmount: 'The loan amount' } : {}),
    ...(penaltyPercent === null ? { penaltyPercent: 'How much of the loan the penalty is' } : {}),
  };
  if (amount === null || penaltyPercent === null) return { ...answered(true, reason), missing };
  const { trace } = hudPenalty(cents(amount), penaltyPercent);
  return answered(true, reason, [{ words: 'Your maximum prepayment penalty is', trace }]);
}

function balloonLine(loan: StoredLoan, made: Made): Parts {
  if (made.kind === 'open') return { missing: made.missing };
  const balloon = balloonPayment(made.course);
  const reason = ofTerms(made.course, 'The last payment is no regular one and more than twice any of those');
  if (balloon === null) return answered(false, reason);
  const day = dayOf(loan, balloon.payment);
  const due = day === null ? '' : ` on ${formatDate(day)}`;
  const words = `You have a balloon payment, due in ${hudTermWords(balloon.payment)}${due}, of`;
  const parts = answered(true, reason, [{ words, trace: inStatement(balloon.amount.trace) }]);
  return day === null ? { ...parts, missing: noDay } : parts;
}

function totalOf(
  { reverseMortgage, drawnItems }: StoredReverse,
  monthly: OrOpen<HudMonthly> | null,
  costs: PropertyCosts,
  charges: HudLoanCosts['charges'],
): Parts {
  const drawn = drawnItems?.trim();
  if (reverseMortgage !== null && drawn) {
    const words = `You have an additional monthly escrow payment of $0*. It includes ${drawn}`;
    return { details: [{ words }, { words: '* Paid by or through draws from the principal limit' }] };
  }
  const { escrow } = costs;
  if (escrow.kind === 'open') return { missing: escrow.missing };
  if (escrow.value === zeroCents) return { details: noEscrow };
  const items = itemsOf(costs, charges);
  const details = [
    { words: 'You have an additional monthly escrow payment of', trace: escrow.trace },
    ...(items.length > 0 ? [{ words: `It includes ${items.join(', ')}` }] : []),
  ];
  if (monthly === null) return { figure: escrow.trace, details };
  if (monthly.kind === 'open') return { missing: monthly.missing, details };
  return { figure: hudTotalMonthly(monthly.owed, escrow).trace, details };
}

const noEscrow: readonly TermDetail[] = [
  { words: 'You do not have a monthly escrow payment for items, such as property taxes and homeowner’s insurance' },
  { words: 'You must pay these items directly yourself' },
];

/** Boxes of the form by the kind of an item of escrow. */
const boxes: Readonly<Partial<Record<keyof typeof escrowItemKinds, string>>> = {
  'City taxes': 'Property taxes',
  'County taxes': 'Property taxes',
  'School taxes': 'Property taxes',
  'Homeowners insurance': 'Homeowner’s insurance',
  'Flood insurance': 'Flood insurance',
};

/** What goes into escrow, by the boxes of the form; mortgage insurance has its own line. */
function itemsOf({ lines }: PropertyCosts, { escrow: { items } }: HudLoanCosts['charges']): readonly string[] {
  if (items.length === 0)
    return lines.flatMap(({ inEscrow, label }) => (inEscrow === 'Yes' || inEscrow === 'Some' ? label : []));
  const named = items.flatMap(({ item: { kind, label } }) => {
    if (kind === 'Mortgage insurance') return [];
    return (kind && boxes[kind]) || label?.trim() || kind || [];
  });
  return [...new Set(named)];
}

/** Whether a line asks for a Yes or a No. */
export const isHudQuestion = (name: HudTermName): boolean => hudTermLines[name].endsWith('?');
