import { amountInWords } from '../check-writing/index.ts';
import { formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import type { CheckFace } from './check-face.ts';
import type { CheckLayout } from './check-layout.ts';

/** The amount of a check in figures, which leave no room for another one before them: `**1,234.56`. */
export const amountInFigures = ({ amount }: Pick<CheckFace, 'amount'>): string => `**${formatMoney(cents(amount))}`;

/** The amount in words; what is left of its line is ruled out. */
export const amountLine = ({ amount }: Pick<CheckFace, 'amount'>): string => `**${amountInWords(cents(amount))}`;

/**
 * How many people sign a check.
 * @param above its bank account wants two above this amount, in cents; null: as the layout says
 */
export const signatureCount = (
  { secondSignatureFrom: from }: Pick<CheckLayout, 'secondSignatureFrom'>,
  amount: number,
  above: number | null = null,
): 1 | 2 => ((from !== null && amount >= from) || (above !== null && amount > above) ? 2 : 1);

/** When a check is void; null where the layout says nothing of it. */
export const voidAfter = ({ voidAfterDays: days }: Pick<CheckLayout, 'voidAfterDays'>): string | null =>
  days === null ? null : `VOID AFTER ${days} DAY${days === 1 ? '' : 'S'}`;

/** Whose money it is and what for, at the foot of a check. */
export const memoLine = ({ fileNumber, memo }: Pick<CheckFace, 'fileNumber' | 'memo'>): string =>
  memo === null || memo === '' ? `File ${fileNumber}` : `File ${fileNumber}, ${memo}`;
