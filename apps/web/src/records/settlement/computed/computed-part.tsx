import { type ReactNode, useId } from 'react';

export interface ComputedPartProps {
  title: string;
  /** Beside it: a count, a rule. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a computed page that is no table of its own. */
export function ComputedPart({ title, note, children }: ComputedPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-cell pb-1 text-section font-semibold">
        {title} <span className="text-label font-normal text-muted">{note}</span>
      </h2>
      {children}
    </section>
  );
}
