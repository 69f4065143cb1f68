import { Button } from '@closewright/ui/button';
import { DialogFooter, DialogMessage } from '@closewright/ui/dialog';
import { useLayoutEffect, useRef } from 'react';
import { type CheckToPrint, checksInWords } from './checks-to-print.ts';

export interface PrintedWellProps {
  /** In the order of their numbers. */
  checks: readonly CheckToPrint[];
  /** Why their PDF did not come; null where it did. */
  failure: string | null;
  onYes(): void;
  onNo(): void;
}

/** Asks whether all that was sent to the printer printed well. */
export function PrintedWell({ checks, failure, onYes, onNo }: PrintedWellProps) {
  const box = useRef<HTMLDivElement>(null);
  const isHere = failure === null;
  // What had the focus is gone with the form; where nothing came there is one answer.
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>(`[data-answer=${isHere ? 'yes' : 'no'}]`)?.focus();
  }, [isHere]);
  return (
    <div ref={box} className="contents">
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
        <Button data-answer="no" variant={isHere ? 'secondary' : 'primary'} onClick={onNo}>
          No…
        </Button>
        <Button data-answer="yes" variant={isHere ? 'primary' : 'secondary'} onClick={onYes}>
          Yes
        </Button>
      </DialogFooter>
    </div>
  );
}
