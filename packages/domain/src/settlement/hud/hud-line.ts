import type { Cents } from '../../money/index.ts';
import type { Explained } from '../../trace/index.ts';
import type { PaidOutside } from '../paid-outside.ts';

/** One line of a HUD-1. */
export interface HudLine {
  /** `101`, `1104`; lines that overflow the form go on as `209.2` on its addendum. */
  readonly number: string;
  readonly label: string;
  readonly payee?: string;
  /** Above zero what the side is charged, or on page 1 what is due or paid for it. */
  readonly buyer: Explained<Cents> | null;
  readonly seller: Explained<Cents> | null;
  /** Where amounts stand: in the columns, or outside of them because another line counts them. */
  readonly isOutside: boolean;
  readonly paidOutside: readonly PaidOutside[];
  /** What the borrower was told of it on the good faith estimate; null where the line was not estimated. */
  readonly estimate: Cents | null;
}

/** A line in the columns. Lines name what differs from the ordinary one. */
export function hudLine(
  number: string | number,
  label: string,
  amounts: Partial<Pick<HudLine, 'buyer' | 'seller'>>,
  more: Partial<Omit<HudLine, 'number' | 'label' | 'buyer' | 'seller'>> = {},
): HudLine {
  return {
    number: String(number),
    label,
    buyer: amounts.buyer ?? null,
    seller: amounts.seller ?? null,
    isOutside: false,
    paidOutside: [],
    estimate: null,
    ...more,
  };
}

/** The order of the form: by number, what overflows after the line it overflows from. */
export function inOrder(lines: readonly HudLine[]): HudLine[] {
  return lines.toSorted((one, other) => Number(numberOf(one)) - Number(numberOf(other)));
}

/** `209.12` stands after `209.2`: overflowing lines are counted, not decimals. */
const numberOf = ({ number }: HudLine) => {
  const [line = '', overflow = '0'] = number.split('.');
  return `${line}.${overflow.padStart(4, '0')}`;
};
