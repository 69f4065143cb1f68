import { expect, it } from 'vitest';
import { keptEntries } from './index.ts';

const day = 86_400_000;
const now = 100 * day;

it('a log keeps 3 days', () => {
  const entries = [{ at: now - 3 * day - 1 }, { at: now - 3 * day }, { at: now }];
  expect(keptEntries(entries, now)).toEqual(entries.slice(1));
});

it('a log keeps at most 3000 entries, the newest', () => {
  const entries = Array.from({ length: 3001 }, (_, at) => ({ at: now - 3001 + at }));
  expect(keptEntries(entries, now)).toEqual(entries.slice(1));
  expect(keptEntries(entries.slice(1), now)).toHaveLength(3000);
});
