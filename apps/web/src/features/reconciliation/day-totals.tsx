import type { ReconciliationDay } from '@closewright/contract/reconciliation';
import { Kbd } from '@closewright/ui/kbd';
import { CircleCheck, OctagonX, TriangleAlert } from 'lucide-react';
import { amountText } from '../../lib/amount-text.ts';
import { TotalButton, TotalsBox } from '../../lib/totals/totals-box.tsx';
import { openWhy } from '../../lib/why/why-dialog.tsx';
import { explainFigure, type FigureName } from './explain-three-way.ts';
import { agreementOf } from './reconciliation-words.ts';

const keys = [
  ['Space', 'pick'],
  ['F6', 'other side'],
  ['G', 'candidate'],
  ['M', 'match'],
  ['U', 'unmatch'],
  ['N', 'note'],
] as const;

const looks = {
  zero: { sign: CircleCheck, look: 'bg-success-bg text-success-fg' },
  apart: { sign: TriangleAlert, look: 'bg-warning-bg text-warning-fg' },
  none: { sign: TriangleAlert, look: 'bg-warning-bg text-warning-fg' },
  files: { sign: OctagonX, look: 'bg-danger-bg text-danger-fg' },
} as const;

/** Bank, book and files at the bottom of a day, the keys, and in words whether they agree. */
export function DayTotals({ day, mayWrite }: { day: ReconciliationDay; mayWrite: boolean }) {
  const { adjusted, book, files } = day.threeWay;
  const { kind, text } = agreementOf(day.threeWay);
  const { sign: Sign, look } = looks[kind];
  const figures: readonly (readonly [string, FigureName, number | null])[] = [
    ['Bank', 'adjusted', adjusted],
    ['Book', 'book', book],
    ['Files', 'files', files],
  ];
  return (
    <TotalsBox>
      {figures.map(([label, name, amount]) => (
        <TotalButton
          key={name}
          label={label}
          text={amount === null ? 'Not told' : amountText(amount)}
          isOpen={amount === null}
          onAsk={() => openWhy(explainFigure(day, name))}
        />
      ))}
      <p className="recon-keys text-label text-muted">
        {mayWrite &&
          keys.map(([key, does]) => (
            <span key={key} className="inline-flex items-center gap-1.5 whitespace-nowrap">
              <Kbd keys={key} /> {does}
            </span>
          ))}
      </p>
      <p
        role="status"
        className={`flex flex-none items-center gap-1.5 border-l border-hairline px-4 font-semibold whitespace-nowrap ${look}`}
      >
        <Sign aria-hidden className="size-icon flex-none" strokeWidth={1.75} />
        {text}
      </p>
    </TotalsBox>
  );
}
