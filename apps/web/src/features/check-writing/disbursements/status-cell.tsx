import { cn } from '@closewright/ui/lib/cn';
import { Ban, Check, CirclePause, Clock, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import type { Status } from './status-words.ts';

const looks: Readonly<Record<Status['look'], { icon?: LucideIcon; tone: string }>> = {
  plain: { tone: 'text-muted' },
  held: { icon: CirclePause, tone: 'text-warning-fg' },
  asked: { icon: Clock, tone: 'text-warning-fg' },
  blocked: { icon: OctagonX, tone: 'font-semibold text-danger-fg' },
  warned: { icon: TriangleAlert, tone: 'text-warning-fg' },
  settled: { icon: Check, tone: 'text-success-fg' },
  ended: { icon: Ban, tone: 'text-muted' },
};

/** A status in words, with its icon. */
export function StatusCell({ status: { look, words, more } }: { status: Status }) {
  const { icon: Icon, tone } = looks[look];
  return (
    <span className={cn('flex min-w-0 items-center gap-1.5', tone)} title={more ?? words}>
      {Icon && <Icon aria-hidden className="size-icon flex-none" strokeWidth={1.75} />}
      <span className="truncate">{words}</span>
    </span>
  );
}
