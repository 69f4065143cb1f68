import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface ActiveRow<K> {
  /** Place of the row that holds the tab stop, -1 if there is no row. */
  index: number;
  key: K | undefined;
  /** Moves the tab stop and the focus to a row, by its key. A key that comes with the next rendering is fine. */
  focus: (key: K) => void;
  /** Moves the tab stop without the focus: the row was pressed or something in it took the focus. */
  mark: (key: K) => void;
}

/**
 * The one tab stop of a list of rows (each carries `data-row` with its place), and the promise that the focus never falls to the page:
 * when its row goes away the next one takes it, then the one before, then what `fallback` names; when the row is moved in the document
 * the focus goes with it.
 */
export function useActiveRow<K>(
  keys: readonly K[],
  box: RefObject<HTMLElement | null>,
  options: { onActive?: (index: number) => void; fallback?: () => HTMLElement | null | undefined } = {},
): ActiveRow<K> {
  const [key, setKey] = useState<K | undefined>(undefined);
  const place = useRef(0);
  const found = key === undefined ? -1 : keys.indexOf(key);
  const index = found >= 0 ? found : Math.min(place.current, keys.length - 1);
  const wanted = useRef<{ key: K } | null>(null);
  const had = useRef(false);
  // True from drawing to the end of the commit: a focus lost in between was taken by the document changing, not by the user.
  const drawing = useRef(false);
  drawing.current = true;
  queueMicrotask(() => {
    drawing.current = false;
  });
  const latest = useRef({ options, index });
  latest.current = { options, index };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onFocus = (event: FocusEvent) => {
      if (!drawing.current) had.current = event.type === 'focusin';
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onFocus);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onFocus);
    };
  }, [box]);

  useLayoutEffect(() => {
    place.current = Math.max(0, index);
    // A row that is asked for but comes later (it is being added) is waited for.
    const comes = wanted.current !== null && wanted.current.key === keys[index];
    const lost = had.current && document.activeElement === document.body;
    if (!comes && !lost) return;
    if (comes) wanted.current = null;
    latest.current.options.onActive?.(index);
    const row = box.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
    (row ?? latest.current.options.fallback?.())?.focus({ preventScroll: true });
  });

  return {
    index,
    key: keys[index],
    focus: (to) => {
      wanted.current = { key: to };
      setKey(() => to);
      // Already there: nothing renders, so nothing would move the focus.
      if (to === key) {
        const row = box.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
        if (!row) return;
        wanted.current = null;
        latest.current.options.onActive?.(index);
        row.focus({ preventScroll: true });
      }
    },
    mark: (to) => setKey(() => to),
  };
}
