import { adjustmentKinds, type KindOfAdjustment, type StoredAdjustment } from '../adjustments/index.ts';
import { costLinesOnForm } from '../closing-file/index.ts';
import { feeKindWords, type StoredFee, toleranceOfSection } from '../fees/index.ts';
import { costColumns, type FeeSection, feeSections } from '../settlement/index.ts';
import type { DisclosedDifference } from './difference.ts';
import type { DisclosedFee, DisclosedStatement } from './disclosed-statement.ts';
import { isPoints, percentOfPoints, pointsOf } from './points.ts';

/** Fields of a row that change, by its list and its place there. */
export type RowEdit =
  | { readonly list: 'fees'; readonly at: number; readonly values: Partial<StoredFee> }
  | { readonly list: 'adjustments'; readonly at: number; readonly values: Partial<StoredAdjustment> };

/** What taking differences over comes to: edits of rows, new fees, and what is left for people to change where it is entered, with the reason. */
export interface TakenOver {
  readonly edits: readonly RowEdit[];
  readonly added: readonly Partial<StoredFee>[];
  readonly left: readonly { readonly difference: DisclosedDifference; readonly words: string }[];
}

/** Our statement as it is compared, and the rows it is typed in. */
interface OurRows {
  readonly disclosure: DisclosedStatement;
  readonly fees: readonly Partial<StoredFee>[];
  readonly adjustments: readonly Partial<StoredAdjustment>[];
}

/** How differences are taken over into the rows of our statement, one of a line or all that are accepted. What is worked out is not typed over: it follows from what it is made of. */
export function takenOver(differences: readonly DisclosedDifference[], ours: OurRows): TakenOver {
  const fees = new Map<number, Partial<StoredFee>>();
  const adjustments = new Map<number, Partial<StoredAdjustment>>();
  const added = new Map<string, Partial<StoredFee>>();
  const left: { difference: DisclosedDifference; words: string }[] = [];
  for (const difference of differences) {
    const { from } = difference;
    const [, list, place] = /^(fees|adjustments)\.(\d+)$/.exec(from ?? '') ?? [];
    const at = Number(place);
    if (list === 'fees') {
      if (hasOwnLine(difference, ours.fees[at])) {
        left.push({ difference, words: 'The form names the line by its kind: change the kind of the fee' });
        continue;
      }
      const known = fees.get(at) ?? {};
      const values = feeValues(difference, ours.fees[at] ?? {}, ours.disclosure);
      // What is cleared or fixed for one column stays as another column has set it.
      const percent = percentOf(difference) !== null && { label: values?.label ?? null };
      if (values) fees.set(at, { ...values, ...known, ...percent, ...ownValues(difference) });
    } else if (list === 'adjustments') {
      const values = adjustmentValues(difference, ours.adjustments[at] ?? {});
      if (values) adjustments.set(at, { ...adjustments.get(at), ...values });
    } else {
      const fee = from === undefined ? newFee(difference) : null;
      const key = `${difference.section} ${difference.line}`;
      if (fee) added.set(key, { ...fee, ...added.get(key), ...ownValues(difference) });
    }
    const words = whyLeft(difference, list, ours);
    if (words !== null) left.push({ difference, words });
  }
  for (const [at, values] of fees) {
    if (isCharged({ ...ours.fees[at], ...values })) continue;
    // Without any amount it would be open, not gone.
    fees.delete(at);
    for (const difference of differences)
      if (difference.from === `fees.${at}`)
        left.push({ difference, words: 'The lender has no such line: delete the fee' });
  }
  return {
    edits: [
      ...[...fees].map(([at, values]) => ({ list: 'fees', at, values }) as const),
      ...[...adjustments].map(([at, values]) => ({ list: 'adjustments', at, values }) as const),
    ],
    added: [...added.values()],
    left,
  };
}

const amountOf = ({ theirs }: DisclosedDifference): number | null => (typeof theirs === 'number' ? theirs : null);

const isSection = (text: unknown): text is FeeSection => typeof text === 'string' && Object.hasOwn(feeSections, text);

/** The field that a difference of a fee is about, as theirs has it. */
function ownValues(difference: DisclosedDifference): Partial<StoredFee> | null {
  const { costColumn, column, theirs } = difference;
  if (costColumn) return { [costColumn]: amountOf(difference) };
  if (column === 'Section' && isSection(theirs)) return { section: theirs };
  if (column === 'Optional' && typeof theirs === 'boolean') return { isOptional: theirs };
  if (typeof theirs !== 'string') return null;
  if (column === 'Name') return { label: theirs };
  return column === 'Payee' ? { payeeName: theirs } : null;
}

const noTerms = { amount: null, percent: null, percentOf: null, quantity: null, each: null } as const;

/** Whether a fee stays on a line that the form names itself, whatever it is called. */
function hasOwnLine({ section, column, theirs }: DisclosedDifference, row: Partial<StoredFee> = {}): boolean {
  if (column !== 'Name' || typeof theirs !== 'string' || !isSection(section)) return false;
  const named = { label: theirs, ...(row.kind && { kind: feeKindWords[row.kind] }) };
  return costLinesOnForm(section, [named]).some(({ preprinted, costs }) => preprinted !== null && costs.length > 0);
}

/** The fields of a fee that change. One that is reckoned or shared by percent becomes the amounts of its columns: an amount beside them would count for nothing. */
function feeValues(
  difference: DisclosedDifference,
  row: Partial<StoredFee>,
  { fees }: DisclosedStatement,
): Partial<StoredFee> | null {
  const own = ownValues(difference);
  const line = fees.find(({ from }) => from === difference.from);
  const percent = percentOf(difference);
  if (own === null && percent === null) return null;
  if (own?.isOptional === false) return { ...own, ...(row.label && { label: withoutOption(row.label) }) };
  const said = percent !== null && { label: pointsOf(line?.label ?? '', percent) };
  if ((percent === null && !difference.costColumn) || !isReckoned(row)) return { ...said, ...own };
  const columns = costColumns.map((column) => [column, line?.columns[column] ?? null]);
  const percents = costColumns.map((column) => [`${column}Percent`, null]);
  const kept = percent === null ? wordsKept(line, row) : null;
  return {
    ...noTerms,
    ...Object.fromEntries([...columns, ...percents]),
    ...(kept !== null && { label: kept }),
    ...said,
    ...own,
  };
}

/** The words that keep what goes with the terms of a fee: the percent of points, the months of a prepaid item. */
function wordsKept(line: DisclosedFee | undefined, row: Partial<StoredFee>): string | null {
  if (line === undefined) return null;
  const { label, months } = line;
  if (isPoints(line)) return percentOfPoints(label) === null ? null : label;
  if (months === undefined) return null;
  const words = row.label?.trim() || label;
  return /\d\s*mo\b/i.test(words) ? words : `${words} (${months} mo.)`;
}

/** The percent of points as theirs has it, which stands in their words. */
const percentOf = ({ column, kind, theirs }: DisclosedDifference): string | null =>
  column === 'Percent' && kind === 'rate' && typeof theirs === 'string' ? theirs : null;

const withoutOption = (label: string): string => label.replace(/\s*\(optional\)/i, '').trim();

const isReckoned = (row: Partial<StoredFee>): boolean =>
  Object.keys(noTerms).some((field) => row[field as keyof typeof noTerms] != null) ||
  costColumns.some((column) => row[`${column}Percent`] != null);

const isCharged = (row: Partial<StoredFee>): boolean =>
  isReckoned(row) || costColumns.some((column) => row[column] != null);

/** A fee that only theirs has. */
function newFee({ section, line, costColumn, ours, theirs }: DisclosedDifference): Partial<StoredFee> | null {
  if (!costColumn || ours !== null || theirs === null || !isSection(section)) return null;
  return { label: line, section, kind: 'Other', bucket: toleranceOfSection[section], source: 'Lender' };
}

/** The name or the party, or the amount of the side whose line it is; one that both sides have is typed once. */
function adjustmentValues(
  difference: DisclosedDifference,
  row: Partial<StoredAdjustment>,
): Partial<StoredAdjustment> | null {
  if (!row.kind) return null;
  const { of, party, isNamed }: KindOfAdjustment = adjustmentKinds[row.kind];
  const { kind, column, theirs } = difference;
  if (kind === 'text' && typeof theirs === 'string') {
    if (column === 'Name') return isNamed ? { label: theirs } : null;
    return party !== null && ['Payee', 'Party'].includes(column) ? { party: theirs } : null;
  }
  const amount = amountOf(difference);
  if (kind !== 'money' || amount === null || amount < 0) return null;
  const [buyer, seller] = [row.buyerAmount ?? null, row.sellerAmount ?? null];
  const isSellers = difference.section === 'M' || difference.section === 'N';
  if (of === 'both' || of === 'buyer') return { buyerAmount: amount };
  if (of === 'seller' || buyer === null) return { sellerAmount: amount };
  return isSellers && seller !== null ? { sellerAmount: amount } : { buyerAmount: amount };
}

/** Why a difference is not taken over; null where it is. */
function whyLeft(difference: DisclosedDifference, list: string | undefined, ours: OurRows): string | null {
  const { from, ours: our, costColumn } = difference;
  const at = Number(from?.split('.')[1]);
  if (list === 'fees')
    return ownValues(difference) || percentOf(difference) !== null ? null : 'It is entered with the fee';
  if (list === 'adjustments')
    return adjustmentValues(difference, ours.adjustments[at] ?? {}) ? null : 'It is entered in Debits and Credits';
  if (from !== undefined && difference.kind === 'text') return 'It is entered with its line';
  if (from !== undefined) return 'It is worked out: change what it is made of';
  if (newFee(difference)) return null;
  if (costColumn && our !== null) return 'Several rows make up this line';
  return 'It follows from other lines, or is entered on a page of its own';
}
