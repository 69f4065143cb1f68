import { Fragment, type ReactNode } from 'react';

/** Spoken names of the policy exclusion markers. */
export const markerNames: Record<string, string> = {
  O: 'Excluded from the owner policy',
  M: 'Excluded from the loan policy',
  N: 'Excluded from no policy',
};

const PART = /\[([OMN])\]|\{\{([^{}]+)\}\}/g;

/** A clause's plain text: policy markers [O], [M], [N] as small keys with spoken names, merge fields {{name}} as chips. */
export function MarkedText({ text, names = markerNames }: { text: string; names?: Record<string, string> }): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(PART)) {
    const [whole, marker, field] = match;
    parts.push(<Fragment key={from}>{text.slice(from, match.index)}</Fragment>);
    parts.push(
      marker ? (
        <span
          key={match.index}
          role="img"
          aria-label={names[marker] ?? marker}
          title={names[marker]}
          className="me-0.5 inline-flex h-4 min-w-4 items-center justify-center rounded-xs bg-neutral-bg px-[3px] align-[1px] text-[10px] leading-4 font-total text-neutral-fg inset-ring-1 inset-ring-neutral-line"
        >
          {marker}
        </span>
      ) : (
        <span key={match.index} className="rounded-xs bg-accent-bg px-1 font-medium text-accent-fg">
          {field}
        </span>
      ),
    );
    from = match.index + whole.length;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
