import { describe, expect, it } from 'vitest';
import { type DuplicateForm, duplicateErrors, duplicateQuery, emptyDuplicateForm } from './duplicate-form.ts';

const form = (more: Partial<DuplicateForm> = {}): DuplicateForm => ({ ...emptyDuplicateForm, ...more });
const nothing = 'Enter at least one thing to search for';

describe('the duplicate search form', () => {
  it.each<[string, Partial<DuplicateForm>, object]>([
    ['is not searched empty', {}, { '': nothing }],
    ['first names find nothing', { buyerFirstName: 'Ann', sellerState: 'TX' }, { '': nothing }],
    ['a last name does', { sellerLastName: 'Cole' }, {}],
    ['a tax id does', { propertyTaxId: '12-34' }, {}],
    [
      'a letter is too few',
      { buyerLastName: 'J', buyerState: 'T' },
      { buyerLastName: 'Enter at least 2 characters', buyerState: 'Two letters' },
    ],
    ['a state has two', { buyerLastName: 'Jones', buyerState: 'Tex' }, { buyerState: 'Two letters' }],
  ])('%s', (_, more, expected) => {
    expect(duplicateErrors(form(more))).toEqual(expected);
  });

  // holds blocks 3.20
  it('asks for every field', () => {
    const typed = {
      buyerFirstName: 'Ann',
      buyerLastName: 'Jones',
      buyerState: 'TX',
      sellerFirstName: 'Bob',
      sellerLastName: 'Cole',
      sellerState: 'FL',
      propertyAddress: '456 Somewhere',
      propertySubdivision: 'Somewhere Addition',
      propertyTaxId: '12-34',
    };
    expect(duplicateQuery(form(typed))).toEqual({ ...typed, allBranches: 'true' });
    expect(Object.keys(emptyDuplicateForm)).toEqual([...Object.keys(typed), 'allBranches']);
  });

  // holds blocks 3.20
  it('asks for what was typed, without blanks around, in all branches or in the own', () => {
    expect(duplicateQuery(form({ buyerLastName: ' Jones ', propertyAddress: '' }))).toEqual({
      buyerLastName: 'Jones',
      allBranches: 'true',
    });
    expect(duplicateQuery(form({ allBranches: false }))).toEqual({ allBranches: 'false' });
  });
});
