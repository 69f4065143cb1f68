import { expect, test } from 'vitest';
import { addressLine, cardDate, cardMoment, formatCurrency } from './card-format.ts';

test.each([
  [123456, '$1,234.56'],
  [-250000, '($2,500.00)'],
  [0, '$0.00'],
  [null, ''],
  [undefined, ''],
])('%s cents', (cents, text) => {
  expect(formatCurrency(cents)).toBe(text);
});

test.each([
  ['2013-04-15', '04/15/2013', '04/15/2013'],
  ['2013-04-15T00:00:00', '04/15/2013', '04/15/2013 12:00 AM'],
  ['2013-04-15T23:30:10', '04/15/2013', '04/15/2013 11:30 PM'],
  ['2013-04-15T12:05:00', '04/15/2013', '04/15/2013 12:05 PM'],
  [null, '', ''],
  [undefined, '', ''],
])('%s', (iso, date, moment) => {
  expect(cardDate(iso)).toBe(date);
  expect(cardMoment(iso)).toBe(moment);
});

test('an address in one line', () => {
  const address = { address1: '123 Commerce Pl', address2: '', city: 'Somecity', state: 'ST', zip: '12344' };
  expect(addressLine(address)).toBe('123 Commerce Pl, Somecity ST 12344');
  expect(addressLine({})).toBe('');
});
