import { expect, it } from 'vitest';
import { importProgress } from './import-progress.ts';

it.each([
  [12_000, 100_000, 40, '12,000 of 100,000 records, 300 a second, 5 minutes left'],
  [100, 230, 1, '100 of 230 records, 100 a second, 2 seconds left'],
  [99, 100, 1, '99 of 100 records, 99 a second, 1 second left'],
  [1000, 10_000, 10, '1,000 of 10,000 records, 100 a second, 2 minutes left'],
])('%i of %i after %i s', (done, all, seconds, text) => {
  expect(importProgress(done, all, seconds)).toBe(text);
});
