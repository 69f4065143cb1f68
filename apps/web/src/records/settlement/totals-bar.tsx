import type { Settlement } from '@closewright/contract/settlement';
import type { BalanceFigure } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { cn } from '@closewright/ui/lib/cn';
import { CircleCheck, CircleDashed, OctagonX } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { figureAsked, openWhyOf } from '../../lib/why/why.ts';
import { explainNamed } from './explain-total.ts';
import { emptyWords, isCash, isEmpty, shownTotals } from './shown-totals.ts';
import { useStatementFields } from './statement-fields.ts';
import { useStatementFigures } from './statement-figures.ts';
import { onTotalKey, useWhatChanged, whyOrChanged } from './what-changed/what-changed.tsx';
import './totals-bar.css';

/** What the statement comes to, live, at the bottom of each of its pages: every total is a button that asks why. */
export function TotalsBar({ routeName, statement }: { routeName: string; statement: Settlement }) {
  const figures = useStatementFigures(statement);
  const onOpenField = useStatementFields(statement, routeName);
  const shown = figures === null ? [] : shownTotals(figures);
  useEffect(() => {
    // What was asked for follows the edits.
    const asked = figureAsked.get();
    if (asked && figures) figureAsked.set({ ...asked, explanation: explainNamed(figures, asked.name) });
  }, [figures]);
  useEffect(() => () => figureAsked.set(null), []);
  const changed = useWhatChanged(statement, onOpenField);
  const ask = (name: string) =>
    figures &&
    openWhyOf({ name, explanation: explainNamed(figures, name), onOpenField, actions: changed.button(name) });
  const cash = shown.filter(({ name }) => isCash(name));
  return (
    <div className="totals-box z-totals-bar flex-none print:hidden">
      <section
        aria-label="Totals"
        className="flex h-totals-bar items-stretch overflow-hidden border-t border-strong bg-surface-base"
      >
        {shown.map(({ name, label, line, text, total }) => (
          <AskWhy
            key={name}
            onAsk={() => ask(name)}
            onChanged={() => changed.open(name)}
            className="min-w-0 gap-2 border-r border-hairline"
          >
            {/* The long words of a HUD-1 give way on a narrow screen, never an amount. */}
            <span className="flex min-w-0 gap-1 text-label text-muted">
              <span className="truncate" title={label}>
                {label}
              </span>{' '}
              {line && <b className="font-semibold">{line}</b>}
            </span>
            <Changing text={text} isOpen={total.kind === 'open'} />
          </AskWhy>
        ))}
        {figures && <Balance balance={figures.balance} onAsk={() => ask('balance')} />}
        <p aria-live="polite" className="sr-only">
          {cash.map(({ label, text }) => `${label} ${text}`).join(', ')}
        </p>
      </section>
    </div>
  );
}

interface AskWhyProps extends ComponentProps<'button'> {
  onAsk(): void;
  /** Of a total: what changed it. */
  onChanged?(): void;
}

function AskWhy({ onAsk, onChanged, className, ...rest }: AskWhyProps) {
  return (
    <button
      type="button"
      title={onChanged ? whyOrChanged : 'Why (F1)'}
      onClick={onAsk}
      onKeyDown={(event) => onTotalKey(event, onAsk, onChanged)}
      className={cn(
        'flex cursor-pointer items-center px-4 whitespace-nowrap min-h-6 hover:bg-surface-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring',
        className,
      )}
      {...rest}
    />
  );
}

/** An amount that is tinted for a moment when it changes. */
function Changing({ text, isOpen }: { text: string; isOpen: boolean }): ReactNode {
  const [known, setKnown] = useState({ text, changes: 0 });
  if (known.text !== text) setKnown({ text, changes: known.changes + 1 });
  return (
    <span
      key={known.changes}
      className={cn(
        'rounded-xs px-1 tabular-nums',
        isOpen ? 'text-muted' : 'font-[650]',
        known.changes > 0 && 'animate-tint',
      )}
    >
      {text}
    </span>
  );
}

function Balance({ balance, onAsk }: { balance: BalanceFigure; onAsk(): void }) {
  const look = {
    balanced: { icon: CircleCheck, text: 'In balance', tone: 'text-success-fg' },
    open: { icon: CircleDashed, text: isEmpty(balance) ? emptyWords : 'Balance open', tone: 'text-muted' },
    out: { icon: OctagonX, text: 'Out of balance by', tone: 'bg-danger-bg text-danger-fg hover:bg-danger-bg' },
  }[balance.kind];
  const Icon = look.icon;
  return (
    <AskWhy onAsk={onAsk} className={cn('ml-auto flex-none gap-1.5 border-l border-hairline font-semibold', look.tone)}>
      <Icon aria-hidden className="size-icon flex-none" strokeWidth={1.75} />
      {look.text} {balance.kind === 'out' && formatMoney(balance.state.outBy.value)}
    </AskWhy>
  );
}
