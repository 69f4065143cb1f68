import type { Actor } from './actor.ts';

/** The state of a file that limits what may be done with it, by the names of the spec (core.md §3, §4). */
export interface FileState {
  readonly isConsolidatedFile: boolean;
  /** Somebody else holds the file. */
  readonly isFileInUse: boolean;
  /** Whoever holds it is the same user, in another window. */
  readonly isOtherWindow?: boolean;
  /** This user has chosen to work on the file although it is in use. */
  readonly ignoreFileInUse: boolean;
  readonly isLocked: boolean;
  readonly isSettlementLocked: boolean;
  /** Region of the company whose bank account pays; null when the file has none (core.md §3 Order state). */
  readonly bankCompanyRegionID: number | null;
}

/**
 * Whether a user's wish to work on a file that somebody else has in use counts: only with the user flag
 * allowOpenFileInUse (core.md §3 User flags, §4 "in use, and not ignored").
 */
export function ignoresFileInUse(actor: Pick<Actor, 'allowOpenFileInUse'>, isWished: boolean): boolean {
  return isWished && actor.allowOpenFileInUse;
}

/** A file that nothing limits. */
export const freeFile: FileState = {
  isConsolidatedFile: false,
  isFileInUse: false,
  ignoreFileInUse: false,
  isLocked: false,
  isSettlementLocked: false,
  bankCompanyRegionID: null,
};

/**
 * The state to assume when the route's file id changes, until the file is read: in use, hence read-only (core.md §4).
 * So nobody types into a file for the moment before its lock is known.
 */
export const changingFile: FileState = { ...freeFile, isFileInUse: true };
