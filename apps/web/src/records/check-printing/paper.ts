import {
  type CheckPrint,
  type PaperState,
  paperState,
  printsOf,
  wasPrintedBefore,
} from '@closewright/domain/check-printing';
import type { Disbursement } from '@closewright/domain/check-writing';

/** What a check is on paper, and each time that it was printed, in that order. */
export interface Paper {
  readonly state: PaperState;
  readonly prints: readonly CheckPrint[];
}

/** What a disbursement is on paper, printed where the former product did that; null of what is no check. */
export function paperOf(
  { method, facts, transaction }: Pick<Disbursement, 'method' | 'facts' | 'transaction'>,
  prints: readonly CheckPrint[],
): Paper | null {
  if (method !== 'check') return null;
  const own = printsOf(prints, { transaction });
  return { state: wasPrintedBefore({ facts }) ? 'printed' : paperState(own), prints: own };
}
