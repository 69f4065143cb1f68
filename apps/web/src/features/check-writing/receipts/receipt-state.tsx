import type { Receipt, ReceiptState } from '@closewright/domain/check-writing';
import { cn } from '@closewright/ui/lib/cn';
import { CircleCheck, CircleDashed, Clock, type LucideIcon, OctagonX, Undo2 } from 'lucide-react';

const looks: Readonly<Record<ReceiptState, { words: string; icon: LucideIcon; tone: string }>> = {
  received: { words: 'Received', icon: CircleDashed, tone: 'text-muted' },
  deposited: { words: 'Deposited', icon: Clock, tone: 'text-muted' },
  collected: { words: 'Collected', icon: CircleCheck, tone: 'text-success-fg' },
  returned: { words: 'Returned', icon: OctagonX, tone: 'font-semibold text-danger-fg' },
  'taken back': { words: 'Taken back', icon: Undo2, tone: 'text-muted' },
};

/** How far a receipt has come, in words; of one that was returned, why. */
export const stateWords = ({ state, returned }: Pick<Receipt, 'state' | 'returned'>): string =>
  returned === null ? looks[state].words : `${looks[state].words}: ${returned.reason}`;

/** The same with its mark. */
export function ReceiptStateMark(receipt: Pick<Receipt, 'state' | 'returned'>) {
  const { icon: Icon, tone } = looks[receipt.state];
  return (
    <span className={cn('inline-flex min-w-0 items-center gap-1', tone)} title={stateWords(receipt)}>
      <Icon aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
      <span className="truncate">{stateWords(receipt)}</span>
    </span>
  );
}
