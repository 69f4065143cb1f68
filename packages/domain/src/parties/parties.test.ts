import { describe, expect, it } from 'vitest';
import { contactDisplayName, joinNames, partyDisplayName, RoleType, roleTypeLabel, roleTypes } from './index.ts';

describe('role types (building-blocks.md §6, §9)', () => {
  // holds blocks 6.10, blocks 9.28
  it('are 1 to 26, 28, 29 and 35', () => {
    const ids = [...Array.from({ length: 26 }, (_, at) => at + 1), 28, 29, 35];
    expect(roleTypes.map(({ id }) => id)).toEqual(ids);
  });

  // holds blocks 6.10
  it.each([
    ['None', 0],
    ['Bank', 1],
    ['TitleCompany', 2],
    ['Underwriter', 3],
    ['Attorney', 4],
    ['HomeInspection', 5],
    ['Lender', 6],
    ['Member', 7],
    ['PestInspection', 8],
    ['PlaceOfClosing', 9],
    ['Realtor', 10],
    ['Surveyor', 11],
    ['SearchProvider', 12],
    ['RecordingOffice', 13],
    ['MortgageBroker', 14],
    ['Buyer', 15],
    ['Seller', 16],
    ['Notary', 17],
    ['LegalPaperworkPreparedBy', 18],
    ['Referral', 19],
    ['AdditionalBuyerRealtor', 20],
    ['AdditionalBuyerAttorney', 21],
    ['AdditionalLender', 22],
    ['AdditionalTitleCompany', 23],
    ['Customer', 24],
    ['AdditionalSellerRealtor', 25],
    ['AdditionalSellerAttorney', 26],
    ['SettlementAgent', 28],
    ['ContactTemplate', 29],
    ['LoanOriginator', 35],
  ] as const)('%s is %d', (name, id) => {
    expect(RoleType[name]).toBe(id);
  });

  it.each([
    [15, 'Buyer'],
    [10, 'Real Estate Agent'],
    [2, 'Title Company'],
    [9, 'Place of Closing'],
    [22, 'Additional Lender'],
    [18, 'Legal Paperwork Prepared by'],
    [35, 'Loan Originator'],
    [0, '[None]'],
    [27, '[None]'],
  ])('%d reads %j', (id, label) => {
    expect(roleTypeLabel(id)).toBe(label);
  });
});

// holds core 8.10
describe('names (core.md §8)', () => {
  it.each([
    [{ roleTypeID: 15, name: 'Michael Jones' }, 'Michael Jones'],
    [{ roleTypeID: 15, name: ' ', firstName: 'Mary', lastName: 'Stone' }, 'Mary Stone'],
    [{ roleTypeID: 15, name: null, firstName: null, lastName: 'Stone' }, 'Stone'],
    [{ roleTypeID: 15, name: null }, 'Buyer - Name not available'],
    [{ roleTypeID: 6, name: '', firstName: '', lastName: ' ' }, 'Lender - Name not available'],
  ])('%j is called %j', (party, name) => {
    expect(partyDisplayName(party)).toBe(name);
  });

  it.each([
    [{ roleTypeID: 6, contactName: 'Joe Smith' }, 'Joe Smith'],
    [{ roleTypeID: 6, contactName: null }, 'Lender - Contact name not available'],
    [{ roleTypeID: 10, contactName: ' ' }, 'Real Estate Agent - Contact name not available'],
  ])('contact of %j is called %j', (party, name) => {
    expect(contactDisplayName(party)).toBe(name);
  });

  it.each([
    [[], ''],
    [['Michael Jones'], 'Michael Jones'],
    [['Michael Jones', 'Mary Stone'], 'Michael Jones and Mary Stone'],
    [['A', 'B', 'C'], 'A, B and C'],
    [['A', null, ' ', undefined, 'B'], 'A and B'],
  ])('%j is joined as %j', (names, text) => {
    expect(joinNames(names)).toBe(text);
  });
});
