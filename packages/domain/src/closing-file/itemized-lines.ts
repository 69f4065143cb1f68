import { adjustmentName, type StoredAdjustment } from '../adjustments/index.ts';
import { feeName, type StoredFee } from '../fees/index.ts';
import { formatMoney } from '../formats/index.ts';
import { addCents, type Cents, cents, subtractCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';

/** A part of a fee, or of a debit or credit, as it is stored. */
export interface StoredPart {
  readonly label: string | null;
  readonly payee: string | null;
  /** Cents. */
  readonly amount: number | null;
}

/** What the parts of a line come to, and what is wrong beside what the line comes to: null where they are the line, or one of them is open. */
export interface SumOfParts {
  readonly sum: Explained<Cents>;
  readonly finding: string | null;
}

/**
 * What the parts of a line come to, held against the line.
 * @param line where they are typed: `fees.3`
 */
export function sumOfParts(parts: readonly Partial<StoredPart>[], total: Cents | null, line: string): SumOfParts {
  const sum = explainedMoney(addCents(...parts.map(({ amount }) => cents(amount ?? 0))), {
    label: 'Sum of the parts',
    formula: 'The amounts of its parts',
    math: parts.length === 0 ? '0' : 'sum(all)',
    inputs: parts.map(({ label, amount }, at) =>
      given(label?.trim() || 'Part', money(cents(amount ?? 0)), `${line}.parts.${at}.amount`),
    ),
  });
  return { sum, finding: total === null || parts.length === 0 ? null : differenceIn(sum.value, total) };
}

function differenceIn(sum: Cents, total: Cents): string | null {
  if (sum === total) return null;
  const by = formatMoney(cents(Math.abs(subtractCents(total, sum))));
  return `The parts come to ${formatMoney(sum)}, ${by} ${sum < total ? 'less' : 'more'} than the line`;
}

/** A line with its parts, as an addendum itemizes it. */
export interface ItemizedLine extends SumOfParts {
  /** Where it is typed: `fees.3`. */
  readonly field: string;
  readonly label: string;
  readonly parts: readonly Partial<StoredPart>[];
}

/** Lists whose lines have parts. */
export type ItemizedList = 'fees' | 'adjustments';

/** What a fee comes to, all that is borne of it and all that is not; null while that is open. */
export const amountOfFee = (fee: FiguredFee | undefined): Cents | null =>
  fee?.kind === 'figure' ? addCents(...fee.fee.charges.map(({ amount }) => amount), fee.fee.unborne ?? cents(0)) : null;

/** What a debit or credit comes to; null while that is open. Both sides have the same amount. */
export function amountOfAdjustment({ buyerAmount, sellerAmount }: Partial<StoredAdjustment>): Cents | null {
  const amount = buyerAmount ?? sellerAmount ?? null;
  return amount === null ? null : cents(amount);
}

interface Itemized {
  readonly fees: readonly Pick<Partial<StoredFee>, 'label' | 'code'>[];
  readonly figured: readonly FiguredFee[];
  readonly adjustments: readonly Partial<StoredAdjustment>[];
  /** By the place of their line. */
  readonly parts: Readonly<Record<ItemizedList, readonly (readonly Partial<StoredPart>[])[]>>;
}

/** The lines of a statement that have parts: fees, then debits and credits. */
export function itemizedLines({ fees, figured, adjustments, parts }: Itemized): ItemizedLine[] {
  const lineOf = (list: ItemizedList, at: number, label: string, total: Cents | null): ItemizedLine[] => {
    const own = parts[list][at] ?? [];
    const field = `${list}.${at}`;
    return own.length === 0 ? [] : [{ field, label, parts: own, ...sumOfParts(own, total, field) }];
  };
  return [
    ...fees.flatMap((fee, at) => lineOf('fees', at, feeName(fee), amountOfFee(figured[at]))),
    ...adjustments.flatMap((row, at) => lineOf('adjustments', at, adjustmentName(row), amountOfAdjustment(row))),
  ];
}
