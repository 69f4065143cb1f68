import type { Address, AddressPart } from '@closewright/ui/address-lookup';

/** What the fields of an address are called in a record. A part without a field is left out. */
export type AddressNames = Readonly<{ address1: string; city: string; state: string; zip: string }> &
  Readonly<Partial<Record<'address2' | 'county', string>>>;

/** An address whose fields have the names of its parts. */
export const plainAddress: AddressNames = {
  address1: 'address1',
  address2: 'address2',
  city: 'city',
  state: 'state',
  zip: 'zip',
};

/** The same with its county. */
export const addressWithCounty: AddressNames = { ...plainAddress, county: 'countyName' };

/** The address of a record. */
export function addressOf(names: AddressNames, read: (name: string) => unknown): Address {
  const text = (part: AddressPart) => {
    const name = names[part];
    const value = name === undefined ? undefined : read(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    county: text('county'),
  };
}

/** What a record has to take over of an address that changed in these parts; a unit without a field of its own stands after the street. */
export function addressValues(
  names: AddressNames,
  address: Address,
  changed: readonly AddressPart[],
): Readonly<Record<string, string | null>> {
  const street = names.address2 === undefined ? [address.address1, address.address2].filter(Boolean).join(' ') : null;
  const values = changed.flatMap((part): [string, string | null][] => {
    const name = names[part];
    if (name === undefined) return [];
    const text = part === 'address1' && street !== null ? street : (address[part] ?? '');
    return [[name, text === '' ? null : text]];
  });
  return Object.fromEntries(values);
}
