import type { Memory } from '@closewright/ui/memory';

/** One stored preference of the user, as the session carries it. */
export interface StoredValue {
  readonly name: string;
  readonly value: string;
}

/** What is sent: a preference, or that it is forgotten. */
export interface ChangedValue {
  readonly name: string;
  readonly value: string | null;
}

/** Changes are collected for this long before they are sent: folding six sections is one call. */
const collectMilliseconds = 800;
/** The contract's limits (saveUserSettings). */
const longestName = 80;
const longestValue = 8000;
const mostValues = 50;

/** What the user folded, sorted, resized and chose; kept with the account, so it is there on the next machine too. */
export interface Preferences extends Memory {
  /** The names that begin so, in the order of the alphabet: `grid:` for the states of grids. */
  names(prefix: string): readonly string[];
  /** Forgets a preference: what it was for begins as it did at first. */
  forget(key: string): void;
  /**
   * Sends what is still collected: before logging out, and when the page goes, be it by a reload a moment after a choice.
   * @param isLeaving the page is going; what is sent has to outlive it
   */
  flush(isLeaving?: boolean): Promise<void>;
}

/** @param save sends some preferences; a failure is no reason to disturb the user */
export function createPreferences(
  stored: readonly StoredValue[],
  save: (values: ChangedValue[], isLeaving: boolean) => Promise<unknown>,
): Preferences {
  const values = new Map<string, unknown>();
  for (const { name, value } of stored) {
    try {
      values.set(name, JSON.parse(value));
    } catch {
      values.set(name, value);
    }
  }
  const waiting = new Map<string, string | null>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = async (isLeaving = false) => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, mostValues);
      for (const [name] of batch) waiting.delete(name);
      const values = batch.map(([name, value]) => ({ name, value }));
      const saved = save(values, isLeaving).catch(() => {});
      // A page that goes hears no answer, so nothing may wait for one.
      if (!isLeaving) await saved;
    }
  };
  const changed = (name: string, text: string | null) => {
    if (name.length <= longestName && (text?.length ?? 0) <= longestValue) {
      waiting.set(name, text);
      timer ??= setTimeout(() => void flush(), collectMilliseconds);
    }
    for (const listener of [...listeners]) listener();
  };
  return {
    get: <T>(key: string) => values.get(key) as T | undefined,
    set(key, value) {
      values.set(key, value);
      changed(key, JSON.stringify(value) ?? 'null');
    },
    names: (prefix) => [...values.keys()].filter((name) => name.startsWith(prefix)).sort(),
    forget(key) {
      if (values.delete(key)) changed(key, null);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
  };
}
