import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';

/** Where the kit keeps what a user folded, sorted or resized. The app decides where that is and for whom. */
export interface Memory {
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown): void;
  /** Tells of every `set`, so two parts with one key agree. */
  subscribe(listener: () => void): () => void;
}

/** Memory over a Storage (default: none, so it lasts as long as the page). Give a prefix per user. */
export function createMemory(storage?: Pick<Storage, 'getItem' | 'setItem'>, prefix = 'kit.'): Memory {
  const values = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  return {
    get<T>(key: string) {
      if (!values.has(key) && storage) {
        try {
          const text = storage.getItem(prefix + key);
          if (text !== null) values.set(key, JSON.parse(text));
        } catch {
          // A full, forbidden or damaged storage is no reason to stop: the value is forgotten.
        }
      }
      return values.get(key) as T | undefined;
    },
    set(key, value) {
      values.set(key, value);
      try {
        storage?.setItem(prefix + key, JSON.stringify(value));
      } catch {
        // As above.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const Context = createContext<Memory>(createMemory());

/** Gives the parts below a memory. A part's own `memory` prop comes first. */
export function MemoryProvider({ memory, children }: { memory: Memory; children: ReactNode }) {
  return <Context value={memory}>{children}</Context>;
}

/** The memory around, unless one is given. */
export function useMemory(given?: Memory): Memory {
  const around = useContext(Context);
  return given ?? around;
}

/** A value kept under a key: `undefined` until it was set once. */
export function useRemembered<T>(key: string, memory?: Memory): [value: T | undefined, set: (value: T) => void] {
  const place = useMemory(memory);
  const read = useCallback(() => place.get<T>(key), [place, key]);
  const value = useSyncExternalStore(place.subscribe, read, () => undefined);
  const set = useCallback((next: T) => place.set(key, next), [place, key]);
  return [value, set];
}
