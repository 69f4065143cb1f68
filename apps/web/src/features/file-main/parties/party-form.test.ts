import type { Party } from '@closewright/contract/orders';
import { expect, it } from 'vitest';
import { partyChange, partyErrors, partyFormOf, taxIDKindOf } from './party-form.ts';

const party: Party = {
  rolesID: 5,
  sequence: 1,
  roleTypeID: 16,
  name: 'Amy Doe',
  firstName: 'Amy',
  lastName: 'Doe',
  contactName: null,
  address1: '321 Somewhere Drive',
  city: null,
  state: null,
  zip: null,
  phone: null,
  email: null,
  detail: null,
  taxIDMasked: '***-**-6789',
};

it('sends only what changed, and the number only when it was touched', () => {
  const form = partyFormOf(party);
  expect(partyChange(party, form)).toBeNull();
  expect(partyChange(party, { ...form, name: ' Amy Doe ', phone: '555-0100 ' })).toEqual({
    rolesID: 5,
    phone: '555-0100',
  });
  expect(partyChange(party, { ...form, taxID: null })).toEqual({ rolesID: 5, taxID: null });
});

it('sends a new party with a temporary id', () => {
  expect(partyChange(null, { ...partyFormOf(null), roleTypeID: 15, name: 'Mary Stone' })).toEqual({
    rolesID: -1,
    roleTypeID: 15,
    name: 'Mary Stone',
  });
});

it('asks for a role, some name, readable addresses and a written number', async () => {
  expect(await partyErrors(partyFormOf(party))).toEqual({});
  const errors = await partyErrors({ ...partyFormOf(null), email: 'nobody', taxID: '12345' });
  expect(Object.keys(errors).toSorted()).toEqual(['email', 'name', 'roleTypeID', 'taxID']);
});

it('knows the kind of number by the stored mask, else by the role', () => {
  expect(taxIDKindOf(party, 6)).toBe('ssn');
  expect(taxIDKindOf({ ...party, taxIDMasked: '**-***6789' }, 16)).toBe('ein');
  expect(taxIDKindOf(null, 16)).toBe('ssn');
  expect(taxIDKindOf(null, 6)).toBe('ein');
});
