import { columnWords } from '../fees/index.ts';
import { type Cents, cents, Exact, negateCents, roundExact, subtractCents, zeroCents } from '../money/index.ts';
import { type CostColumn, costColumns } from '../settlement/index.ts';
import {
  type DisclosedFactName,
  type DisclosedKind,
  type DisclosedSection,
  type DisclosedValue,
  disclosedFacts,
  disclosedSections,
  factNames,
  factOf,
} from './disclosed-facts.ts';
import type { DisclosedFee, DisclosedLine, DisclosedPayment, DisclosedStatement } from './disclosed-statement.ts';
import { matchedFees, matchedSummaries } from './matched-lines.ts';

/** What taking over a difference moves, in cents: the cash to close from the borrower, and the cash to the seller. */
export interface MovedCash {
  readonly fromBorrower: Cents;
  readonly toSeller: Cents;
}

/** Something that two closing disclosures say otherwise. */
export interface DisclosedDifference {
  readonly section: DisclosedSection;
  /** The line of the form. */
  readonly line: string;
  /** Which column or part of the line; empty where it has but one. */
  readonly column: string;
  readonly kind: DisclosedKind;
  /** Null where it has none. */
  readonly theirs: DisclosedValue | null;
  readonly ours: DisclosedValue | null;
  /** Theirs less ours; null of what is no amount, or where one side says nothing. */
  readonly difference: Cents | null;
  readonly moves: MovedCash;
  /** The row of our statement it is typed in; none where the line is not there, or is made of several. */
  readonly from?: string;
  /** Which amount of a fee that is. */
  readonly costColumn?: CostColumn;
}

const nothing: MovedCash = { fromBorrower: zeroCents, toSeller: zeroCents };

/**
 * What a lender’s closing disclosure says otherwise than ours, in the order of the form. What theirs does not say is not compared; a line that only one side
 * has is told with all of its amounts. Neither side is taken to be right.
 */
export function comparedDisclosures(theirs: DisclosedStatement, ours: DisclosedStatement): DisclosedDifference[] {
  const all = [
    ...factNames.flatMap((name) => differenceOfFact(name, theirs, ours)),
    ...differencesOfFees(theirs.fees, ours.fees),
    ...differencesOfLines(theirs.lines, ours.lines),
    ...(theirs.payments === null ? [] : differencesOfPayments(theirs.payments, ours.payments ?? [])),
  ];
  return all.toSorted((one, other) => order.indexOf(one.section) - order.indexOf(other.section));
}

const order = Object.keys(disclosedSections);

/** What all differences move together. */
export const movedBy = (differences: readonly Pick<DisclosedDifference, 'moves'>[]): MovedCash => ({
  fromBorrower: cents(differences.reduce((sum, { moves }) => sum + moves.fromBorrower, 0)),
  toSeller: cents(differences.reduce((sum, { moves }) => sum + moves.toSeller, 0)),
});

/** Facts that move the cash of a side when they are taken over; totals follow from their lines. */
const movingFacts: Readonly<Partial<Record<DisclosedFactName, (by: Cents) => MovedCash>>> = {
  salePrice: (by) => ({ fromBorrower: by, toSeller: by }),
  personalProperty: (by) => ({ fromBorrower: by, toSeller: by }),
  assumedLoan: (by) => ({ fromBorrower: negateCents(by), toSeller: negateCents(by) }),
  loanAmount: (by) => ({ fromBorrower: negateCents(by), toSeller: zeroCents }),
  lenderCredits: (by) => ({ fromBorrower: negateCents(by), toSeller: zeroCents }),
};

function differenceOfFact(
  name: DisclosedFactName,
  { facts: theirs }: DisclosedStatement,
  { facts: ours }: DisclosedStatement,
): DisclosedDifference[] {
  const { section, label, kind, noneIsZero, isNotCompared } = factOf(name);
  const none = noneIsZero ? 0 : null;
  const { [name]: their = null } = theirs;
  const { [name]: our = none } = ours;
  if (their === null || isNotCompared || isSame(name, their, our)) return [];
  const difference = differenceOf(kind, their, our);
  const moves = (difference !== null && movingFacts[name]?.(difference)) || nothing;
  return [{ section, line: label, column: '', kind, theirs: their, ours: our, difference, moves }];
}

const differenceOf = (kind: DisclosedKind, theirs: DisclosedValue | null, ours: DisclosedValue | null) =>
  kind === 'money' && typeof theirs === 'number' && typeof ours === 'number'
    ? subtractCents(cents(theirs), cents(ours))
    : null;

/** Decimals that a rate is compared at where a side has fewer: form H-25(B) shows the total interest percentage with two, the rule has three. */
const decimalsOfSample: Partial<Record<DisclosedFactName, number>> = { tip: 2 };

function isSame(name: DisclosedFactName, theirs: DisclosedValue, ours: DisclosedValue | null): boolean {
  if (ours === null || typeof theirs !== typeof ours) return false;
  const { kind } = disclosedFacts[name];
  if (kind === 'rate') return isSameRate(String(theirs), String(ours), decimalsOfSample[name]);
  if (kind === 'text') return wordsOf(String(theirs)) === wordsOf(String(ours));
  return theirs === ours;
}

function isSameRate(one: string, other: string, decimals: number | undefined): boolean {
  const [a, b] = [new Exact(one), new Exact(other)];
  if (decimals === undefined || (a.decimalPlaces() > decimals && b.decimalPlaces() > decimals)) return a.equals(b);
  return roundExact(a, decimals, 'halfUp').equals(roundExact(b, decimals, 'halfUp'));
}

/** A text as it is compared: whatever its case, spaces and apostrophes. */
const wordsOf = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();

/** A difference of amounts; none where they are the same. */
function ofAmounts(
  place: Pick<DisclosedDifference, 'section' | 'line' | 'column' | 'from' | 'costColumn'>,
  theirs: Cents | null,
  ours: Cents | null,
  movesOf: (by: Cents) => MovedCash = () => nothing,
): DisclosedDifference[] {
  if ((theirs ?? zeroCents) === (ours ?? zeroCents) && (theirs === null) === (ours === null)) return [];
  const by = subtractCents(theirs ?? zeroCents, ours ?? zeroCents);
  const { from, costColumn, ...words } = place;
  return [
    {
      ...words,
      kind: 'money',
      theirs,
      ours,
      difference: by,
      moves: movesOf(by),
      ...(from !== undefined && { from }),
      ...(costColumn !== undefined && { costColumn }),
    },
  ];
}

const movingColumns: Readonly<Partial<Record<CostColumn, (by: Cents) => MovedCash>>> = {
  borrowerAtClosing: (by) => ({ fromBorrower: by, toSeller: zeroCents }),
  sellerAtClosing: (by) => ({ fromBorrower: zeroCents, toSeller: negateCents(by) }),
};

function differencesOfFees(theirs: readonly DisclosedFee[], ours: readonly DisclosedFee[]): DisclosedDifference[] {
  const matched = matchedFees(theirs, ours);
  return [
    ...matched.pairs.flatMap(([their, our]) => differencesOfFee(their, our)),
    ...matched.theirs.flatMap((fee) => differencesOfFee(fee, null)),
    ...matched.ours.flatMap((fee) => differencesOfFee(null, fee)),
  ];
}

function differencesOfFee(their: DisclosedFee | null, our: DisclosedFee | null): DisclosedDifference[] {
  const shown = their ?? our;
  if (shown === null) return [];
  const place = { section: shown.section, line: our?.label ?? shown.label, ...(our?.from && { from: our.from }) };
  const columns = costColumns.flatMap((column) => {
    const [one, other] = [their?.columns[column] ?? null, our?.columns[column] ?? null];
    const at = { ...place, column: columnWords[column], costColumn: column };
    return ofAmounts(at, one, other, movingColumns[column]);
  });
  if (their === null || our === null) {
    if (columns.length > 0) return columns;
    // A line without an amount is on one of the forms all the same.
    return [{ ...place, column: '', kind: 'text', theirs: their?.label ?? null, ours: our?.label ?? null, ...unmoved }];
  }
  return [
    ...(their.section === our.section ? [] : [ofText(place, 'Section', their.section, our.section)]),
    ...columns,
    ...(isOtherPayer(their, our) ? [ofText(place, 'Paid by', payerOf(their), payerOf(our))] : []),
    ...(isOtherPayee(their, our) ? [ofText(place, 'Payee', their.payee, our.payee)] : []),
    ...detailsOfFee(their, our, place),
  ];
}

const unmoved = { difference: null, moves: nothing } as const;

const ofText = (
  place: Pick<DisclosedDifference, 'section' | 'line' | 'from'>,
  column: string,
  theirs: string | null,
  ours: string | null,
): DisclosedDifference => ({ ...place, column, kind: 'text', theirs, ours, ...unmoved });

const isOtherPayee = ({ payee: one }: DisclosedFee, { payee: other }: DisclosedFee): boolean =>
  one !== null && other !== null && wordsOf(one) !== wordsOf(other);

/** Whether what others pay is paid by the lender on one side alone. */
const isOtherPayer = (their: DisclosedFee, our: DisclosedFee): boolean =>
  Boolean(their.columns.others && our.columns.others) && their.isPaidByLender !== our.isPaidByLender;

const payerOf = ({ isPaidByLender }: DisclosedFee): string => (isPaidByLender ? 'Lender' : 'Another');

type Detail = readonly [string, DisclosedKind, DisclosedValue | undefined, DisclosedValue | undefined];

/** Months, what each is, and days, where both say them. */
function detailsOfFee(
  their: DisclosedFee,
  our: DisclosedFee,
  place: Pick<DisclosedDifference, 'section' | 'line' | 'from'>,
): DisclosedDifference[] {
  const parts: readonly Detail[] = [
    ['Months', 'count', their.months, our.months],
    [their.section === 'F' ? 'A day' : 'A month', 'money', their.each, our.each],
    ...daysOf(their.days, our.days),
  ];
  return parts.flatMap(([column, kind, theirs, ours]) => {
    if (theirs === undefined || ours === undefined || theirs === ours) return [];
    return [{ ...place, column, kind, theirs, ours, difference: differenceOf(kind, theirs, ours), moves: nothing }];
  });
}

const daysOf = (theirs: DisclosedFee['days'], ours: DisclosedFee['days']) =>
  [
    ['From', 'day', theirs?.from, ours?.from],
    ['To', 'day', theirs?.to, ours?.to],
  ] as const;

/** What a line of the summaries moves, by its letter. */
const movingLines: Readonly<Record<DisclosedLine['section'], (by: Cents) => MovedCash>> = {
  K: (by) => ({ fromBorrower: by, toSeller: zeroCents }),
  L: (by) => ({ fromBorrower: negateCents(by), toSeller: zeroCents }),
  M: (by) => ({ fromBorrower: zeroCents, toSeller: by }),
  N: (by) => ({ fromBorrower: zeroCents, toSeller: negateCents(by) }),
  P: (by) => ({ fromBorrower: by, toSeller: zeroCents }),
};

function differencesOfLines(theirs: readonly DisclosedLine[], ours: readonly DisclosedLine[]): DisclosedDifference[] {
  const matched = matchedSummaries(theirs, ours);
  const pairs: readonly (readonly [DisclosedLine | null, DisclosedLine | null])[] = [
    ...matched.pairs,
    ...matched.theirs.map((line) => [line, null] as const),
    ...matched.ours.map((line) => [null, line] as const),
  ];
  return pairs.flatMap(([their, our]) => {
    const shown = their ?? our;
    if (shown === null) return [];
    const { section } = shown;
    const place = { section, line: our?.label ?? shown.label, ...(our?.from && { from: our.from }) };
    const details = daysOf(their?.days, our?.days).flatMap(([column, kind, one, other]) =>
      one === undefined || other === undefined || one === other
        ? []
        : [{ ...place, column, kind, theirs: one, ours: other, ...unmoved }],
    );
    const at = { ...place, column: '' };
    return [...ofAmounts(at, their?.amount ?? null, our?.amount ?? null, movingLines[section]), ...details];
  });
}

/** The columns of the projected payments, one by one in their order. */
function differencesOfPayments(
  theirs: readonly DisclosedPayment[],
  ours: readonly DisclosedPayment[],
): DisclosedDifference[] {
  const section = 'payments';
  return Array.from({ length: Math.max(theirs.length, ours.length) }, (_, at) => {
    const [their, our] = [theirs[at], ours[at]];
    const shown = our ?? their;
    if (shown === undefined) return [];
    const line = yearsOf(shown);
    const years =
      their && our && yearsOf(their) !== line ? [ofText({ section, line }, 'Years', yearsOf(their), line)] : [];
    const parts = paymentParts.flatMap(({ column, of, isLeast }) =>
      isLeast && !(their && varies(their)) && !(our && varies(our))
        ? []
        : ofAmounts({ section, line, column }, their ? of(their) : null, our ? of(our) : null),
    );
    return [...years, ...parts];
  }).flat();
}

const yearsOf = ({ fromYear, toYear, isFinal }: DisclosedPayment): string => {
  if (isFinal) return 'Final Payment';
  return fromYear === toYear ? `Year ${fromYear}` : `Years ${fromYear}–${toYear}`;
};

/** Whether what is paid is a range: where it is not, its least is its most. */
const varies = ({ principalAndInterest, total }: DisclosedPayment): boolean =>
  principalAndInterest.least !== principalAndInterest.most || total.least !== total.most;

interface PaymentPart {
  readonly column: string;
  readonly of: (payment: DisclosedPayment) => Cents;
  readonly isLeast?: true;
}

const paymentParts: readonly PaymentPart[] = [
  {
    column: 'Principal & Interest, at least',
    of: ({ principalAndInterest }) => principalAndInterest.least,
    isLeast: true,
  },
  { column: 'Principal & Interest', of: ({ principalAndInterest }) => principalAndInterest.most },
  { column: 'Mortgage Insurance', of: ({ mortgageInsurance }) => mortgageInsurance },
  { column: 'Estimated Escrow', of: ({ escrow }) => escrow },
  { column: 'Estimated Total Monthly Payment, at least', of: ({ total }) => total.least, isLeast: true },
  { column: 'Estimated Total Monthly Payment', of: ({ total }) => total.most },
];
