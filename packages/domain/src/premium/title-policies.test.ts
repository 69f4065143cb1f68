import { expect, it } from 'vitest';
import { emptyTitlePolicy, policyNumberKey, titlePolicyProblems } from './index.ts';

const policy = (number: string | null, more = {}) => ({
  ...emptyTitlePolicy,
  policy: 'Owner' as const,
  number,
  ...more,
});

it.each<[string, ReturnType<typeof policy>[], object]>([
  ['a number with prefix and suffix', [policy('O-9301/4412.A 1')], {}],
  ['one that begins with a sign', [policy('=1')], { number: expect.stringContaining('letters, digits') }],
  ['one that ends with a hyphen', [policy('O-')], { number: expect.stringContaining('begins and ends') }],
  [
    'one that another has',
    [policy('O-1'), policy('o 1', { policy: 'Loan' })],
    { number: expect.stringContaining('Another') },
  ],
  ['two of a kind', [policy('O-1'), policy('O-2')], { policy: 'One Owner policy counts: the other is void' }],
  ['two of a kind, one void', [policy('O-1'), policy('O-2', { isVoid: true })], {}],
  ['void without a reason', [policy('O-1', { isVoid: true })], { voidReason: 'Say why it is void' }],
  ['void with one', [policy('O-1', { isVoid: true, voidReason: 'Spoiled' })], {}],
  ['without a number', [policy(null), policy(null, { policy: 'Loan' })], {}],
])('%s', (_, all, expected) => {
  expect(titlePolicyProblems(all[0] ?? {}, all)).toEqual(expected);
});

it('a number is the same whatever its case, blanks and signs', () => {
  expect(policyNumberKey('o-93 01')).toBe(policyNumberKey('O9301'));
});
