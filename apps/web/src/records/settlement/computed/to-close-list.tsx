import type { ToClose } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { cn } from '@closewright/ui/lib/cn';
import { CircleCheck, CircleDashed, OctagonX, TriangleAlert } from 'lucide-react';
import { FieldLink, useComputed } from './computed-page.tsx';
import { ComputedPart } from './computed-part.tsx';

const looks = {
  out: { icon: OctagonX, tone: 'text-danger-fg', words: 'Out of balance' },
  missing: { icon: CircleDashed, tone: 'text-muted', words: 'Missing' },
  look: { icon: TriangleAlert, tone: 'text-warning-fg', words: 'To look at' },
} as const;

export interface ToCloseListProps {
  title: string;
  toClose: readonly ToClose[];
}

/** What stands between a statement and its closing: each leads to the field where it is answered. */
export function ToCloseList({ title, toClose }: ToCloseListProps) {
  const { pageOf } = useComputed();
  return (
    <ComputedPart title={title} note={toClose.length > 0 ? String(toClose.length) : ''}>
      {toClose.length === 0 ? (
        <p className="flex min-h-grid-row items-center gap-2 px-cell text-body">
          <CircleCheck aria-hidden className="size-icon flex-none text-success-fg" strokeWidth={1.75} />
          Nothing is missing, and all is in balance.
        </p>
      ) : (
        <ul className="text-body">
          {toClose.map(({ kind, field, words, amount }) => {
            const { icon: Icon, tone, words: state } = looks[kind];
            return (
              <li
                key={`${kind} ${field} ${words}`}
                className="flex min-h-grid-row items-center gap-2 border-b border-hairline px-cell"
              >
                <Icon role="img" aria-label={state} className={cn('size-icon flex-none', tone)} strokeWidth={1.75} />
                <span className="min-w-0">
                  <FieldLink field={field}>{words}</FieldLink>
                </span>
                {amount !== undefined && <span className="figures text-muted">{formatMoney(amount)}</span>}
                <span className="ms-auto text-label whitespace-nowrap text-muted">{pageOf(field)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </ComputedPart>
  );
}
