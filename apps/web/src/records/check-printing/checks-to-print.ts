import type { PaperState } from '@closewright/domain/check-printing';
import type { Disbursement, PostedNumber } from '@closewright/domain/check-writing';
import { counted } from '@closewright/domain/formats';
import type { Paper } from './paper.ts';

/** A check that may be put on paper. */
export interface CheckToPrint extends PostedNumber {
  readonly bankAccountID: number;
  readonly checkNumber: number;
  readonly payee: string;
  /** In cents. */
  readonly amount: number;
  /** What it is on paper before. */
  readonly paper: PaperState;
}

/** A check as it is printed; nothing of what is no check. */
export function checkToPrint(
  { transaction: { bankAccountID, stripe, number }, facts: { checkNumber, payee }, amount }: Disbursement,
  paper: Paper | null,
): readonly CheckToPrint[] {
  if (paper === null || checkNumber === null) return [];
  return [{ bankAccountID, stripe, number, checkNumber, payee, amount, paper: paper.state }];
}

/** In the order in which they are printed. */
export const byNumber = (checks: readonly CheckToPrint[]): readonly CheckToPrint[] =>
  checks.toSorted((a, b) => a.checkNumber - b.checkNumber);

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

/** What a button that prints them says: `Print check 1042`, `Print 7 checks`. */
export const printWords = (checks: readonly Pick<CheckToPrint, 'checkNumber'>[]): string =>
  checks.length === 1 ? `Print check ${numbersOf(checks)}` : `Print ${counted(checks.length, 'check')}`;

/** That they count as printed: `Check 1042 counts as printed`. */
export const countsAsPrinted = (checks: readonly Pick<CheckToPrint, 'checkNumber'>[]): string =>
  checks.length === 1 ? `Check ${numbersOf(checks)} counts as printed` : `Checks ${numbersOf(checks)} count as printed`;
