import { columnWords } from '../fees/index.ts';
import { type Cents, negateCents, zeroCents } from '../money/index.ts';
import { type CostColumn, costColumns } from '../settlement/index.ts';
import {
  type DisclosedDifference,
  daysOf,
  differenceOf,
  type MovedCash,
  nothing,
  ofAmounts,
  ofText,
  unmoved,
  wordsOf,
} from './difference.ts';
import type { DisclosedKind, DisclosedValue } from './disclosed-facts.ts';
import type { DisclosedFee } from './disclosed-statement.ts';
import { matchedFees } from './matched-lines.ts';

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
