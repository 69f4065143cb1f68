import { createStore } from '../../../lib/store.ts';

/** What was kept and a step of a reason names, by its row, until the receipts show it. */
export const keptWanted = createStore<string | null>(null);

/** Whether a field of a reason names what was kept. */
export const isKeptField = (field: string): boolean => field.startsWith('kept.');
