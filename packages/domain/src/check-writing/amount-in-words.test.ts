import { expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'Zero and 00/100 dollars'],
  [7, 'Zero and 07/100 dollars'],
  [1_00, 'One and 00/100 dollars'],
  [19_99, 'Nineteen and 99/100 dollars'],
  [40_10, 'Forty and 10/100 dollars'],
  [100_00, 'One hundred and 00/100 dollars'],
  [1_234_56, 'One thousand two hundred thirty-four and 56/100 dollars'],
  [14_147_26, 'Fourteen thousand one hundred forty-seven and 26/100 dollars'],
  [1_000_000_00, 'One million and 00/100 dollars'],
  [1_000_015_00, 'One million fifteen and 00/100 dollars'],
  [20_000_300_001_05, 'Twenty billion three hundred thousand one and 05/100 dollars'],
])('%i cents are %s', (amount, words) => {
  expect(amountInWords(cents(amount))).toBe(words);
});
