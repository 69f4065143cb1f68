import { type CheckPrint, type PaperState, paperState } from '@closewright/domain/check-printing';
import { type Disbursement, transactionKey } from '@closewright/domain/check-writing';

/** What a check is on paper, and each time that it was printed, in that order. */
export interface Paper {
  readonly state: PaperState;
  readonly prints: readonly CheckPrint[];
}

/** What a disbursement is on paper; null of what is no check. */
export function paperOf(
  { method, transaction }: Pick<Disbursement, 'method' | 'transaction'>,
  prints: readonly CheckPrint[],
): Paper | null {
  if (method !== 'check') return null;
  const key = transactionKey(transaction);
  const own = prints.filter((each) => transactionKey(each) === key);
  return { state: paperState(own), prints: own };
}
