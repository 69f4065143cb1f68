import { useEffect, useRef, useState } from 'react';
import type { ComboboxOption } from './rows.ts';

/**
 * The option of the value, wherever it is known from: picked here, in the list, or asked for once. It need not be in what was found.
 */
export function useKnownOption<V extends string | number, D>(
  value: V | null,
  items: readonly ComboboxOption<V, D>[],
  options: readonly ComboboxOption<V, D>[] | undefined,
  resolve: ((value: V, signal: AbortSignal) => Promise<ComboboxOption<V, D> | null>) | undefined,
) {
  const [kept, remember] = useState<ComboboxOption<V, D> | null>(null);
  const [resolving, setResolving] = useState(false);
  const same = (option: ComboboxOption<V, D>) => option.value === value;
  const option = value === null ? null : kept && same(kept) ? kept : ((options ?? items).find(same) ?? null);
  const latest = useRef(resolve);
  latest.current = resolve;
  const missing = value !== null && option === null && resolve !== undefined;

  useEffect(() => {
    const ask = latest.current;
    if (!missing || value === null || !ask) return;
    const control = new AbortController();
    setResolving(true);
    ask(value, control.signal).then(
      (found) => {
        if (control.signal.aborted) return;
        setResolving(false);
        if (found) remember(found);
      },
      () => control.signal.aborted || setResolving(false),
    );
    return () => {
      control.abort();
      setResolving(false);
    };
  }, [missing, value]);

  return { option, resolving, remember };
}
