import type { WireDate } from '../dates/index.ts';
import { formatDate } from '../formats/index.ts';

/** Why nothing is posted to a bank account on a day before it was opened. */
export const beforeOpening = (openedOn: WireDate): string =>
  `This bank account was opened on ${formatDate(openedOn)}. Choose that day or a later one.`;
