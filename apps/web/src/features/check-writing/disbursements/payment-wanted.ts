import { createStore } from '../../../lib/store.ts';

/** The payment that another tab leads to, by the key of its row, until the disbursements show it. */
export const paymentWanted = createStore<string | null>(null);
