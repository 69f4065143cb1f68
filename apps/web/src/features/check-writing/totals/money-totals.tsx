import { OctagonX } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { TotalButton, TotalsBox } from '../../../lib/totals/totals-box.tsx';
import { figureAsked, openWhyOf } from '../../../lib/why/why.ts';
import { useTurn } from '../disbursements/turn.ts';
import { useCheckWriting } from '../use-check-writing.ts';
import { shownTotals } from './shown-totals.ts';

/** How many totals a narrow page has room for. */
const most = 5;

/**
 * What the money of the file comes to, at the bottom of each tab.
 * @param props.isPicking on the tab where disbursements are picked
 */
export function MoneyTotals({ isPicking }: { isPicking: boolean }) {
  const known = useCheckWriting();
  const { onOpenField } = known;
  const turn = useTurn();
  const totals = useMemo(() => shownTotals(known, isPicking ? turn : null), [known, isPicking, turn]);
  useEffect(() => {
    // What was asked for follows what is posted.
    const asked = figureAsked.get();
    const total = totals.find(({ name }) => name === asked?.name);
    if (asked && total) figureAsked.set({ ...asked, explanation: total.explain() });
  }, [totals]);
  useEffect(() => () => figureAsked.set(null), []);
  return (
    <TotalsBox isMany={totals.length > most}>
      {totals.map(({ name, label, text, isOpen, isShort, explain }) => (
        <TotalButton
          key={name}
          label={label}
          text={text}
          isOpen={isOpen}
          isShort={isShort}
          onAsk={() => openWhyOf({ name, explanation: explain(), onOpenField })}
        />
      ))}
      {turn.blocked > 0 && (
        <p className="ml-auto flex flex-none items-center gap-1.5 border-l border-hairline bg-danger-bg px-4 font-semibold whitespace-nowrap text-danger-fg">
          <OctagonX aria-hidden className="size-icon flex-none" strokeWidth={1.75} />
          {turn.blocked} blocked
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {totals.map(({ label, text }) => `${label} ${text}`).join(', ')}
      </p>
    </TotalsBox>
  );
}
