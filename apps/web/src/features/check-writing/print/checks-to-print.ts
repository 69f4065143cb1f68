import type { PaperState } from '@closewright/domain/check-printing';
import type { Disbursement, PostedNumber } from '@closewright/domain/check-writing';
import { counted } from '@closewright/domain/formats';
import type { Paper } from './paper.ts';

/** A check that may be put on paper. */
export interface CheckToPrint extends PostedNumber {
  readonly bankAccountID: number;
  readonly checkNumber: number;
  /** In cents. */
  readonly amount: number;
  /** What it is on paper before. */
  readonly paper: PaperState;
}

/** A check as it is printed; nothing of what is no check. */
export function checkToPrint(
  { transaction: { bankAccountID, stripe, number }, facts: { checkNumber }, amount }: Disbursement,
  paper: Paper | null,
): readonly CheckToPrint[] {
  if (paper === null || checkNumber === null) return [];
  return [{ bankAccountID, stripe, number, checkNumber, amount, paper: paper.state }];
}

/** Checks of one kind that are printed together. */
export interface PrintedTogether {
  readonly paper: PaperState;
  /** `1042 to 1048, 1051`. */
  readonly numbers: string;
  readonly count: number;
  /** In cents. */
  readonly sum: number;
}

const kinds: readonly PaperState[] = ['not printed', 'spoiled', 'printed'];

/** What is printed for the first time, instead of spoiled paper, and once more: by number, with how many there are and what they come to. */
export function byPaper(checks: readonly CheckToPrint[]): readonly PrintedTogether[] {
  return kinds.flatMap((paper) => {
    const of = checks.filter((each) => each.paper === paper);
    if (of.length === 0) return [];
    return [{ paper, numbers: numbersOf(of), count: of.length, sum: of.reduce((all, { amount }) => all + amount, 0) }];
  });
}

/** The numbers of checks in their order, those that follow each other in one: `1042 to 1048, 1051`. */
export function numbersOf(checks: readonly Pick<CheckToPrint, 'checkNumber'>[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of checks.map(({ checkNumber }) => checkNumber).toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && number <= run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`)).join(', ');
}

/**
 * Of checks that were printed by number, those whose paper is spoiled: the first bad one and all after it. Null where that number is
 * not among them.
 */
export function spoiledFrom(printed: readonly CheckToPrint[], firstBad: number | null): readonly CheckToPrint[] | null {
  if (!printed.some(({ checkNumber }) => checkNumber === firstBad)) return null;
  return printed
    .filter(({ checkNumber }) => firstBad !== null && checkNumber >= firstBad)
    .map((each) => ({ ...each, paper: 'spoiled' }));
}

/** `Check 1042`, `7 checks, 1042 to 1048`. */
export const checksInWords = (checks: readonly Pick<CheckToPrint, 'checkNumber'>[]): string =>
  checks.length === 1 ? `Check ${numbersOf(checks)}` : `${counted(checks.length, 'check')}, ${numbersOf(checks)}`;
