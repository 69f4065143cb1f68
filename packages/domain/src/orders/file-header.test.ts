import { describe, expect, it } from 'vitest';
import { RoleType } from '../parties/index.ts';
import { fileHeaderOf, type HeadedFile } from './index.ts';

const properties = [
  { sequence: 2, address1: '1 Second St', city: 'Elsewhere', state: 'ST', zip: '54321' },
  { sequence: 1, address1: '456 Somewhere Ave', city: 'Anytown', state: 'ST', zip: null },
] as const;
const loans = [
  { loanID: 1, lenderName: 'Ash Bank', amount: 1, rate: null },
  { loanID: 2, lenderName: 'Ficus Bank', amount: 16_200_000, rate: '3.8750' },
] as const;
const file: HeadedFile = {
  order: {
    ordersID: 25,
    fileNumber: '12-3456',
    regionID: 1,
    kindOfOrder: 3,
    settlementStatementType: 1,
    orderServiceID: null,
    underwriterCompanyID: null,
    status: 1,
    closingDate: '2013-04-15',
    isLocked: false,
    isSettlementLocked: false,
    settlementLock: null,
    isConsolidatedFile: false,
    defaultLoanID: 2,
  },
  properties,
  loans,
  contacts: [
    { roleTypeID: RoleType.Buyer, name: null, firstName: 'Michael', lastName: 'Jones' },
    { roleTypeID: RoleType.Buyer, name: 'Mary Stone' },
    { roleTypeID: RoleType.Seller, name: null },
  ],
  criticalNotes: ['Wire fraud attempt'],
};

describe('the header of a file', () => {
  it('names the people, the first property and the lender of the default loan', () => {
    const { defaultLoanID: _, ...ofOrder } = file.order;
    expect(fileHeaderOf(file)).toEqual({
      ...ofOrder,
      buyers: 'Michael Jones and Mary Stone',
      sellers: 'Seller - Name not available',
      hasSeller: true,
      property: '456 Somewhere Ave, Anytown ST',
      lender: { name: 'Ficus Bank', amount: 16_200_000, rate: '3.8750' },
      criticalNotes: ['Wire fraud attempt'],
    });
  });

  it.each<[string, Partial<HeadedFile>, object]>([
    ['no property', { properties: [] }, { property: '' }],
    [
      'a property without an address',
      { properties: [{ ...properties[1], address1: null }] },
      { property: 'Anytown ST' },
    ],
    ['no people', { contacts: [] }, { buyers: '', sellers: '', hasSeller: false }],
    ['no loan', { loans: [] }, { lender: null }],
    ['a default loan that is gone', { loans: [loans[0]] }, { lender: { name: 'Ash Bank', amount: 1, rate: null } }],
    ['a loan without a lender', { loans: [{ ...loans[1], lenderName: null }] }, { lender: null }],
  ])('stands with %s', (_case, changes, expected) => {
    expect(fileHeaderOf({ ...file, ...changes })).toMatchObject(expected);
  });
});
