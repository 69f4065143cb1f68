import { party } from '@closewright/testkit';
import { expect, it } from 'vitest';
import { partyChange, partyErrors, partyFormOf, taxIDKindOf } from './party-form.ts';

const stored = party({
  rolesID: 5,
  roleTypeID: 16,
  name: 'Amy Doe',
  firstName: 'Amy',
  lastName: 'Doe',
  address1: '321 Somewhere Drive',
  taxIDMasked: '***-**-6789',
});

it('sends only what changed, and the number only when it was touched', () => {
  const form = partyFormOf(stored);
  expect(partyChange(stored, form)).toBeNull();
  expect(partyChange(stored, { ...form, name: ' Amy Doe ', phone: '555-0100 ' })).toEqual({
    rolesID: 5,
    phone: '555-0100',
  });
  expect(partyChange(stored, { ...form, taxID: null })).toEqual({ rolesID: 5, taxID: null });
});

it('sends a new party with a temporary id', () => {
  expect(partyChange(null, { ...partyFormOf(null), roleTypeID: 15, name: 'Mary Stone' })).toEqual({
    rolesID: -1,
    roleTypeID: 15,
    name: 'Mary Stone',
  });
});

it('asks for a role, some name, readable addresses and a written number', async () => {
  expect(await partyErrors(partyFormOf(stored))).toEqual({});
  const errors = await partyErrors({ ...partyFormOf(null), email: 'nobody', taxID: '12345' });
  expect(Object.keys(errors).toSorted()).toEqual(['email', 'name', 'roleTypeID', 'taxID']);
});

it('knows the kind of number by the stored mask, else by the role', () => {
  expect(taxIDKindOf(stored, 6)).toBe('ssn');
  expect(taxIDKindOf({ ...stored, taxIDMasked: '**-***6789' }, 16)).toBe('ein');
  expect(taxIDKindOf(null, 16)).toBe('ssn');
  expect(taxIDKindOf(null, 6)).toBe('ein');
});
