import { describe, expect, it } from 'vitest';
import { byKind } from '../../records/editor/rows.ts';
import { fileField, formFileKinds, typedRows } from './file-on-form.ts';

const row = (id: number, values = {}) => ({ key: id, id, values });
const rows = {
  ...byKind(formFileKinds, () => []),
  order: [row(0)],
  properties: [row(3), row(4)],
  loans: [row(7), row(8)],
  contacts: [
    row(1, { name: null, firstName: null, lastName: 'Jones' }),
    row(2, { name: 'Ficus Bank', firstName: null, lastName: null }),
    row(3, { name: 'Mary Stone', firstName: 'Mary', lastName: 'Stone' }),
  ],
};
const found = (place: { page?: string; row?: { kind: string; id: number }; field?: string }) => {
  const { kind, row: own, names } = fileField({ page: 'oe:main', ...place }, rows, 8) ?? {};
  return kind && `${kind} ${own?.id} ${names?.join(' ')}`;
};

describe('the field of the file at a place', () => {
  it.each([
    ['the file itself', { field: 'order.closingDate' }, 'order 0 closingDate'],
    ['the loan of the statement', { field: 'loan.amount' }, 'loans 8 amount'],
    ['a loan by its id', { row: { kind: 'loans', id: 7 }, field: 'loanNumber' }, 'loans 7 loanNumber'],
    [
      'an address, in all of its parts',
      { row: { kind: 'properties', id: 4 }, field: 'address1' },
      'properties 4 address1 address2 city state zip',
    ],
    ['the name of a person', { row: { kind: 'contacts', id: 1 }, field: 'name' }, 'contacts 1 firstName lastName'],
    ['all of a name', { row: { kind: 'contacts', id: 3 }, field: 'name' }, 'contacts 3 name firstName lastName'],
    ['the name of a company', { row: { kind: 'contacts', id: 2 }, field: 'name' }, 'contacts 2 name'],
  ])('%s', (_, place, expected) => {
    expect(found(place)).toBe(expected);
  });

  it.each([
    ['what renumbers the file', { field: 'order.fileNumber' }],
    ['what is no field of the file', { field: 'order.cushionMonths' }],
    ['a row that is gone', { row: { kind: 'loans', id: 9 }, field: 'loanNumber' }],
    ['a field of the statement', { field: 'statement.cushionMonths' }],
    ['a row of the statement', { row: { kind: 'fees', id: 7 }, field: 'label' }],
    ['a page', {}],
  ])('%s is left to its page', (_, place) => {
    expect(found(place)).toBeUndefined();
  });
});

it('rows are as they are typed, and keep what is not edited', () => {
  const stored = [
    { loanID: 7, loanNumber: '1', version: 2 },
    { loanID: 9, loanNumber: '3', version: 2 },
  ];
  expect(typedRows(stored, [row(7, { loanNumber: '12' }), row(-1, { loanNumber: '4' })], 'loanID')).toEqual([
    { loanID: 7, loanNumber: '12', version: 2 },
    { loanID: 9, loanNumber: '3', version: 2 },
  ]);
});
