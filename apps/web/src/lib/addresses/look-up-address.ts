import { addressLookupLimits } from '@closewright/domain/file-records';
import type { AddressLookupRequest, AddressSuggestion } from '@closewright/ui/address-lookup';
import { send } from '../api/index.ts';

/** The api's lookup for an address field of the kit. It may fail: the field shows nothing then. */
export async function lookUpAddress({ searchText, state, signal }: AddressLookupRequest): Promise<AddressSuggestion[]> {
  const text = searchText.trim().slice(0, addressLookupLimits.maxLength);
  if (text.length < addressLookupLimits.minLength) return [];
  const query = { searchText: text, ...(/^[a-z]{2}$/i.test(state) ? { state } : {}) };
  const { lines } = await send('lookUpAddress', { query }, { signal });
  return lines.map(({ county, ...line }) => ({ ...line, ...(county === null ? {} : { county }) }));
}
