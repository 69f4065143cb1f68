import { type Disbursement, type PostedNumber, transactionKey } from '../check-writing/index.ts';
import { counted } from '../formats/index.ts';

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

/** Which check of which bank account. */
type Posted = PostedNumber & Pick<CheckPrint, 'bankAccountID'>;

/** The prints of a check, in the order in which they were made. */
export function printsOf<P extends Posted>(
  prints: readonly P[],
  { transaction }: { readonly transaction: Posted },
): readonly P[] {
  const key = transactionKey(transaction);
  return prints.filter((print) => transactionKey(print) === key);
}

/** The checks that somebody waits for: outstanding ones that are on no paper, or on one that is spoiled. */
export const checksToPrint = <D extends Pick<Disbursement, 'method' | 'state'> & { readonly transaction: Posted }>(
  disbursements: readonly D[],
  prints: readonly CheckPrint[],
): readonly D[] =>
  disbursements.filter(
    (each) =>
      each.method === 'check' && each.state === 'outstanding' && paperState(printsOf(prints, each)) !== 'printed',
  );

/** What is done with the paper of a check that was voided, stopped or taken back; null where no paper of it is good. */
export function paperLeft(prints: readonly Pick<CheckPrint, 'spoiled'>[]): string | null {
  const good = prints.filter(({ spoiled }) => spoiled === null).length;
  if (good === 0) return null;
  return good === 1
    ? 'It was printed: destroy the paper, if it has not left the office.'
    : `It was printed: destroy ${counted(good, 'paper')}, if they have not left the office.`;
}
