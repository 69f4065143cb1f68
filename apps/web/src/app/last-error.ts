import { readLastError } from '@closewright/domain/errors';
import { createStore } from '../lib/store.ts';

/** The last error as `PREFIX::message` (core.md §8), until it has been shown. */
export const lastErrorStore = createStore<string | null>(null);

/** Stores an error for the next screen to show, made by `lastError` of the domain. */
export function storeLastError(text: string): void {
  lastErrorStore.set(text);
}

/** The message to show as a warning, taken from the store; null when there is none. */
export function takeLastError(): string | null {
  const text = lastErrorStore.get();
  lastErrorStore.set(null);
  return text === null ? null : (readLastError(text)?.message ?? null);
}
