import { wasPrintedBefore } from '@closewright/domain/check-printing';
import { partObstacle } from '@closewright/domain/consolidated-checks';
import { type CheckToPrint, checkToPrint } from '../../../records/check-printing/checks-to-print.ts';
import { endOf } from '../disbursements/made-acts.ts';
import type { Row } from '../disbursements/rows.ts';

/** Checks that the user wants printed, or not, otherwise than they begin; by the keys of their rows. */
export type PrintWishes = ReadonlyMap<string, boolean>;

/** Why a row is not put on paper; null where it can be. */
export function printObstacle(row: Row): string | null {
  if (row.kind === 'proposed') return 'It is printed once it is disbursed';
  const { made, asked, paper } = row;
  if (paper === null) return 'Only a check is printed';
  return partObstacle(made) ?? (wasPrintedBefore(made) ? 'The former product has printed it' : endOf(made, asked));
}

/** Why the paper of a row is not recorded as spoiled; null where it can be. */
export function spoilObstacle(row: Row): string | null {
  const obstacle = printObstacle(row);
  if (obstacle !== null || row.kind !== 'made') return obstacle;
  if (row.paper?.state === 'spoiled') return 'It is spoiled already';
  return row.paper?.state === 'printed' ? null : 'It is not printed yet';
}

/** Whether it has no good paper yet. */
const isDue = (row: Row): boolean => row.kind === 'made' && row.paper?.state !== 'printed';

const printable = (rows: readonly Row[]): readonly Row[] => rows.filter((row) => printObstacle(row) === null);

/** The keys of those that are picked: as a rule all that have no good paper yet. */
export function pickedToPrint(rows: readonly Row[], wishes: PrintWishes): ReadonlySet<string> {
  return new Set(
    printable(rows)
      .filter((row) => wishes.get(row.key) ?? isDue(row))
      .map(({ key }) => key),
  );
}

/**
 * What is wanted once these are selected. Selecting all is all that have no good paper yet, if there are any; once more, none.
 * @param keys of rows of any kind
 */
export function wishesOf(rows: readonly Row[], before: PrintWishes, keys: ReadonlySet<unknown>): PrintWishes {
  const all = printable(rows);
  const picked = pickedToPrint(rows, before);
  const isEverything = rows.every((row) => keys.has(row.key) || (printObstacle(row) !== null && row.kind === 'made'));
  // What else is selected, or not any more, is no wish of what is printed.
  if (!isEverything && all.every(({ key }) => keys.has(key) === picked.has(key))) return before;
  const added = all.filter(({ key }) => keys.has(key) && !picked.has(key));
  const isAll = all.length > 0 && added.length !== 1 && all.every(({ key }) => keys.has(key));
  if (!isAll) return wishesFor(all, keys);
  const due = all.filter(isDue);
  const target = due.length > 0 ? due : all;
  const isPicked = target.every(({ key }) => picked.has(key));
  return wishesFor(all, new Set(isPicked ? [] : target.map(({ key }) => key)));
}

const wishesFor = (rows: readonly Row[], keys: ReadonlySet<unknown>): PrintWishes =>
  new Map(rows.map(({ key }) => [key, keys.has(key)]));

/** What is printed by the button, and what by its key. */
export interface Chosen {
  /** What is picked, by the user or by itself; else the check in hand. */
  readonly byButton: readonly CheckToPrint[];
  /** What the user has picked; else the check in hand, as its menu says. */
  readonly byKey: readonly CheckToPrint[];
}

export function chosenChecks(rows: readonly Row[], wishes: PrintWishes, inHand: Row | null): Chosen {
  const keys = pickedToPrint(rows, wishes);
  const picked = checksOf(rows.filter(({ key }) => keys.has(key)));
  const one = inHand === null ? [] : checksOf([inHand]);
  const byButton = picked.length > 0 ? picked : one;
  return { byButton, byKey: wishes.size > 0 && picked.length > 0 ? picked : one };
}

/** The checks among rows that can be printed. */
export const checksOf = (rows: readonly Row[]): readonly CheckToPrint[] =>
  printable(rows).flatMap((row) => (row.kind === 'made' ? checkToPrint(row.made, row.paper) : []));
