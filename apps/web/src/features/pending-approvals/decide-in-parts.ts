import type { ApprovalRow } from '@closewright/contract/check-writing';

const ranks = { advance: 0, loss: 0, void: 1, stop: 1, payment: 2 } as const satisfies Readonly<
  Record<ApprovalRow['kind'], number>
>;

/** Requests in the order in which they are sent: money of the office first, then what goes back to a file, then what is paid of it. */
export const inOrderOfSending = <R extends Pick<ApprovalRow, 'kind'>>(rows: readonly R[]): readonly R[] =>
  rows.toSorted((a, b) => ranks[a.kind] - ranks[b.kind]);

/** Why a request was not decided, by its id. */
export type Problems = ReadonlyMap<number, string>;

interface Deciding {
  /** Sends a part; what it answers has a problem for each that stays as it is. */
  decide(ids: readonly number[]): Promise<readonly { approvalID: number; problem: string | null }[]>;
  /** Told after each part but the last how many are behind. */
  onPart(done: number): void;
  /** Why a part was not answered, in words. */
  failure(error: unknown): string;
}

/** So many are decided at once: a part takes about a second. */
export const partSize = 20;

/**
 * Decides many in parts, so that it can be told how far it has come. Fails as the first part does; when a later one fails, what is behind is
 * told with the reason of those that are left.
 */
export async function decideInParts(
  ids: readonly number[],
  { decide, onPart, failure }: Deciding,
): Promise<{ readonly done: ReadonlySet<number>; readonly problems: Problems }> {
  const done = new Set<number>();
  const problems = new Map<number, string>();
  for (let at = 0; at < ids.length; at += partSize) {
    const part = ids.slice(at, at + partSize);
    if (at > 0) onPart(at);
    try {
      for (const { approvalID, problem } of await decide(part)) {
        if (problem === null) done.add(approvalID);
        else problems.set(approvalID, problem);
      }
    } catch (error) {
      if (at === 0) throw error;
      for (const id of ids.slice(at)) problems.set(id, failure(error));
      break;
    }
  }
  return { done, problems };
}
