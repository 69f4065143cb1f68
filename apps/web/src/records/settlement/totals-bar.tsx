import { formatMoney } from '@closewright/domain/formats';
import type { Cents } from '@closewright/domain/money';
import { cn } from '@closewright/ui/lib/cn';
import type { ReactNode } from 'react';
import { WhyAmount } from './figured-rows.tsx';

/** One total of the bar; null while it is open. */
export interface Total {
  label: string;
  /** The letter of its line on the form. */
  letter?: string;
  amount: Cents | null;
  /** Shown where there is room. */
  isMinor?: boolean;
  onWhy(): void;
}

export interface TotalsBarProps {
  totals: readonly Total[];
  /** The total that is read out when it changes: "Closing costs". */
  spoken: string;
  /** At the far right: what there is to look at. */
  children?: ReactNode;
}

/** The live totals at the bottom of a page of the statement; each can be asked why. */
export function TotalsBar({ totals, spoken, children }: TotalsBarProps) {
  const said = totals.find(({ label }) => label === spoken);
  return (
    <section
      aria-label="Totals"
      className="@container flex h-(--size-totals-bar) flex-none items-stretch border-t border-strong bg-surface-base text-body"
    >
      <div className="flex min-w-0 flex-1 divide-x divide-hairline overflow-hidden">
        {totals.map(({ label, letter, amount, isMinor, onWhy }) => (
          <span
            key={label}
            className={cn(
              'flex flex-none items-center gap-1.5 px-3 first:pl-4',
              isMinor && 'hidden @min-[1300px]:flex',
            )}
          >
            <span className="text-label text-muted">
              {label} {letter}
            </span>
            <span className="font-semibold figures">
              {amount === null ? 'Open' : <WhyAmount amount={amount} onWhy={onWhy} />}
            </span>
          </span>
        ))}
      </div>
      {children && <div className="flex flex-none items-center gap-1 border-l border-hairline px-3">{children}</div>}
      <span role="status" className="sr-only">
        {said?.amount !== null && said && `${said.label} ${formatMoney(said.amount)}`}
      </span>
    </section>
  );
}
