import type { ReceiptState } from '@closewright/domain/check-writing';
import { cn } from '@closewright/ui/lib/cn';
import { CircleCheck, CircleDashed, Clock, type LucideIcon, OctagonX, Undo2 } from 'lucide-react';

const looks: Readonly<Record<ReceiptState | 'kept', { words: string; icon: LucideIcon; tone: string }>> = {
  received: { words: 'Not deposited', icon: CircleDashed, tone: 'text-muted' },
  deposited: { words: 'Not collected', icon: Clock, tone: 'text-muted' },
  collected: { words: 'Collected', icon: CircleCheck, tone: 'text-success-fg' },
  kept: { words: 'Kept', icon: CircleCheck, tone: 'text-success-fg' },
  returned: { words: 'Returned', icon: OctagonX, tone: 'font-semibold text-danger-fg' },
  'taken back': { words: 'Taken back', icon: Undo2, tone: 'text-muted' },
};

interface Stated {
  readonly state: keyof typeof looks;
}

/** How far a receipt has come, in words; or that its payer has kept it. */
export const stateWords = ({ state }: Stated): string => looks[state].words;

/** The same with its mark. */
export function ReceiptStateMark({ state }: Stated) {
  const { icon: Icon, tone, words } = looks[state];
  return (
    <span className={cn('inline-flex items-center gap-1', tone)}>
      <Icon aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
      {words}
    </span>
  );
}
