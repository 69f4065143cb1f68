import { useEffect, useRef, useState } from 'react';

export interface DependentQueryOptions<P extends string | number, V> {
  /** Id of the record the value belongs to, or null. */
  parent: P | null;
  value: V | null;
  /** Is the value still right under the new parent? It may reject: the value then stays and `state` is `unknown`. */
  isValid: (value: V, parent: P, signal: AbortSignal) => Promise<boolean>;
  /** The value is not right any more: empty it. */
  onDrop: (value: V) => void;
}

export interface DependentQuery<P, V> {
  /** Changes with the parent: give it to the engine so that answers for the old parent are dropped. */
  scope: string;
  state: 'idle' | 'checking' | 'unknown';
  /** What was emptied because of the last change of parent, for the notice. */
  dropped: { value: V; parent: P } | null;
  /** Takes the notice away. */
  dismiss: () => void;
}

interface Asked<P, V> {
  parent: P | null;
  /** The parent before. */
  before: P | null;
  /** What was there when the parent changed. */
  held: V | null;
  state: 'idle' | 'checking' | 'unknown';
  dropped: { value: V; parent: P } | null;
}

/** One contract for values that depend on a parent record: a change of parent keeps what is still right and says what it emptied. */
export function useDependentQuery<P extends string | number, V>({
  parent,
  value,
  isValid,
  onDrop,
}: DependentQueryOptions<P, V>): DependentQuery<P, V> {
  const [asked, setAsked] = useState<Asked<P, V>>({ parent, before: parent, held: null, state: 'idle', dropped: null });
  const now = useRef({ value, isValid, onDrop });
  now.current = { value, isValid, onDrop };

  // During rendering, so that nothing of the old parent is ever painted with the new one.
  if (asked.parent !== parent)
    setAsked({
      parent,
      before: asked.parent,
      held: value,
      state: value === null ? 'idle' : 'checking',
      dropped: null,
    });

  useEffect(() => {
    const { held, before } = asked;
    if (asked.state !== 'checking' || held === null) return;
    const control = new AbortController();
    const still =
      asked.parent === null ? Promise.resolve(false) : now.current.isValid(held, asked.parent, control.signal);
    still.then(
      (valid) => {
        if (control.signal.aborted) return;
        // Picked anew meanwhile: that one was chosen under the new parent.
        const drops = !valid && now.current.value === held;
        setAsked({
          ...asked,
          state: 'idle',
          dropped: drops && before !== null ? { value: held, parent: before } : null,
        });
        if (drops) now.current.onDrop(held);
      },
      () => control.signal.aborted || setAsked({ ...asked, state: 'unknown' }),
    );
    return () => control.abort();
  }, [asked]);

  return {
    scope: String(parent ?? ''),
    state: asked.state,
    dropped: asked.dropped,
    dismiss: () => setAsked({ ...asked, dropped: null }),
  };
}
