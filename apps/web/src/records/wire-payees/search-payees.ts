import type { ComboboxOption } from '@closewright/ui/combobox';
import { send } from '../../lib/api/index.ts';

/** Payees that are offered at once. */
const pageSize = 20;

/** Finds payees of wires by a part of their name, each with the bank of its latest instructions: for a combobox. */
export async function searchPayees({ text, page, signal }: { text: string; page: number; signal: AbortSignal }) {
  const query = { text, skip: page * pageSize, take: pageSize };
  const { results, totalRecords } = await send('listWirePayees', { query }, { signal });
  return {
    items: results.map(
      ({ wirePayeeID, name, inactive, latest }): ComboboxOption<number> => ({
        ...{ value: wirePayeeID, label: name, inactive },
        ...(latest && { note: `${latest.bankName}, ${latest.accountNumber}` }),
      }),
    ),
    total: totalRecords,
  };
}
