import { useCallback, useState } from 'react';

/** A value the caller may hold (`value`) or leave to the part (`defaultValue`). `undefined` means "not held". */
export function useControllable<T, D>(
  held: T | undefined,
  initial: T,
  onChange?: (value: T, details: D) => void,
): [T, (value: T, details: D) => void] {
  const [own, setOwn] = useState(initial);
  const set = useCallback(
    (value: T, details: D) => {
      if (held === undefined) setOwn(value);
      onChange?.(value, details);
    },
    [held, onChange],
  );
  return [held === undefined ? own : held, set];
}
