import type { CheckLayoutRecord } from '@closewright/contract/check-printing';
import { expect, it } from 'vitest';
import { offsetWords, usualLayout } from './print-settings.ts';

// As much of it as is looked at.
const layout = (checkLayoutID: number) => ({ checkLayoutID }) as CheckLayoutRecord;
const account = (checkLayoutID: number | null) => ({ checkLayoutID });

it.each([
  ['that of the account', [3, 4], account(4), 4],
  ['the only one, where the account has none', [3], account(null), 3],
  ['the only one, where that of the account is not offered any more', [3], account(9), 3],
  ['nobody’s, where there are several', [3, 4], account(null), null],
  ['nobody’s, where there is none', [], account(3), null],
] as const)('the usual layout is %s', (_, layouts, of, expected) => {
  expect(usualLayout({ layouts: layouts.map(layout), printers: [], signers: [] }, of)).toBe(expected);
});

it.each([
  [{ right: 0, down: 0 }, 'Nothing is moved'],
  [{ right: 3, down: 0 }, 'Moved 0.03 in to the right'],
  [{ right: -12, down: -10 }, 'Moved 0.12 in to the left and 0.10 in up'],
  [{ right: 0, down: 50 }, 'Moved 0.50 in down'],
])('%j in words', (offset, words) => {
  expect(offsetWords(offset)).toBe(words);
});
