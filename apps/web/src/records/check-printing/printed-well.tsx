import { Button } from '@closewright/ui/button';
import { DialogFooter, DialogMessage } from '@closewright/ui/dialog';
import { type CheckToPrint, checksInWords } from './checks-to-print.ts';

export interface PrintedWellProps {
  /** In the order of their numbers. */
  checks: readonly CheckToPrint[];
  /** Why their PDF did not come; null where it did. */
  failure: string | null;
  onYes(): void;
  /** Leaves it open: they count as printed. */
  onNotNow(): void;
  onNo(): void;
}

/** Asks whether all that was sent to the printer printed well. */
export function PrintedWell({ checks, failure, onYes, onNotNow, onNo }: PrintedWellProps) {
  const isHere = failure === null;
  return (
    <>
      {failure === null ? (
        <DialogMessage>
          <b className="block font-semibold">Did all print well?</b>
          {checksInWords(checks)}. Look at the paper before it leaves the office: what is misprinted, torn or lost is
          printed again under its number.
        </DialogMessage>
      ) : (
        <DialogMessage tone="danger">
          <b className="block font-semibold">The PDF did not come. {failure}</b>
          {checksInWords(checks)}: recorded as printed, which they are not. Say No, and print them again.
        </DialogMessage>
      )}
      <DialogFooter>
        <Button variant="quiet" shortcut="Esc" onClick={onNotNow}>
          Not now
        </Button>
        <Button {...(isHere ? {} : answer)} onClick={onNo}>
          No…
        </Button>
        <Button {...(isHere ? answer : {})} onClick={onYes}>
          Yes
        </Button>
      </DialogFooter>
    </>
  );
}

/** What is answered as a rule. */
const answer = { variant: 'primary', 'data-autofocus': '' } as const;
