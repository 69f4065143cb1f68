import { useState } from 'react';

/** A field that reports what is typed letter by letter, and once more when it is left or Enter is pressed. */
interface SettledField<V> {
  readonly value: V;
  onValueChange(next: V, details: { readonly reason: string }): void;
}

/**
 * Keeps what is being typed in the field: what reads or goes elsewhere by it hears of it once it is typed to its end, picked or taken back.
 * @param onSettled answers false where it does not take the value: the field shows the one before
 */
export function useSettled<V>(value: V, onSettled: (next: V) => boolean): SettledField<V> {
  const [draft, setDraft] = useState<{ readonly value: V; readonly over: V } | null>(null);
  return {
    // What came from elsewhere meanwhile stands.
    value: draft !== null && Object.is(draft.over, value) ? draft.value : value,
    onValueChange(next, { reason }) {
      setDraft({ value: next, over: value });
      if (reason === 'input' || Object.is(next, value)) return;
      if (!onSettled(next)) setDraft(null);
    },
  };
}
