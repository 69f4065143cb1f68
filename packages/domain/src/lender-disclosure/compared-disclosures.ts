import { type Cents, cents, negateCents, zeroCents } from '../money/index.ts';
import { differencesOfFees } from './compared-fees.ts';
import { differencesOfLines } from './compared-lines.ts';
import { differencesOfPayments } from './compared-payments.ts';
import { type DisclosedDifference, differenceOf, isSameRate, type MovedCash, nothing, wordsOf } from './difference.ts';
import {
  type DisclosedFactName,
  type DisclosedValue,
  disclosedFacts,
  disclosedSections,
  factNames,
  factOf,
} from './disclosed-facts.ts';
import type { DisclosedFee, DisclosedLine, DisclosedStatement } from './disclosed-statement.ts';

/**
 * What a lender’s closing disclosure says otherwise than ours, in the order of the form. What theirs does not say is not compared; nor is the
 * transaction of the seller where theirs is the disclosure of the borrower alone (12 CFR 1026.38(t)(5)(v)(A)). A line that only one side has is told with all of its amounts. Neither side is taken to be right.
 */
export function comparedDisclosures(theirs: DisclosedStatement, ours: DisclosedStatement): DisclosedDifference[] {
  const own = withinWhatIsSaid(ours, theirs);
  const all = [
    ...factNames.flatMap((name) => differenceOfFact(name, theirs, ours)),
    ...differencesOfFees(theirs.fees, own.fees),
    ...differencesOfLines(theirs.lines, own.lines),
    ...(theirs.payments === null ? [] : differencesOfPayments(theirs.payments, ours.payments ?? [])),
  ];
  return all.toSorted((one, other) => order.indexOf(one.section) - order.indexOf(other.section));
}

const isSellers = ({ section }: DisclosedLine): boolean => section === 'M' || section === 'N';

/** Whether a disclosure says anything of the transaction of the seller. */
const hasTransactionOfSeller = ({ facts, lines }: DisclosedStatement): boolean =>
  lines.some(isSellers) ||
  (['dueToSeller', 'dueFromSeller', 'cashToSeller'] as const).some((name) => facts[name] !== undefined);

const sellersColumns = ['sellerAtClosing', 'sellerBeforeClosing'] as const;

/** Whether it has columns of the seller. */
const hasCostsOfSeller = ({ facts, fees }: DisclosedStatement): boolean =>
  sellersColumns.some(
    (column) => facts[column] !== undefined || fees.some(({ columns }) => columns[column] !== undefined),
  );

/** Ours as far as theirs says anything: without sections M and N for the borrower alone, whose form may keep the columns of the seller. */
function withinWhatIsSaid(ours: DisclosedStatement, theirs: DisclosedStatement): DisclosedStatement {
  if (hasTransactionOfSeller(theirs)) return ours;
  const lines = ours.lines.filter((line) => !isSellers(line));
  return { ...ours, lines, fees: hasCostsOfSeller(theirs) ? ours.fees : ours.fees.flatMap(withoutSeller) };
}

/** A fee without the columns of the seller; none that only the seller pays. */
function withoutSeller(fee: DisclosedFee): DisclosedFee[] {
  const { sellerAtClosing, sellerBeforeClosing, ...columns } = fee.columns;
  const isOfSeller = (sellerAtClosing ?? sellerBeforeClosing) !== undefined && Object.keys(columns).length === 0;
  return isOfSeller ? [] : [{ ...fee, columns }];
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

/** Decimals that a rate is compared at where a side has fewer: form H-25(B) shows the total interest percentage with two, the rule has three. */
const decimalsOfSample: Partial<Record<DisclosedFactName, number>> = { tip: 2 };

function isSame(name: DisclosedFactName, theirs: DisclosedValue, ours: DisclosedValue | null): boolean {
  if (ours === null || typeof theirs !== typeof ours) return false;
  const { kind } = disclosedFacts[name];
  if (kind === 'rate') return isSameRate(String(theirs), String(ours), decimalsOfSample[name]);
  if (kind === 'text') return wordsOf(String(theirs)) === wordsOf(String(ours));
  return theirs === ours;
}
