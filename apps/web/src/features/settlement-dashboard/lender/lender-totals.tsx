import { amountWords, type StatementFigures, saidAmount, totalsOf, totalWords } from '@closewright/domain/closing-file';
import type { DisclosedStatement } from '@closewright/domain/lender-disclosure';
import { cents } from '@closewright/domain/money';
import { ArrowRight, CircleCheck } from 'lucide-react';

export interface LenderTotalsProps {
  now: StatementFigures;
  /** With what is marked taken over. */
  then: StatementFigures;
  theirs: DisclosedStatement;
}

const sides = ['cashFromBorrower', 'cashToSeller'] as const;

/** The cash of both sides as it is, as it is with what is marked, and as the lender has it. */
export function LenderTotals({ now, then, theirs }: LenderTotalsProps) {
  const shown = sides.flatMap((name) => {
    const [before, after] = [now.totals[name], then.totals[name]];
    if (before === null || after === null) return [];
    const theirAmount = theirs.facts[name];
    const lender = typeof theirAmount === 'number' ? cents(theirAmount) : null;
    const words = totalWords(name, after, totalsOf(now));
    return {
      name,
      label: words.label,
      was: amountWords(saidAmount(words, before)),
      is: amountWords(saidAmount(words, after)),
      lender: lender === null ? null : amountWords(saidAmount(words, { kind: 'figure', value: lender })),
      agrees: after.kind === 'figure' && after.value === lender,
    };
  });
  return (
    <section
      aria-label="Cash to close"
      className="flex flex-none flex-wrap items-center border-t border-strong bg-surface-base text-body"
    >
      {shown.map(({ name, label, was, is, lender, agrees }) => (
        <p
          key={name}
          className="flex min-h-9 items-center [@media(max-height:30rem)]:min-h-6 gap-2 border-r border-hairline px-4 tabular-nums"
        >
          <span className="text-label text-muted">{label}</span>
          {was}
          {is !== was && (
            <>
              <ArrowRight aria-label="with what is marked" className="size-icon-sm flex-none" strokeWidth={1.75} />
              <b className="font-total">{is}</b>
            </>
          )}
          {lender !== null && <span className="text-label text-muted">Lender’s {lender}</span>}
          {agrees && (
            <span className="flex items-center gap-1 text-success-fg">
              <CircleCheck aria-hidden className="size-icon-sm flex-none" strokeWidth={1.75} />
              Agrees
            </span>
          )}
        </p>
      ))}
      <p aria-live="polite" className="sr-only">
        {shown.map(({ label, is }) => `${label} ${is}`).join(', ')}
      </p>
    </section>
  );
}
