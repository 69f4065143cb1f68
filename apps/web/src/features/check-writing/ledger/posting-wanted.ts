import { createStore } from '../../../lib/store.ts';

/** The posting that a step of a reason names, by its key, until the ledger shows it. */
export const postingWanted = createStore<string | null>(null);

const prefix = 'ledger.';

/** The key of the posting that a field names; null for a field of the statement. */
export const postingOfField = (field: string): string | null =>
  field.startsWith(prefix) ? field.slice(prefix.length) : null;
