import type { WirePayee } from '@closewright/contract/wires';
import { Skeleton } from '@closewright/ui/skeleton';
import { OctagonX } from 'lucide-react';
import { ReadFailed } from '../../../lib/read-failed.tsx';
import type { ListQuery } from '../../../records/list/record-grid.tsx';
import { InstructionsPart } from './instructions-part.tsx';
import { alarmWords, ownWords, waitingWords } from './payee-words.ts';

export interface PayeePanelProps {
  /** Whether one is in hand at all. */
  isChosen: boolean;
  query: ListQuery;
  /** Null until it is read. */
  payee: WirePayee | null;
}

/** The payee in hand: an alarm where its instructions changed, and all instructions it ever had, the newest first. */
export function PayeePanel({ isChosen, query, payee }: PayeePanelProps) {
  if (!isChosen) return <p className="text-label text-muted">Choose a payee to see where its money goes.</p>;
  if (query.isError) return <ReadFailed title="The payee could not be read" query={query} />;
  if (payee === null) return <Skeleton rows={12} label="Loading the payee" />;
  const { name, latest, instructions } = payee;
  const alarm = alarmWords(payee);
  const waiting = waitingWords(payee);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h2 className="text-heading break-words">{name}</h2>
        {waiting !== null && <p className="text-label text-muted">{waiting}</p>}
      </div>
      {alarm !== null && (
        <p role="alert" className="flex gap-2 bg-danger-bg p-3 text-danger-fg">
          <OctagonX aria-hidden className="mt-px size-icon flex-none" strokeWidth={1.75} />
          <span className="min-w-0 font-semibold">{alarm}</span>
        </p>
      )}
      {latest?.state === 'to verify' && latest.isOwn && <p className="text-label text-muted">{ownWords(latest)}.</p>}
      {instructions.length === 0 && <p className="text-label text-muted">No instructions yet: O enters them.</p>}
      {instructions.map((told) => (
        <InstructionsPart key={told.number} told={told} all={instructions} />
      ))}
    </div>
  );
}
