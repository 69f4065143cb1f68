import { cn } from '@closewright/ui/lib/cn';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { onTotalKey, whyOrChanged } from '../why/total-key.ts';
import './totals-box.css';

/**
 * The line of totals at the bottom of a page; beside a panel or at 200 % it takes more rows.
 * @param props.isMany whether they are so many that a narrow page has no room for their names in one row
 */
export function TotalsBox({ isMany = false, children }: { isMany?: boolean; children: ReactNode }) {
  return (
    <div className="totals-box z-totals-bar flex-none print:hidden">
      <section
        aria-label="Totals"
        data-many={isMany || undefined}
        className="flex h-totals-bar items-stretch overflow-hidden border-t border-strong bg-surface-base"
      >
        {children}
      </section>
    </div>
  );
}

export interface AskWhyProps extends ComponentProps<'button'> {
  onAsk(): void;
  /** What changed it, where that is known. */
  onChanged?: (() => void) | undefined;
}

/** A part of the line that is asked why it is what it is, by a press or F1. */
export function AskWhy({ onAsk, onChanged, className, ...rest }: AskWhyProps) {
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

export interface TotalButtonProps {
  label: string;
  /** Its letter or line on the form. */
  line?: string | undefined;
  /** What it comes to. */
  text: string;
  isOpen?: boolean;
  /** A balance below zero. */
  isShort?: boolean;
  onAsk(): void;
  onChanged?: (() => void) | undefined;
}

/** A total with its name. Long words give way on a narrow screen, never an amount. */
export function TotalButton({
  label,
  line,
  text,
  isOpen = false,
  isShort = false,
  onAsk,
  onChanged,
}: TotalButtonProps) {
  return (
    <AskWhy onAsk={onAsk} onChanged={onChanged} className="min-w-0 gap-2 border-r border-hairline">
      <span className="flex min-w-0 gap-1 text-label text-muted">
        <span className="truncate" title={label}>
          {label}
        </span>{' '}
        {line && <b className="font-semibold">{line}</b>}
      </span>
      <Changing text={text} isOpen={isOpen} isShort={isShort} />
    </AskWhy>
  );
}

/** An amount that is tinted for a moment when it changes. */
function Changing({ text, isOpen, isShort }: { text: string; isOpen: boolean; isShort: boolean }): ReactNode {
  const [known, setKnown] = useState({ text, changes: 0 });
  if (known.text !== text) setKnown({ text, changes: known.changes + 1 });
  return (
    <span
      key={known.changes}
      className={cn(
        'rounded-xs px-1 tabular-nums',
        isOpen ? 'text-muted' : 'font-[650]',
        isShort && 'text-negative',
        known.changes > 0 && 'animate-tint',
      )}
    >
      {text}
    </span>
  );
}
