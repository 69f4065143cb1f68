import { Button } from '@closewright/ui/button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FilterBarProps {
  /** What it filters: "Filters of the notes". */
  label: string;
  /** Fields with labels above them need more room. */
  labelled?: boolean;
  /** Takes all filters away; given while something is filtered. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
}

/** The line of filters above a list, with a way to take them all away at its end. */
export function FilterBar({ label, labelled = false, onClear, children }: FilterBarProps) {
  return (
    <search
      aria-label={label}
      className={`flex flex-none flex-wrap gap-2 px-4 ${labelled ? 'items-end py-2' : 'items-center py-1.5'}`}
    >
      {children}
      {onClear && (
        <Button size={labelled ? 'md' : 'sm'} variant="quiet" icon={X} onClick={onClear}>
          Clear filters
        </Button>
      )}
    </search>
  );
}
