import type { AddressLine } from '@closewright/contract/addresses';
import { addressLookupLimits } from '@closewright/domain/file-records';
import type { AddressProvider, AddressRequest } from './address-provider.ts';

/**
 * Addresses of the first provider that has any; the further ones are asked only then. A provider that fails is passed over in silence:
 * an address can always be typed.
 * @param onFailure told of each failure, for the log
 */
export async function lookUpAddress(
  providers: readonly AddressProvider[],
  request: AddressRequest,
  onFailure: (error: unknown) => void,
): Promise<AddressLine[]> {
  for (const provider of providers) {
    try {
      const found = await provider.find(request);
      const once = [...new Map(found.map((line) => [line.text.toLowerCase(), line])).values()];
      if (once.length > 0) return once.slice(0, addressLookupLimits.lines);
    } catch (error) {
      onFailure(error);
    }
  }
  return [];
}
