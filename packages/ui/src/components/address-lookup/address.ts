/** An address as the forms hold it. Names are the spec's. */
export interface Address {
  address1: string;
  /** Unit, suite. */
  address2: string;
  city: string;
  state: string;
  zip: string;
  /** Where the form has one. */
  county?: string | undefined;
}

/** The parts of an address, as `details.changed` names them. */
export type AddressPart = keyof Address;

const ADDRESS_PARTS: readonly AddressPart[] = ['address1', 'address2', 'city', 'state', 'zip', 'county'];

/** A line of the provider's answer. */
export interface AddressSuggestion {
  line1: string;
  line2?: string | undefined;
  city: string;
  state: { abbreviation: string };
  /** ZIP or ZIP+4. */
  zipCode: string;
  /** Where the provider knows it; else what is there stays. */
  county?: string | undefined;
  /** The whole in one line, as listed. */
  text: string;
}

const UNIT = /\s*,?\s+((?:#|apt\.?|unit|ste\.?|suite|no\.?)\s*(?:[\w-]*\d[\w-]*|[a-z]))\s*$/i;

/** The unit at the end of a typed line: `#4B` of `456 Somewhere Ave #4B`, or ''. */
export const typedUnit = (line: string): string => UNIT.exec(line)?.[1] ?? '';

/** The address with a suggestion filled in, and which of its fields that changed. A unit that was typed is never overwritten. */
export function fillAddress(
  address: Address,
  suggestion: AddressSuggestion,
): { address: Address; changed: AddressPart[] } {
  const filled: Address = {
    address1: suggestion.line1,
    address2: address.address2 || typedUnit(address.address1) || (suggestion.line2 ?? ''),
    city: suggestion.city,
    state: suggestion.state.abbreviation,
    zip: suggestion.zipCode,
    county: suggestion.county ?? address.county,
  };
  return { address: { ...address, ...filled }, changed: differingParts(filled, address) };
}

/** Only the parts of an address, without what else the caller keeps with it. */
export const partsOf = (address: Address): Address => {
  const { address1, address2, city, state, zip, county } = address;
  return { address1, address2, city, state, zip, county };
};

/** Which parts differ. */
export const differingParts = (a: Address, b: Address): AddressPart[] =>
  ADDRESS_PARTS.filter((part) => (a[part] ?? '') !== (b[part] ?? ''));
