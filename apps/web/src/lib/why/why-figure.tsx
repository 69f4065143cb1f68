import { amountText } from '../amount-text.ts';
import { onTotalKey } from './total-key.ts';

export interface WhyFigureProps {
  /** What it is called, for who does not see where it stands. */
  label: string;
  /** Cents. */
  value: number;
  onAsk(): void;
}

/** An amount that is worked out, in a line of text: a press or F1 asks why it is what it is. */
export function WhyFigure({ label, value, onAsk }: WhyFigureProps) {
  return (
    <button
      type="button"
      title="Why (F1)"
      aria-label={`${label} ${amountText(value)}`}
      onClick={onAsk}
      onKeyDown={(event) => onTotalKey(event, onAsk)}
      className="figures min-h-6 min-w-6 cursor-pointer rounded-xs underline decoration-dotted underline-offset-4 focus-visible:outline-2 focus-visible:outline-ring"
    >
      {amountText(value)}
    </button>
  );
}
