import { expect, it, test } from 'vitest';
import { filterOptions, markParts, nextUsable, type SelectOption, typeAhead } from './options.ts';

const options: SelectOption[] = [
  { value: '1042', code: '1042', label: 'Ficus Bank' },
  { value: '3108', code: '3108', label: 'Pacific Ficus Lending' },
  { value: '0904', code: '0904', label: 'Ficus Savings', inactive: true, reason: 'Inactive since 2011' },
  { value: '2210', code: '2210', label: 'Frontier Credit Union' },
];
const labels = (found: readonly SelectOption[]) => found.map((option) => option.label);

it('finds by the beginnings of words and by code, beginnings of the label first', () => {
  expect(labels(filterOptions(options, 'fic'))).toEqual(['Ficus Bank', 'Ficus Savings', 'Pacific Ficus Lending']);
  expect(labels(filterOptions(options, 'cred un'))).toEqual(['Frontier Credit Union']);
  expect(labels(filterOptions(options, '3108'))).toEqual(['Pacific Ficus Lending']);
  expect(labels(filterOptions(options, 'us'))).toEqual([]);
});

it('walks on with a repeated letter and skips what is inactive', () => {
  expect(typeAhead(options, 'f', -1)).toBe(0);
  expect(typeAhead(options, 'f', 0)).toBe(3);
  expect(typeAhead(options, 'ff', 0)).toBe(3);
  expect(typeAhead(options, 'fr', 0)).toBe(3);
  expect(typeAhead(options, 'x', 0)).toBe(-1);
});

it('marks what was typed and loses no letter', () => {
  expect(markParts('Pacific Ficus Lending', 'fic')).toEqual([
    { from: 0, text: 'Pacific ', marked: false },
    { from: 8, text: 'Fic', marked: true },
    { from: 11, text: 'us Lending', marked: false },
  ]);
  for (const query of ['', 'x', 'p f l', 'pac fic', '(']) {
    expect(
      markParts('Pacific Ficus (Lending)', query)
        .map((part) => part.text)
        .join(''),
    ).toBe('Pacific Ficus (Lending)');
  }
});

// Rows as letters: a capital can be taken.
test.each([
  ['AbC', 0, 1, 2],
  ['ABc', 1, 1, 1],
  ['ABc', 0, 10, 1],
  ['ABc', 3, -1, 1],
  ['aBC', 0, 0, 1],
  ['aBC', 1, -10, 1],
  ['aBC', 2, -1, 1],
  ['AbcD', 3, -1, 0],
  ['ab', -1, 1, -1],
  ['', -1, 1, -1],
])('in %s from %d by %d goes to %d', (rows, from, by, to) => {
  expect(nextUsable(rows.length, from, by, (at) => /[A-Z]/.test(rows[at] ?? ''))).toBe(to);
});
