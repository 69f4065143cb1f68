import { type ReactNode, useCallback, useMemo, useState } from 'react';

/**
 * A polite live region and the function that speaks through it. Render the region always: one that comes together with its text is
 * often not read. The same sentence twice is said twice.
 */
export function useAnnouncement(): [region: ReactNode, say: (text: string) => void] {
  const [text, setText] = useState('');
  const say = useCallback((next: string) => setText((before) => (before === next ? `${next}\u00a0` : next)), []);
  const region = useMemo(
    () => (
      <span role="status" data-slot="announcement" className="sr-only">
        {text}
      </span>
    ),
    [text],
  );
  return [region, say];
}
