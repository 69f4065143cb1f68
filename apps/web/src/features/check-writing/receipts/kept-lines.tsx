import { type ExpectedReceipt, keptFaults, type PaidLine } from '@closewright/domain/check-writing';
import { Checkbox } from '@closewright/ui/checkbox';
import { useId } from 'react';
import { amountText } from '../../../lib/amount-text.ts';
import { giverName } from './expected-grid.tsx';
import { keptAmount, toCome } from './receipt-draft.ts';

export interface KeptLinesProps {
  giver: ExpectedReceipt;
  kept: readonly PaidLine[];
  onKept(kept: readonly PaidLine[]): void;
  error?: string | undefined;
}

/** What the payer is paid by the statement and has kept, to tick, with what is then still to come. */
export function KeptLines({ giver, kept, onKept, error }: KeptLinesProps) {
  const id = useId();
  const { mayKeep } = giver;
  const left = toCome(giver, kept);
  const fault = error ?? keptFaults(kept, giver)[0]?.words;
  const isKept = ({ key }: PaidLine) => kept.some((each) => each.key === key);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1 border-t border-hairline pt-2">
      <h3 id={id} className="pb-1 text-section font-semibold">
        Kept by the payer
      </h3>
      {mayKeep.map((line) => (
        <span key={line.key} className="flex items-center justify-between gap-3">
          <Checkbox
            label={line.label}
            value={isKept(line)}
            onValueChange={(on) => onKept(on ? [...kept, line] : kept.filter(({ key }) => key !== line.key))}
          />
          <span className="flex-none figures">{amountText(line.amount)}</span>
        </span>
      ))}
      <p className="flex justify-between gap-3 border-t border-hairline pt-1 font-total">
        <span>
          {giverName(giver)} still owes{kept.length > 0 && ` after keeping ${amountText(keptAmount(kept))}`}
        </span>
        <span className="flex-none figures">{left === null ? 'Open' : amountText(left)}</span>
      </p>
      {fault !== undefined && (
        <p role="alert" className="text-label text-danger-fg">
          {fault}
        </p>
      )}
    </section>
  );
}
