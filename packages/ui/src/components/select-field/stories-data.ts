import type { SelectOption } from './options.ts';

export const loanTypes: SelectOption[] = [
  { value: 'conventional', label: 'Conventional' },
  { value: 'fha', label: 'FHA' },
  { value: 'va', label: 'VA' },
  { value: 'usda', label: 'USDA' },
  { value: 'assumed', label: 'Assumed', inactive: true, reason: 'Not offered since 2012' },
  { value: 'seller', label: 'Seller financed' },
];

export const lenders: SelectOption[] = [
  { value: '1042', code: '1042', label: 'Ficus Bank', note: 'Somecity ST' },
  { value: '1077', code: '1077', label: 'Ficus Bank Mortgage', note: 'Anytown ST' },
  { value: '2210', code: '2210', label: 'Frontier Credit Union', note: 'Sometown ST' },
  { value: '3108', code: '3108', label: 'Pacific Ficus Lending', note: 'Someplace ST' },
  { value: '0904', code: '0904', label: 'Ficus Savings', inactive: true, reason: 'Inactive since 2011' },
];

export const states: SelectOption[] = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'Florida',
  'Georgia',
  'Hawaii',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'Tennessee',
  'Texas',
].map((label) => ({ value: label, label }));
