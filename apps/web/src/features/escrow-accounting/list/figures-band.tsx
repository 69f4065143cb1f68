import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { CircleCheck, OctagonX } from 'lucide-react';
import { TotalButton, TotalsBox } from '../../../lib/totals/totals-box.tsx';
import { openWhy } from '../../../lib/why/why-dialog.tsx';

/** A figure at the bottom of a list, with its reason. */
export interface Figure {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** A balance below zero. */
  readonly isShort?: boolean;
  explain(): ExplanationNode;
}

export interface FiguresBandProps {
  figures: readonly Figure[];
  /** Whether two sums agree, in words: "In balance", "Out of balance by 3.00". */
  verdict?: { readonly text: string; readonly isRight: boolean };
}

/** What a list comes to. Each figure says why; at the end stands whether it agrees with the books. */
export function FiguresBand({ figures, verdict }: FiguresBandProps) {
  return (
    <TotalsBox isMany={figures.length > 4}>
      {figures.map(({ name, label, text, isShort = false, explain }) => (
        <TotalButton key={name} label={label} text={text} isShort={isShort} onAsk={() => openWhy(explain())} />
      ))}
      {verdict && (
        <p
          role={verdict.isRight ? undefined : 'alert'}
          className={`ml-auto flex flex-none items-center gap-1.5 border-l border-hairline px-4 font-semibold whitespace-nowrap ${verdict.isRight ? 'text-success-fg' : 'bg-danger-bg text-danger-fg'}`}
        >
          {verdict.isRight ? (
            <CircleCheck aria-hidden className="size-icon flex-none" strokeWidth={1.75} />
          ) : (
            <OctagonX aria-hidden className="size-icon flex-none" strokeWidth={1.75} />
          )}
          {verdict.text}
        </p>
      )}
    </TotalsBox>
  );
}

/** A step of a reason. */
export const step = (id: string, label: string, value: string): ExplanationNode => ({ id, label, value });

/** A figure that is the sum of others. */
export const sumNode = (
  label: string,
  value: string,
  operation: string,
  children: readonly ExplanationNode[],
): ExplanationNode => ({ id: '0', label, value, origin: 'calculated', operation, children });
