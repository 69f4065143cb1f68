import { type Disbursement, type DisbursementFacts, methodNames } from '../check-writing/index.ts';
import { formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';

/** What one payment for several files takes at most: files, and letters that a payee is sought by at least. */
export const togetherLimits = { files: 500, text: 2 } as const;

/** Which payment it is, in few words: `check 1001`, `the wire`. */
const paymentName = ({ method, facts: { checkNumber } }: Part): string => {
  if (method !== 'check') return `the ${method === 'ACH out' ? 'ACH payment' : methodNames[method].toLowerCase()}`;
  return checkNumber === null ? 'the check' : `check ${checkNumber}`;
};

type Part = Pick<Disbursement, 'method'> & {
  readonly facts: Pick<DisbursementFacts, 'checkNumber' | 'together'>;
};

/** That a file pays a part of a payment alone: `Part of check 1001 over 7 files, 12,345.00`; null of what is paid for one file. */
export function partWords(part: Part): string | null {
  const { together } = part.facts;
  return together === undefined
    ? null
    : `Part of ${paymentName(part)} over ${together.files} files, ${formatMoney(cents(together.amount))}`;
}

/** Why what is done with one payment is not done with the part of a file; null where it is paid for that file alone. */
export function partObstacle(part: Part): string | null {
  const words = partWords(part);
  return words === null ? null : `${words}: this is done for all of them, under Consolidated Checks`;
}
