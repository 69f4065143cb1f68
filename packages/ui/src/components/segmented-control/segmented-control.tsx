import { type ReactNode, type Ref, useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';

export interface SegmentedOption<V extends string> {
  value: V;
  label: ReactNode;
}

export interface SegmentedControlProps<V extends string> {
  /** What is chosen, in words: "Whose files". */
  label: string;
  options: readonly SegmentedOption<V>[];
  value: V;
  onValueChange: (value: V) => void;
  disabled?: boolean;
  /** Why it is disabled; keeps it reachable so that the reason can be read. */
  disabledReason?: string | undefined;
  /** Name of the native radios, for forms. */
  name?: string;
  className?: string;
  /** The radio that takes the focus: the chosen one. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of a few, always visible: Mine, Branch, All. Native radios, so one tab stop and arrow keys. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onValueChange,
  disabled = false,
  disabledReason,
  name,
  className,
  ref,
}: SegmentedControlProps<V>) {
  const own = useId();
  const reason = disabled ? disabledReason : undefined;
  const parts = (
    <fieldset
      data-slot="segmented-control"
      disabled={disabled && !reason}
      aria-describedby={reason ? `${own}-reason` : undefined}
      className={cn(
        'm-0 inline-flex min-w-0 flex-none gap-0.5 rounded-md bg-(--border-hairline) p-0.5',
        // High contrast has a dark hairline: an outline instead of a tray.
        'in-data-[theme=contrast]:bg-surface-base in-data-[theme=contrast]:outline-1 in-data-[theme=contrast]:outline-(--border-control)',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'relative inline-flex h-[calc(var(--control)-4px)] min-h-6 items-center rounded-sm px-2.5 text-label font-medium',
            disabled
              ? 'cursor-not-allowed text-disabled'
              : 'cursor-pointer text-muted hover:text-default has-checked:text-default',
            'has-checked:bg-surface-raised has-checked:shadow-sheet has-checked:ring-1 has-checked:ring-(--border-hairline) has-checked:ring-inset',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus-ring',
            'forced-colors:has-checked:outline-1',
          )}
        >
          <input
            ref={option.value === value ? ref : undefined}
            type="radio"
            className="absolute inset-0 m-0 cursor-[inherit] opacity-0"
            // Like every disabled control it is not sent with a form.
            name={disabled || name === undefined ? own : name}
            value={option.value}
            checked={option.value === value}
            aria-disabled={reason ? true : undefined}
            onClick={(event) => disabled && event.preventDefault()}
            onChange={() => !disabled && onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      {reason ? (
        <span id={`${own}-reason`} className="sr-only">
          {reason}
        </span>
      ) : null}
    </fieldset>
  );
  return (
    <Tooltip title={reason} describes={false}>
      {parts}
    </Tooltip>
  );
}
