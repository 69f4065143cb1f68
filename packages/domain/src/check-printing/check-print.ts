import type { PostedNumber } from '../check-writing/index.ts';

/** A check that was put on paper. What is recorded stays; that the paper was spoiled is told once. */
export interface CheckPrint extends PostedNumber {
  readonly printID: number;
  readonly bankAccountID: number;
  readonly printedAt: string;
  readonly printedBy: string;
  /** Why it was printed again; null of the first print, and of one after a spoiled one. */
  readonly reason: string | null;
  /** Why nothing can be done with this paper; null while it is good. */
  readonly spoiled: { readonly reason: string; readonly by: string; readonly at: string } | null;
}

/** What a check is on paper. */
export type PaperState = 'not printed' | 'printed' | 'spoiled';

/** What a check is on paper, by its prints in the order in which they were made. */
export function paperState(prints: readonly Pick<CheckPrint, 'spoiled'>[]): PaperState {
  const last = prints.at(-1);
  if (last === undefined) return 'not printed';
  return last.spoiled === null ? 'printed' : 'spoiled';
}
