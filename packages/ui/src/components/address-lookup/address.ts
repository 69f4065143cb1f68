/** An address as the forms hold it. Names are the spec's. */
export interface Address {
  address1: string;
  /** Unit, suite. */
  address2: string;
  city: string;
  state: string;
  zip: string;
}

/** A line of the provider's answer. */
export interface AddressSuggestion {
  line1: string;
  line2?: string | undefined;
  city: string;
  state: { abbreviation: string };
  zipCode: string;
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
): { address: Address; changed: (keyof Address)[] } {
  const filled: Address = {
    address1: suggestion.line1,
    address2: address.address2 || typedUnit(address.address1) || (suggestion.line2 ?? ''),
    city: suggestion.city,
    state: suggestion.state.abbreviation,
    zip: suggestion.zipCode,
  };
  const names = Object.keys(filled) as (keyof Address)[];
  return { address: { ...address, ...filled }, changed: names.filter((name) => filled[name] !== address[name]) };
}

/** True if all fields are the same. */
export const sameAddress = (a: Address, b: Address): boolean =>
  a.address1 === b.address1 && a.address2 === b.address2 && a.city === b.city && a.state === b.state && a.zip === b.zip;
