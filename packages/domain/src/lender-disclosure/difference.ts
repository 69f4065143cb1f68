import { type Cents, cents, Exact, roundExact, subtractCents, zeroCents } from '../money/index.ts';
import type { CostColumn } from '../settlement/index.ts';
import type { DisclosedKind, DisclosedSection, DisclosedValue } from './disclosed-facts.ts';
import type { DisclosedFee } from './disclosed-statement.ts';

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

/** What moves neither. */
export const nothing: MovedCash = { fromBorrower: zeroCents, toSeller: zeroCents };

/** Theirs less ours in cents; null of what is no amount. */
export const differenceOf = (kind: DisclosedKind, theirs: DisclosedValue | null, ours: DisclosedValue | null) =>
  kind === 'money' && typeof theirs === 'number' && typeof ours === 'number'
    ? subtractCents(cents(theirs), cents(ours))
    : null;

/** Whether rates are the same: to so many decimals where a side has no more. */
export function isSameRate(one: string, other: string, decimals: number | undefined): boolean {
  const [a, b] = [new Exact(one), new Exact(other)];
  if (decimals === undefined || (a.decimalPlaces() > decimals && b.decimalPlaces() > decimals)) return a.equals(b);
  return roundExact(a, decimals, 'halfUp').equals(roundExact(b, decimals, 'halfUp'));
}

/** A text as it is compared: whatever its case, spaces and apostrophes. */
export const wordsOf = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();

/** A difference of amounts; none where they are the same. */
export function ofAmounts(
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

/** The line that a difference is of. */
export type PlaceOfLine = Pick<DisclosedDifference, 'section' | 'line' | 'from'>;

/** A difference of words. */
export const ofText = (
  place: PlaceOfLine,
  column: string,
  theirs: string | null,
  ours: string | null,
): DisclosedDifference => ({ ...place, column, kind: 'text', theirs, ours, difference: null, moves: nothing });

/** What a line says besides its amounts: its name, how it is written, and what both sides have. */
export type Detail = readonly [
  column: string,
  kind: DisclosedKind,
  theirs: DisclosedValue | undefined,
  ours: DisclosedValue | undefined,
];

/** Differences of details, of those that both sides say. */
export const ofDetails = (place: PlaceOfLine, details: readonly Detail[]): DisclosedDifference[] =>
  details.flatMap(([column, kind, theirs, ours]) => {
    if (theirs === undefined || ours === undefined || theirs === ours) return [];
    return [{ ...place, column, kind, theirs, ours, difference: differenceOf(kind, theirs, ours), moves: nothing }];
  });

/** The days of both sides by their names. */
export const daysOf = (theirs: DisclosedFee['days'], ours: DisclosedFee['days']) =>
  [
    ['From', 'day', theirs?.from, ours?.from],
    ['To', 'day', theirs?.to, ours?.to],
  ] as const;
