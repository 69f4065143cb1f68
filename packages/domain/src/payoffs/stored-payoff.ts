import { addToDate, type WireDate } from '../dates/index.ts';
import { attempt, InputError } from '../errors/index.ts';
import { type Cents, cents, type Rate } from '../money/index.ts';
import { count, type Explained, type Finding, findingsByName, given, text } from '../trace/index.ts';
import { type Payoff, type PayoffQuote, type PerDiem, payoff, reversedTerms, sumOfPayoffs } from './payoff.ts';

/** Days of a year that the interest of a day is reckoned over. */
export const payoffDayBases = ['360', '365', '366'] as const;
const dayBases = [360, 365, 366] as const;

/** How much one statement holds of payoffs. */
export const payoffLimits = { payoffs: 40, feesOfPayoff: 40, cushionDays: 60, name: 120, memo: 2000 } as const;

/** A payoff as it is stored: what the letter of the lender says, as far as it is known. Amounts are cents. */
export interface StoredPayoff {
  readonly lenderName: string | null;
  readonly loanNumber: string | null;
  readonly principal: number | null;
  readonly interest: number | null;
  readonly interestTo: WireDate | null;
  readonly goodThrough: WireDate | null;
  /** Interest of a day as it is quoted; it goes before the rate. */
  readonly perDiem: number | null;
  readonly rate: Rate | null;
  readonly daysInYear: string | null;
  readonly roundsDay: boolean;
  /** Days from disbursement until the lender has the money. */
  readonly cushionDays: number | null;
  readonly credits: number | null;
}

/** A payoff of which nothing is known yet. */
export const emptyPayoff: StoredPayoff = {
  lenderName: null,
  loanNumber: null,
  principal: null,
  interest: null,
  interestTo: null,
  goodThrough: null,
  perDiem: null,
  rate: null,
  daysInYear: null,
  roundsDay: false,
  cushionDays: null,
  credits: null,
};

/** A fee of a payoff as it is stored. */
export interface StoredPayoffFee {
  readonly label: string | null;
  readonly amount: number | null;
}

/** What is missing for a figure, by field. */
type Gaps = Readonly<Record<string, string>>;

/** What must reach the lender, or what has to be known first. */
export type PayoffFigure =
  | ({ readonly kind: 'figure'; readonly arrives: WireDate; readonly findings: readonly Finding[] } & Payoff)
  | { readonly kind: 'open'; readonly missing: Gaps };

/** What is wrong with a payoff as a whole, by field. */
export function payoffProblems({ interestTo, goodThrough }: Partial<StoredPayoff>): { goodThrough?: string } {
  return interestTo && goodThrough && goodThrough < interestTo ? { goodThrough: reversedTerms(interestTo) } : {};
}

/** What people call a payoff. */
export const payoffName = (
  { lenderName, loanNumber }: Pick<StoredPayoff, 'lenderName' | 'loanNumber'>,
  unnamed = 'Payoff',
): string => lenderName?.trim() || loanNumber?.trim() || unnamed;

/** The day the money of a file goes out, and which of its dates that is. */
export interface PayDay {
  readonly day: WireDate | null;
  readonly source: string;
}

/** The disbursement date of a file, or its closing date as long as it has none. */
export function payDayOf(file: {
  readonly disbursementDate: WireDate | null;
  readonly closingDate: WireDate | null;
}): PayDay {
  const { disbursementDate, closingDate } = file;
  if (disbursementDate !== null) return { day: disbursementDate, source: 'Disbursement date of the file' };
  const source = closingDate === null ? 'The file has no disbursement date' : 'Closing date: no disbursement date yet';
  return { day: closingDate, source };
}

/**
 * What must reach the lender of a stored payoff when the file disburses on a day. Nothing is assumed: where the letter or the file does not
 * say enough, the figure stays open and names what is missing.
 */
export function payoffFigure(stored: StoredPayoff, fees: readonly StoredPayoffFee[], disburses: PayDay): PayoffFigure {
  const made = attempt(() => figureOf(stored, fees, disburses));
  return made instanceof InputError ? { kind: 'open', missing: { [made.field]: made.message } } : made;
}

function figureOf(stored: StoredPayoff, fees: readonly StoredPayoffFee[], disburses: PayDay): PayoffFigure {
  const { principal, interest, interestTo, goodThrough, credits } = stored;
  const perDiem = perDiemOf(stored);
  const charged = fees.flatMap(({ label, amount }) =>
    amount === null ? [] : [{ label: label?.trim() || 'Fee', amount: cents(amount) }],
  );
  if (
    principal === null ||
    interest === null ||
    interestTo === null ||
    perDiem === null ||
    disburses.day === null ||
    charged.length < fees.length
  )
    return { kind: 'open', missing: gapsOf(stored, fees, disburses.day) };
  const arrives = arrivalOf(stored, disburses.day, disburses.source);
  const quote: PayoffQuote = {
    label: payoffName(stored),
    principal: cents(principal),
    interest: cents(interest),
    interestTo,
    ...(goodThrough === null ? {} : { goodThrough }),
    perDiem,
    fees: charged,
    // A letter that says nothing of credits has none.
    credits: cents(credits ?? 0),
  };
  const made = payoff(quote, arrives);
  return { kind: 'figure', arrives: arrives.value, findings: findingsOf(made), ...made };
}

const findingsOf = ({ isPastGoodThrough, total }: Payoff): readonly Finding[] => [
  ...(isPastGoodThrough ? [{ what: 'Terms end before', act: 'ask for a new letter' }] : []),
  ...(total.value < 0 ? [{ what: 'The lender holds more than is owed', act: 'ask what it sends back' }] : []),
];

function perDiemOf({ perDiem, rate, daysInYear, roundsDay }: StoredPayoff): PerDiem | null {
  if (perDiem !== null) return { kind: 'quoted', amount: cents(perDiem) };
  const days = dayBases.find((each) => String(each) === daysInYear);
  if (rate === null || Number(rate) > 100 || days === undefined) return null;
  return { kind: 'rate', rate, daysInYear: days, roundsDay };
}

function gapsOf(
  { principal, interest, interestTo, perDiem, rate, daysInYear }: StoredPayoff,
  fees: readonly StoredPayoffFee[],
  disburses: WireDate | null,
): Gaps {
  return {
    ...(principal === null ? { principal: 'The principal' } : {}),
    ...(interest === null ? { interest: 'The interest to that day, 0 if there is none' } : {}),
    ...(interestTo === null ? { interestTo: 'The day interest is figured to' } : {}),
    ...Object.fromEntries(
      fees.flatMap(({ label, amount }, at) =>
        amount === null ? [[`fees.${at}.amount`, `The amount of ${label?.trim() || 'a fee'}`]] : [],
      ),
    ),
    ...(perDiem === null && rate === null ? { perDiem: 'The per diem, or a rate' } : {}),
    ...(perDiem === null && Number(rate) > 100 ? { rate: 'A rate of at most 100 %' } : {}),
    ...(perDiem === null && rate !== null && daysInYear === null ? { daysInYear: 'The days of the year' } : {}),
    ...(disburses === null ? { disbursementDate: 'The day the file disburses' } : {}),
  };
}

/** The day the lender has the money. */
function arrivalOf({ cushionDays }: StoredPayoff, disburses: WireDate, source: string): Explained<WireDate> {
  const cushion = cushionDays ?? 0;
  const value = addToDate(disburses, cushion, 'days');
  return {
    value,
    trace: {
      label: 'The money arrives',
      value: text(value),
      formula: 'Cushion days after the file disburses',
      math: 'daysAfter(a, b)',
      inputs: [
        given(source, text(disburses), 'disbursementDate'),
        given('Cushion', count(cushion, 'days'), 'cushionDays'),
      ],
    },
  };
}

/** What all payoffs of a statement come to, in their order; null as long as one of them is open, or where they come to no amount there is. */
export function payoffsTotal(figures: readonly PayoffFigure[]): Explained<Cents> | null {
  const totals = figures.flatMap((figure) => (figure.kind === 'figure' ? [figure.total] : []));
  if (totals.length < figures.length) return null;
  const sum = attempt(() => sumOfPayoffs(totals, 'payoffs'));
  return sum instanceof InputError ? null : sum;
}

/** What there is to look at in any of several payoffs, each with the names of those it is about. */
export const payoffsFindings = (named: readonly { readonly name: string; readonly figure: PayoffFigure }[]) =>
  findingsByName(
    named.map(({ name, figure }) => ({ name, findings: figure.kind === 'figure' ? figure.findings : [] })),
  );
