import type { Settlement } from '@closewright/contract/settlement';
import type { BalanceFigure } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { cn } from '@closewright/ui/lib/cn';
import { CircleCheck, CircleDashed, OctagonX } from 'lucide-react';
import { useEffect } from 'react';
import { AskWhy, TotalButton, TotalsBox } from '../../lib/totals/totals-box.tsx';
import { figureAsked, openWhyOf } from '../../lib/why/why.ts';
import { explainNamed } from './explain-total.ts';
import { emptyWords, isCash, isEmpty, shownTotals } from './shown-totals.ts';
import { useStatementFields } from './statement-fields.ts';
import { useStatementFigures } from './statement-figures.ts';
import { useWhatChanged } from './what-changed/what-changed.tsx';

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
    <TotalsBox>
      {shown.map(({ name, label, line, text, total }) => (
        <TotalButton
          key={name}
          label={label}
          line={line}
          text={text}
          isOpen={total.kind === 'open'}
          onAsk={() => ask(name)}
          onChanged={() => changed.open(name)}
        />
      ))}
      {figures && <Balance balance={figures.balance} onAsk={() => ask('balance')} />}
      <p aria-live="polite" className="sr-only">
        {cash.map(({ label, text }) => `${label} ${text}`).join(', ')}
      </p>
    </TotalsBox>
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
