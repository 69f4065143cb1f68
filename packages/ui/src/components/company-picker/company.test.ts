import { expect, it } from 'vitest';
import { displayName, isValidCompany, parseCompanyText, roleFlags } from './company.ts';
import { companyLimits } from './company-picker.tsx';

const searchFields = ['Name', 'FriendlyName'];

// holds blocks 5.7
it.each([
  ['', null],
  ['   ', null],
  ['1042', { companyID: 1042 }],
  [' 0904 ', { companyID: 904 }],
  ['1042 - Ficus Bank', { searchTerm: 'Ficus Bank', searchFields }],
  ['1042 - ', { searchTerm: '1042 -', searchFields }],
  ['Ficus Bank', { searchTerm: 'Ficus Bank', searchFields }],
  ['1st Ficus', { searchTerm: '1st Ficus', searchFields }],
  ['Ficus - Main Street', { searchTerm: 'Ficus - Main Street', searchFields }],
  ['12-3456', { searchTerm: '12-3456', searchFields }],
])('reads "%s"', (text, term) => {
  expect(parseCompanyText(text)).toEqual(term);
});

// holds blocks 5.9
it('is valid without a name or with a record', () => {
  expect(isValidCompany(null)).toBe(true);
  expect(isValidCompany({ companyID: 0, companyName: '' })).toBe(true);
  expect(isValidCompany({ companyID: 1042, companyName: 'Ficus Bank' })).toBe(true);
  expect(isValidCompany({ companyID: 0, companyName: 'Acme Notaries' })).toBe(false);
});

// holds blocks 3.3
it('shows the number before the name, and no number that is none', () => {
  expect(displayName({ companyID: 1042, companyName: 'Ficus Bank' })).toBe('1042 - Ficus Bank');
  expect(displayName({ companyID: 0, companyName: 'Acme Notaries' })).toBe('Acme Notaries');
});

// holds blocks 5.8
it('adds the flags of the two roles that have one', () => {
  expect(roleFlags([6, 10])).toEqual([]);
  expect(roleFlags([28, 9])).toEqual(['isPlaceOfClosing', 'isSettlementAgent']);
});

// holds blocks 9.2
it('has the limits of the specification', () => {
  expect(companyLimits).toEqual({ debounce: 250, pageSize: 10, listWidth: 350 });
});
