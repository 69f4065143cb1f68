import { cents } from '@closewright/domain/money';
import { expect, it } from 'vitest';
import { moneyWidth } from './field-columns.ts';

it('a column of money is wider for each figure of a greater amount, and never narrower than its head', () => {
  const widths = [0, 99_999_99, 100_000_00, 1_234_567_89].map((amount) => moneyWidth(cents(amount)));
  expect(widths).toEqual([90, 90, 98, 114]);
});
