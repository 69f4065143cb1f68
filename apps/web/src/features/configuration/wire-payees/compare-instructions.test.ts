import { expect, it } from 'vitest';
import { compareInstructions, goodBefore } from './compare-instructions.ts';
import { changedInstructions, exampleInstructions } from './wire-payees.fixture.ts';

const changes = (diff: ReturnType<typeof compareInstructions>) =>
  diff.fields.flatMap(({ label, before, after, isChanged }) => (isChanged ? [[label, before, after]] : []));

it('an account number that ends as the one before is another one all the same, where the api says so', () => {
  const diff = compareInstructions(exampleInstructions(), changedInstructions());
  expect(changes(diff)).toEqual([
    ['Bank', 'First National Bank', 'Quick Bank'],
    ['Routing number', '021000021', '011401533'],
    ['Account number', '***6789', '***6789, another number that ends alike'],
    ['Came by', 'Letter', 'E-mail'],
    ['Received on', '04/01/2013', '04/10/2013'],
  ]);
});

it('an account number that is the same is no change, and one that ends otherwise is shown as it is', () => {
  const same = changedInstructions({ changed: ['Bank'] });
  expect(changes(compareInstructions(exampleInstructions(), same)).map(([label]) => label)).not.toContain(
    'Account number',
  );
  const other = changedInstructions({ accountNumber: '***1111' });
  expect(changes(compareInstructions(exampleInstructions(), other))).toContainEqual([
    'Account number',
    '***6789',
    '***1111',
  ]);
});

it('is held against the latest instructions before that somebody confirmed', () => {
  const first = exampleInstructions({ state: 'replaced' });
  const second = changedInstructions({ state: 'replaced' });
  const third = changedInstructions({ number: 3 });
  expect(goodBefore(third, [third, second, first])).toBe(first);
  expect(goodBefore(second, [second, changedInstructions({ number: 1 })])).toBeNull();
});
