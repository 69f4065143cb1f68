import { expect, it } from 'vitest';
import { type FormCheck, keyOfCheck, nextCheck } from './form-checks.ts';

const check = (words: string, page?: string): FormCheck => ({ kind: 'missing', words, field: words, page });
const checks = [check('the rate', '1'), check('the deed'), check('the survey', '2'), check('the wire', '3')];

it.each([
  [null, 1, 'the rate'],
  ['the rate', 1, 'the survey'],
  ['the wire', 1, 'the rate'],
  [null, -1, 'the wire'],
  ['the rate', -1, 'the wire'],
  ['the wire', -1, 'the survey'],
  // It was settled meanwhile.
  ['the price', 1, 'the rate'],
] as const)('from %s by %s on the form is %s', (inHand, by, expected) => {
  const key = inHand === null ? null : keyOfCheck(check(inHand));
  expect(nextCheck(checks, key, by)?.words).toBe(expected);
});

it('none is next where none stands on the form', () => {
  expect(nextCheck([check('the deed')], null, 1)).toBeNull();
});
