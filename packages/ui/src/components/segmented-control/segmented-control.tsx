import { type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn.ts';

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
  /** Name of the native radios, for forms. */
  name?: string;
  className?: string;
}

/** One of a few, always visible: Mine, Branch, All. Native radios, so one tab stop and arrow keys. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onValueChange,
  disabled,
  name,
  className,
}: SegmentedControlProps<V>) {
  const own = useId();
  return (
    <fieldset
      data-slot="segmented-control"
      disabled={disabled}
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
            'relative inline-flex h-[calc(var(--control)-4px)] min-h-6 cursor-pointer items-center rounded-sm px-2.5',
            'text-label font-medium text-muted hover:text-default',
            'has-checked:bg-surface-raised has-checked:text-default has-checked:shadow-sheet has-checked:ring-1 has-checked:ring-(--border-hairline) has-checked:ring-inset',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus-ring',
            'has-disabled:cursor-default has-disabled:text-disabled',
            'forced-colors:has-checked:outline-1',
          )}
        >
          <input
            type="radio"
            className="absolute inset-0 m-0 cursor-[inherit] opacity-0"
            name={name ?? own}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
