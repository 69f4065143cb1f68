import { expect, test } from 'vitest';
import { memoFieldMessages } from './memo-field.messages.ts';
import { spokenStep } from './use-spoken-count.ts';

test.each([
  [0, 100, null],
  [79, 100, null],
  [80, 100, 20],
  [89, 100, 20],
  [90, 100, 10],
  [99, 100, 10],
  [100, 100, 0],
  [130, 100, 0],
  [799, 1000, null],
  [800, 1000, 200],
  [979, 1000, 200],
  [980, 1000, 20],
  [990, 1000, 10],
  [5, 20, null],
  [18, 20, 4],
])('%d of %d is read out at the step of %j', (used, most, step) => expect(spokenStep(used, most)).toBe(step));

test.each([
  [20, '20 characters left'],
  [1, '1 character left'],
  [0, '0 characters left'],
  [-1, '1 character too many'],
])('%d: %s', (left, text) => expect(memoFieldMessages.left(left)).toBe(text));
