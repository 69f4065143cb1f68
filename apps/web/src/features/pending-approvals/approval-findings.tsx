import type { ApprovalEffect } from '@closewright/domain/check-writing';
import { cn } from '@closewright/ui/lib/cn';
import { CircleX, FileX, Landmark, TriangleAlert } from 'lucide-react';

export interface FindingsProps {
  effect: Pick<ApprovalEffect, 'warning' | 'problem'> | undefined;
  /** What is to be done with the paper of a check, once it is approved; null where nothing is. */
  paper: string | null;
  /** What the bank of the check knows; null where it was told nothing. */
  bank: string | null;
  /** The number of its file, where more than one is told of. */
  file?: string | null;
}

const looks = {
  problem: { icon: CircleX, tone: 'text-danger-fg', says: 'Cannot be approved', title: 'It cannot be approved now' },
  warning: { icon: TriangleAlert, tone: 'text-warning-fg', says: 'To look at', title: 'Look at this first' },
  bank: { icon: Landmark, tone: 'text-warning-fg', says: 'Bank', title: 'The bank knows this check' },
  paper: { icon: FileX, tone: 'text-warning-fg', says: 'Paper', title: 'Paper of the check' },
} as const;

/** What is to be looked at before a request is approved, and what keeps it from that: items of a list, none where there is nothing. */
export function Findings({ effect, paper, bank, file = null }: FindingsProps) {
  return (['problem', 'warning', 'bank', 'paper'] as const).map((name) => {
    const words = name === 'paper' ? paper : name === 'bank' ? bank : (effect?.[name] ?? null);
    if (words === null) return null;
    const { icon: Icon, tone, says, title } = looks[name];
    return (
      <li key={name} className="grid grid-cols-[18px_1fr] gap-x-2 py-1.5">
        <Icon role="img" aria-label={says} className={cn('mt-px size-icon', tone)} strokeWidth={1.75} />
        <div className="min-w-0">
          <b className={cn('block font-medium', name === 'problem' && 'font-semibold text-danger-fg')}>
            {title}
            {file !== null && `: file ${file}`}
          </b>
          <p className="text-label break-words text-muted">{words}</p>
        </div>
      </li>
    );
  });
}
