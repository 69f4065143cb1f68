import { formatMoney } from '@closewright/domain/formats';
import type { Cents } from '@closewright/domain/money';

const shortest = '99,999.99'.length;

/** How wide a column of a grid is whose greatest amount is this one, in px: no amount is ever cut, and few need the room of millions. */
export const moneyWidth = (most: Cents): number => 90 + 8 * Math.max(0, formatMoney(most).length - shortest);
