import { OctagonX } from 'lucide-react';
import { TotalButton, TotalsBox } from '../../lib/totals/totals-box.tsx';
import { openWhyDialog } from '../../lib/why/why-dialog.tsx';
import { bandFigures, type ExplainedTotals } from './explain-totals.ts';
import { differencesOf } from './positive-pay-words.ts';

export interface TotalsBandProps extends ExplainedTotals {
  /** All rows are known: then they have to come to the totals. */
  isWhole: boolean;
}

/** What the bank is told in all: held against the check register before a file leaves. Each figure says why. */
export function TotalsBand({ isWhole, ...known }: TotalsBandProps) {
  const figures = bandFigures(known);
  const differences = isWhole ? differencesOf(known.totals, known.rows) : [];
  return (
    <TotalsBox>
      {figures.map(({ name, label, text, explain }) => (
        <TotalButton key={name} label={label} text={text} onAsk={() => openWhyDialog(explain())} />
      ))}
      {differences.length > 0 && (
        <p
          role="alert"
          title={differences.join('. ')}
          className="ml-auto flex flex-none items-center gap-1.5 border-l border-hairline bg-danger-bg px-4 font-semibold whitespace-nowrap text-danger-fg"
        >
          <OctagonX aria-hidden className="size-icon flex-none" strokeWidth={1.75} />
          The list comes to something else
        </p>
      )}
    </TotalsBox>
  );
}
