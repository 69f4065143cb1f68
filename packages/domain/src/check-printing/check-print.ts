import {
  type Disbursement,
  type DisbursementFacts,
  type PostedNumber,
  transactionKey,
} from '../check-writing/index.ts';
import { counted } from '../formats/index.ts';

/** A check that was put on paper. What is recorded stays; that the paper was spoiled is told once. */
export interface CheckPrint extends PostedNumber {
  readonly printID: number;
  readonly bankAccountID: number;
  readonly printedAt: string;
  readonly printedBy: string;
  /** Why it was printed again; null where no paper of the check was good. */
  readonly reason: string | null;
  /** Whose signatures were printed; none: it is signed by hand. */
  readonly signers: readonly { readonly usersID: number; readonly name: string }[];
  /** Why nothing can be done with this paper; null while it is good. */
  readonly spoiled: { readonly reason: string; readonly by: string; readonly at: string } | null;
}

/** What a check is on paper. */
export type PaperState = 'not printed' | 'printed' | 'spoiled';

/** The papers of a check that can be cashed, as far as anybody knows: those that nobody has called spoiled. */
export const goodPapers = <P extends Pick<CheckPrint, 'spoiled'>>(prints: readonly P[]): readonly P[] =>
  prints.filter(({ spoiled }) => spoiled === null);

/**
 * Whether a former product printed a check, which the opening of its account posted: its paper left this office's hands before, and a second one would be
 * cashed as well.
 */
export const wasPrintedBefore = ({ facts }: { readonly facts: Pick<DisbursementFacts, 'madeOn'> }): boolean =>
  facts.madeOn !== undefined;

/** What a check is on paper, by its prints: printed while any paper of it is good. */
export function paperState(prints: readonly Pick<CheckPrint, 'spoiled'>[]): PaperState {
  if (prints.length === 0) return 'not printed';
  return goodPapers(prints).length > 0 ? 'printed' : 'spoiled';
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

/** How many papers of a check can be cashed, as far as anybody knows. */
export const papersOf = (
  check: Pick<Disbursement, 'facts'> & { readonly transaction: Posted },
  prints: readonly CheckPrint[],
): number => goodPapers(printsOf(prints, check)).length + (wasPrintedBefore(check) ? 1 : 0);

/** The checks that somebody waits for: outstanding ones that no good paper has. Those for several files are printed for all of them at once, elsewhere. */
export const checksToPrint = <
  D extends Pick<Disbursement, 'method' | 'state' | 'facts'> & { readonly transaction: Posted },
>(
  disbursements: readonly D[],
  prints: readonly CheckPrint[],
): readonly D[] =>
  disbursements.filter(
    (each) =>
      each.method === 'check' &&
      each.state === 'outstanding' &&
      each.facts.together === undefined &&
      papersOf(each, prints) === 0,
  );

/** What is done with the paper of a check that is over. */
export interface PaperLeft {
  readonly status: 'To be destroyed' | 'Out of the house';
  /** In a sentence. */
  readonly words: string;
}

/**
 * What is done with the paper of a check that is voided, stopped or taken back; null where no paper of it is good. A check is stopped that left the
 * office, and voided while its paper is at hand.
 * @param good how many papers of it are good
 */
export function paperLeft(good: number, end: 'void' | 'stop' | 'takeBack'): PaperLeft | null {
  if (good === 0) return null;
  if (end === 'stop')
    return {
      status: 'Out of the house',
      words: `It was printed: ${good === 1 ? 'the paper counts' : `${counted(good, 'paper')} count`} as out of the house.`,
    };
  return {
    status: 'To be destroyed',
    words:
      good === 1
        ? 'It was printed: destroy the paper, if it has not left the office.'
        : `It was printed: destroy ${counted(good, 'paper')}, if they have not left the office.`,
  };
}
