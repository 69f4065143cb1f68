import { describe, expect, it } from 'vitest';
import { type AddressNames, addressOf, addressValues, addressWithCounty, plainAddress } from './address-names.ts';

const stored = { address1: '1 Oak St', address2: null, city: 'Anytown', state: 'TX', zip: null, countyName: 'Dallas' };
const found = {
  address1: '2 Elm St',
  address2: 'Unit 5',
  city: 'Anytown',
  state: 'TX',
  zip: '75001',
  county: 'Collin',
};
const street: AddressNames = { address1: 'street', city: 'town', state: 'state', zip: 'zip' };

describe('the address of a record', () => {
  it('is read by the names of its fields', () => {
    const read = (name: string) => stored[name as keyof typeof stored];
    const known = { address1: '1 Oak St', address2: '', city: 'Anytown', state: 'TX', zip: '' };
    expect(addressOf(addressWithCounty, read)).toEqual({ ...known, county: 'Dallas' });
    expect(addressOf(plainAddress, read)).toEqual({ ...known, county: '' });
  });

  it('takes over what changed, blank as nothing', () => {
    expect(addressValues(addressWithCounty, found, ['address1', 'zip', 'county'])).toEqual({
      address1: '2 Elm St',
      zip: '75001',
      countyName: 'Collin',
    });
    expect(addressValues(plainAddress, { ...found, zip: '' }, ['zip', 'county'])).toEqual({ zip: null });
  });

  it('has the unit after the street where it has no field', () => {
    expect(addressValues(street, found, ['address1', 'address2', 'city'])).toEqual({
      street: '2 Elm St Unit 5',
      town: 'Anytown',
    });
  });
});
