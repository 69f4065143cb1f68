import { expect, it } from 'vitest';
import { businessDaysIn } from './days-open.ts';

it.each([
  ['a week', '2026-03-02', '2026-03-08', [], 5],
  ['one day', '2026-03-02', '2026-03-02', [], 1],
  ['a weekend', '2026-03-07', '2026-03-08', [], 0],
  ['nothing, as it ends before it begins', '2026-03-09', '2026-03-08', [], 0],
  ['over the turn of a year, New Year’s Day left out', '2025-12-31', '2026-01-02', [], 2],
  ['a day on which the office is closed left out', '2026-03-02', '2026-03-06', ['2026-03-04'], 4],
  ['a Saturday on which it is closed left out once', '2026-03-02', '2026-03-08', ['2026-03-07'], 5],
])('business days of %s', (_what, from, to, closed, days) => {
  expect(
    businessDaysIn(
      from,
      to,
      closed.map((date) => ({ date, name: 'Closed' })),
    ),
  ).toBe(days);
});
