import { expect, it } from 'vitest';
import { type Address, fillAddress, typedUnit } from './address.ts';

const empty: Address = { address1: '', address2: '', city: '', state: '', zip: '' };
const found = {
  line1: '456 Somewhere Ave',
  line2: 'Unit 9',
  city: 'Somecity',
  state: { abbreviation: 'ST' },
  zipCode: '12345-6789',
  text: '456 Somewhere Ave Unit 9, Somecity ST 12345-6789',
};

it.each([
  ['456 Somewhere Ave #4B', '#4B'],
  ['456 Somewhere Ave, Apt 12', 'Apt 12'],
  ['456 Somewhere Ave suite 200', 'suite 200'],
  ['456 Somewhere Ave', ''],
  ['456 Somewhere Ave Unit B', 'Unit B'],
  ['12 Unity Rd', ''],
  ['12 Suite Rd', ''],
])('the unit in "%s" is "%s"', (line, unit) => {
  expect(typedUnit(line)).toBe(unit);
});

// holds blocks 3.8
it('fills every field and says which it changed', () => {
  const { address, changed } = fillAddress({ ...empty, address1: '456 some', state: 'ST' }, found);
  expect(address).toEqual({
    address1: '456 Somewhere Ave',
    address2: 'Unit 9',
    city: 'Somecity',
    state: 'ST',
    zip: '12345-6789',
    county: undefined,
  });
  expect(changed).toEqual(['address1', 'address2', 'city', 'zip']);
});

it('never overwrites a typed unit, wherever it was typed', () => {
  expect(fillAddress({ ...empty, address1: '456 some', address2: 'Apt 4B' }, found).address.address2).toBe('Apt 4B');
  expect(fillAddress({ ...empty, address1: '456 Some #4B' }, found).address.address2).toBe('#4B');
});

it('fills a county that the provider knows, and leaves the typed one where it does not', () => {
  const typed = { ...empty, county: 'Any County' };
  expect(fillAddress(typed, found).address.county).toBe('Any County');
  const { address, changed } = fillAddress(typed, { ...found, county: 'Some County' });
  expect(address.county).toBe('Some County');
  expect(changed).toContain('county');
});

it('keeps what is no part of a suggestion', () => {
  const parcel = { ...empty, parcel: '0412-07-003' };
  expect(fillAddress(parcel, found).address).toMatchObject({ parcel: '0412-07-003' });
});
