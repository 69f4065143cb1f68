import type { AddressLine } from '@closewright/contract/addresses';

/** What is looked for. */
export interface AddressRequest {
  /** The beginning of an address, as it was typed. */
  readonly searchText: string;
  /** Two letters, or '' for any. */
  readonly state: string;
}

/** A source of whole addresses. It may fail: whoever asks goes on without it. */
export interface AddressProvider {
  find(request: AddressRequest): Promise<readonly AddressLine[]>;
}

/** An address with its one line made of the parts. */
export function addressLine({ line1, line2, city, state, zipCode, county }: AddressParts): AddressLine {
  const place = [state, zipCode].filter(Boolean).join(' ');
  const text = [[line1, line2].filter(Boolean).join(' '), city, place].filter(Boolean).join(', ');
  return { line1, line2, city, state: { abbreviation: state }, zipCode, county, text };
}

/** The parts an address is made of; blank where there is none. */
export type AddressParts = Omit<AddressLine, 'state' | 'text'> & { readonly state: string };
