import { expect, it } from 'vitest';
import { stepDayProblem } from './remittance.ts';

it.each([
  ['2026-03-10', null],
  ['2026-03-12', null],
  ['2026-03-13', 'This day is not yet'],
  ['2026-03-09', 'It was approved on 03/10/2026: not before'],
])('what was approved on March 10 and is sent on %s: %s', (on, problem) =>
  expect(stepDayProblem(on, { first: '2026-03-10', after: 'approved', last: '2026-03-12' })).toBe(problem),
);
