import { expect, it } from 'vitest';
import { lineOf, newLineIn } from './form-lines.ts';

it.each([
  ['C.03', 'C.03'],
  [' c 3 ', 'C.03'],
  ['k.04', 'K.04'],
  ['F12', 'F.12'],
  ['j', 'J'],
  ['O.01', null],
  ['Survey fee', null],
  ['C.103', null],
  ['', null],
])('%j means the line %s', (words, line) => {
  expect(lineOf(words)).toBe(line);
});

it.each([
  ['C.03', 'fees', { section: 'C', bucket: 'None' }],
  ['A', 'fees', { section: 'A', bucket: 'Zero' }],
  ['K.04', 'adjustments', { kind: 'Adjustment from borrower' }],
  ['L.05', 'adjustments', { kind: 'Other credit' }],
  ['N', 'adjustments', { kind: 'Adjustment from seller' }],
  ['J.credits', 'adjustments', { kind: 'Lender credit' }],
])('a line that is added at %s is one of %s', (line, kind, values) => {
  expect(newLineIn(line, true)).toMatchObject({ kind, values });
});

it.each(['D', 'I', 'head.price', 'cash.deposit', 'calculation.K'])('nothing is added at %s', (line) => {
  expect(newLineIn(line, true)).toBeNull();
});

it('without a seller K lists what is paid to others', () => {
  expect(newLineIn('K.02', false)).toMatchObject({ values: { kind: 'Payment to another' } });
});
