import { counted } from '@closewright/domain/formats';
import { type CheckToPrint, numbersOf } from '../../../records/check-printing/checks-to-print.ts';

interface Spoiling {
  /** Those that had good paper before they were printed now. */
  readonly printedBefore: readonly CheckToPrint[];
  /** Whether they are printed again right after it. */
  readonly isPrintedNext: boolean;
}

/** What becomes of paper that is about to be recorded as spoiled. */
export function spoiledWords(checks: readonly CheckToPrint[], { printedBefore, isPrintedNext }: Spoiling): string {
  const isOne = checks.length === 1;
  const paper = isOne
    ? `The paper of check ${numbersOf(checks)}`
    : `The paper of ${counted(checks.length, 'check')}, ${numbersOf(checks)},`;
  const next = `${isOne ? 'It is' : 'They are'} ${isPrintedNext ? 'printed again next' : 'to be printed again'}.`;
  const before =
    printedBefore.length === 0 ? '' : ` So will the paper of ${numbersOf(printedBefore)} that was printed before.`;
  return `${paper} will be recorded as spoiled: destroy it.${before} ${next}`;
}
