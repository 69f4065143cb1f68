import type { ProposedMatchRow } from '@closewright/contract/reconciliation';
import { bankFileLimits } from '@closewright/domain/bank-files';
import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { TextField } from '@closewright/ui/text-field';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { amountText } from '../../lib/amount-text.ts';
import { off } from '../../lib/off.ts';
import type { PickSums } from './picks.ts';

export interface MatchBarProps {
  sums: PickSums;
  /** What the rules offer that is exactly what is picked. */
  offer: ProposedMatchRow | null;
  /** What is said in place of what is picked: what G found, or that something is being sent. */
  said: string | null;
  /** Why it cannot be matched. */
  obstacle: string | null;
  /** The day takes no match any more. */
  isClosed: boolean;
  note: string;
  onNote(text: string): void;
  noteField: Ref<HTMLDivElement>;
  onClear(): void;
  onMatch(): void;
}

/** What is picked on both sides, what it comes to, why it is the same, and the way to match it. Always there. */
export function MatchBar({
  sums,
  offer,
  said,
  obstacle,
  isClosed,
  note,
  onNote,
  noteField,
  onClear,
  onMatch,
}: MatchBarProps) {
  const { bankCount, bookCount, bankAmount, bookAmount, difference } = sums;
  const isPicked = bankCount + bookCount > 0;
  const Sign = difference === 0 ? CircleCheck : TriangleAlert;
  if (isClosed)
    return (
      <section aria-label="Match" className="recon-bar">
        <p className="text-muted">Finalized: nothing is matched on this day any more.</p>
      </section>
    );
  return (
    <section aria-label="Match" className="recon-bar">
      <p role="status" className="min-w-0 flex-1 truncate">
        {isPicked ? (
          <>
            <b className="font-semibold">{counted(bankCount, 'bank item')}</b> {amountText(bankAmount)}{' '}
            <span className="text-muted">and</span> <b className="font-semibold">{counted(bookCount, 'book item')}</b>{' '}
            {amountText(bookAmount)}{' '}
            <span
              className={`inline-flex items-center gap-1 font-semibold ${difference === 0 ? 'text-success-fg' : 'text-warning-fg'}`}
            >
              <Sign aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
              Difference {amountText(difference)}
            </span>
            {said !== null && offer === null && <span className="text-muted"> {said}</span>}
          </>
        ) : (
          <span className="text-muted">
            {said ?? 'Space picks an item, G what belongs to it on both sides. What comes to the same is matched.'}
          </span>
        )}
      </p>
      {isPicked && (
        <div ref={noteField} className="recon-note">
          <TextField
            aria-label={offer === null ? 'Why they are the same' : `Note to ${offer.reason}`}
            placeholder={offer === null ? 'Say why they are the same' : offer.reason}
            maxLength={bankFileLimits.note}
            value={note}
            onValueChange={onNote}
            onKeyDown={({ key }) => {
              if (key === 'Enter') onMatch();
            }}
          />
        </div>
      )}
      <Button shortcut="Esc" {...off(isPicked ? null : 'Nothing is picked')} onClick={onClear}>
        Clear
      </Button>
      <Button variant="primary" shortcut="M" {...off(obstacle)} onClick={onMatch}>
        Match
      </Button>
    </section>
  );
}
