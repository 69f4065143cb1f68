import { columnWords } from '../fees/index.ts';
import { type Cents, negateCents, zeroCents } from '../money/index.ts';
import { type CostColumn, costColumns } from '../settlement/index.ts';
import {
  type Detail,
  type DisclosedDifference,
  daysOf,
  isSameRate,
  type MovedCash,
  ofAmounts,
  ofDetails,
  ofText,
  type PlaceOfLine,
  wordsOf,
} from './difference.ts';
import type { DisclosedFee } from './disclosed-statement.ts';
import { isOnSameLine, isSameNaming, matchedFees, type PlacedFee } from './matched-lines.ts';
import { isPoints, percentOfPoints } from './points.ts';

const movingColumns: Readonly<Partial<Record<CostColumn, (by: Cents) => MovedCash>>> = {
  borrowerAtClosing: (by) => ({ fromBorrower: by, toSeller: zeroCents }),
  sellerAtClosing: (by) => ({ fromBorrower: zeroCents, toSeller: negateCents(by) }),
};

/** What two sides say otherwise of the lines of sections A to H. */
export function differencesOfFees(
  theirs: readonly DisclosedFee[],
  ours: readonly DisclosedFee[],
): DisclosedDifference[] {
  const matched = matchedFees(theirs, ours);
  return [
    ...matched.pairs.flatMap(([their, our]) => differencesOfFee(their, our)),
    ...matched.theirs.flatMap((fee) => differencesOfFee(fee, null)),
    ...matched.ours.flatMap((fee) => differencesOfFee(null, fee)),
  ];
}

function differencesOfFee(their: PlacedFee | null, our: PlacedFee | null): DisclosedDifference[] {
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
    return [ofText(place, '', their?.label ?? null, our?.label ?? null)];
  }
  return [
    ...(their.section === our.section ? [] : [ofText(place, 'Section', their.section, our.section)]),
    ...(isRenamed(their, our) ? [ofText(place, 'Name', their.label, our.label)] : []),
    ...columns,
    ...payersOf(their, our, place),
    ...(isOtherPayee(their, our) ? [ofText(place, 'Payee', their.payee, our.payee)] : []),
    ...detailsOfFee(their, our, place),
  ];
}

/** Kinds of charges that a side may have several of, each by its own name. */
const sharedKinds: readonly DisclosedFee['kind'][] = [null, 'general', 'origination', 'titleService'];

/**
 * Whether a pair is called otherwise. A kind that stands for one service says what it is, whatever two sides call it (“Termites” is the pest inspection); of any
 * other the name is all that tells it from another charge of the same amount. What stands on one line of the form has the name of that; points are told apart by their percent.
 */
function isRenamed(their: PlacedFee, our: PlacedFee): boolean {
  if (their.kind === our.kind && !sharedKinds.includes(our.kind)) return false;
  if (isOnSameLine(their, our) || (isPoints(their) && isPoints(our))) return false;
  return !isSameNaming(their, our, [their.payee, our.payee]);
}

const isOtherPayee = ({ payee: one }: DisclosedFee, { payee: other }: DisclosedFee): boolean =>
  one !== null && other !== null && wordsOf(one) !== wordsOf(other);

/** Whether the lender pays what others pay, where both sides have some of that; how much of it, where another pays, too. */
function payersOf(their: DisclosedFee, our: DisclosedFee, place: PlaceOfLine): DisclosedDifference[] {
  if (!their.columns.others || !our.columns.others) return [];
  const [payer, ourPayer] = [payerOf(their), payerOf(our)];
  if (payer !== ourPayer) return [ofText(place, 'Paid by', payer, ourPayer)];
  if (payer !== both) return [];
  return ofAmounts({ ...place, column: 'Paid by the lender' }, their.byLender ?? null, our.byLender ?? null);
}

const both = 'Lender and another';

function payerOf({ columns, byLender }: DisclosedFee): string {
  if (byLender === undefined) return 'Another';
  return byLender === columns.others ? 'Lender' : both;
}

/** The percent of points, where both say it, as the form prints it: to three decimals (12 CFR 1026.38(f)(1), (t)(4)(ii)). */
function percentsOf(their: DisclosedFee, our: DisclosedFee): readonly Detail[] {
  if (!isPoints(their) || !isPoints(our)) return [];
  const [one, other] = [percentOfPoints(their.label), percentOfPoints(our.label)];
  return one === null || other === null || isSameRate(one, other, 3) ? [] : [['Percent', 'rate', one, other]];
}

/** Whether a cost of the borrower in section H is optional, which the form says behind its name (12 CFR 1026.38(g)(4)(ii)). */
function optionsOf(their: DisclosedFee, our: DisclosedFee): readonly Detail[] {
  const isTold = [their, our].every(
    ({ section, columns }) => section === 'H' && (columns.borrowerAtClosing || columns.borrowerBeforeClosing),
  );
  return isTold ? [['Optional', 'answer', isOptional(their), isOptional(our)]] : [];
}

const isOptional = ({ isOptional: isSaid, label }: DisclosedFee): boolean =>
  isSaid === true || /\(optional\)/i.test(label);

/** Percent and option, months, what each is, and days, where both say them. */
function detailsOfFee(their: DisclosedFee, our: DisclosedFee, place: PlaceOfLine): DisclosedDifference[] {
  return ofDetails(place, [
    ...percentsOf(their, our),
    ...optionsOf(their, our),
    ['Months', 'count', their.months, our.months],
    [their.section === 'F' ? 'A day' : 'A month', 'money', their.each, our.each],
    ...daysOf(their.days, our.days),
  ]);
}
