import { type ReactNode, useEffect, useRef } from 'react';
import { useAnnouncement } from '../../hooks/use-announcement.tsx';
import type { ComboboxMessages } from './combobox.messages.ts';
import type { ComboboxState } from './use-combobox.ts';

/** A fixed list answers every key at once; this long after the last one it counts as settled. */
const SETTLE = 500;

/** The live region of a combobox: one sentence for each search that has settled while the list is open, none for a key or a page. */
export function useSettledNotice<V extends string | number, D>(
  { view, list, items, typed }: ComboboxState<V, D>,
  words: ComboboxMessages,
  silent: boolean,
): ReactNode {
  const [region, say] = useAnnouncement();
  const searched = typeof view.answer === 'number';
  const text = { error: words.failed, denied: words.denied, short: '', waiting: '', loading: '', ready: '' }[
    view.status
  ];
  const count = items.length > 0 ? words.found(items.length, view.total) : (view.emptyText ?? words.none);
  const latest = useRef({ speaks: false, sentence: '' });
  latest.current = { speaks: list.open && !silent && typed !== null, sentence: text || count };

  useEffect(() => {
    if (view.answer === 0) return;
    const speak = () => {
      if (latest.current.speaks) say(latest.current.sentence);
    };
    if (searched) return speak();
    const timer = setTimeout(speak, SETTLE);
    return () => clearTimeout(timer);
  }, [view.answer, searched, say]);

  return region;
}
