import type { FormFigure } from '@closewright/domain/forms';
import { EmptyState } from '@closewright/ui/empty-state';
import { ExplanationPanel } from '@closewright/ui/explanation-panel';
import { cn } from '@closewright/ui/lib/cn';
import { CircleDashed, OctagonX, TriangleAlert } from 'lucide-react';
import { useStore } from '../../lib/store.ts';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { figureAsked } from '../../lib/why/why.ts';
import { useRecordPage } from '../../records/rows/page-context.ts';
import { type FormCheck, keyOfCheck } from './form-checks.ts';

interface ExplainedProps {
  /** The figure in hand. */
  figure: FormFigure | undefined;
  onOpenField(field: string): void;
}

/** Why the figure in hand is what it is, or what it is missing. */
export function Explained({ figure, onOpenField }: ExplainedProps) {
  const asked = useStore(figureAsked);
  const { mayEdit } = useRecordPage();
  const trace = figure?.kind === 'figure' ? figure.trace : null;
  const explanation = asked?.explanation ?? (trace && explanationOf(trace));
  if (explanation)
    return <ExplanationPanel explanation={explanation} onOpenField={onOpenField} actions={asked?.actions} />;
  if (figure?.kind !== 'open')
    return (
      <EmptyState title="Why">
        Go to an amount: its steps stand here. {mayEdit && 'Enter writes in a cell that is tinted. '}
        Alt and Page Down go to the next page.
      </EmptyState>
    );
  return (
    <>
      <h2 className="mb-2 font-semibold">The figure is open. It is missing:</h2>
      <ul className="flex flex-col gap-1">
        {figure.missing.map(({ field, words }) => (
          <li key={`${field} ${words}`}>
            <button type="button" onClick={() => onOpenField(field)} className="form-missing">
              {words}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const looks = {
  out: { icon: OctagonX, tone: 'text-danger-fg', words: 'Out of balance' },
  missing: { icon: CircleDashed, tone: 'text-muted', words: 'Missing' },
  look: { icon: TriangleAlert, tone: 'text-warning-fg', words: 'To look at' },
} as const;

interface ChecksProps {
  checks: readonly FormCheck[];
  /** The key of the one that was gone to by key. */
  inHand: string | null;
  onGo(check: FormCheck): void;
}

const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** What of the form wants a look, in the order of its pages: each leads to its cell. */
export function Checks({ checks, inHand, onGo }: ChecksProps) {
  if (checks.length === 0) return <p className="text-muted">Nothing is open, and everything has its room.</p>;
  return (
    <ul className="flex flex-col gap-1">
      {checks.map((check) => {
        const { icon: Icon, tone, words: state } = looks[check.kind];
        const key = keyOfCheck(check);
        const isInHand = key === inHand;
        return (
          <li
            key={key}
            ref={isInHand ? show : undefined}
            aria-current={isInHand ? 'step' : undefined}
            className="form-check flex items-start gap-2"
          >
            <Icon role="img" aria-label={state} className={cn('size-icon flex-none', tone)} strokeWidth={1.75} />
            <button type="button" onClick={() => onGo(check)} className="form-missing">
              {check.words}
            </button>
            <span className="form-check-page">{check.page && `Page ${check.page}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
