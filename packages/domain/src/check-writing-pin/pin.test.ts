import { expect, it } from 'vitest';
import { pinFinding } from './pin.ts';

const length = 'A PIN has 4 to 8 digits';
const easy = 'Too easy to guess: digits that repeat, or that follow each other';

it.each([
  ['', length],
  ['123', length],
  ['482', length],
  ['482915073', length],
  ['48a1', length],
  ['48 1', length],
  ['４８２９', length],
  ['1111', easy],
  ['00000000', easy],
  ['1212', easy],
  ['12121', easy],
  ['90909090', easy],
  ['1234', easy],
  ['12345678', easy],
  ['7890', easy],
  ['4321', easy],
  ['0987', easy],
  ['2109', easy],
  ['1357', null],
  ['1123', null],
  ['4829', null],
  ['1221', null],
  ['48291507', null],
])('of the PIN %j is said %j', (pin, said) => {
  expect(pinFinding(pin)).toBe(said);
});
