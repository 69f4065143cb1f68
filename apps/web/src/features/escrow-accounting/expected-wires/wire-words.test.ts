import type { ArrivedWire, ExpectedWire } from '@closewright/contract/wires';
import { expect, it } from 'vitest';
import { arrivedWords, differenceWords, wireObstacle } from './wire-words.ts';

// What the words do not look at is left out.
const wire = (more: object) => ({ received: null, calledOff: null, ...more }) as ExpectedWire;
// The same of a wire that arrived.
const arrived = (item: object) => ({ item }) as ArrivedWire;

it.each([
  ['none is in hand', null, null, 'Choose a wire first.'],
  ['one is expected', wire({}), null, null],
  ['it came in', wire({ received: { by: 'Ada' } }), null, 'Ada has recorded its receipt.'],
  ['it was called off', wire({ calledOff: { by: 'Ada' } }), null, 'Ada has called it off.'],
  ['nothing may be written', wire({}), 'Read only', 'Read only'],
])('where %s', (_name, of, refusal, words) => {
  expect(wireObstacle(of, refusal)).toBe(words);
});

it.each([
  [700_00, 700_00, null],
  [800_00, 700_00, 'The bank has 700.00, expected were 800.00: 100.00 less.'],
  [700_00, 700_01, 'The bank has 700.01, expected were 700.00: 0.01 more.'],
])('expected %d, arrived %d', (expected, came, words) => {
  expect(differenceWords(expected, came)).toBe(words);
});

it('says of a wire what its bank says', () => {
  const item = { amount: 700_00, date: '2026-03-03', customerReference: null, text: 'FICUS BANK' };
  expect(arrivedWords(arrived({ ...item, bankReference: 'FB-1' }))).toBe('700.00 on 03/03/2026, FB-1, FICUS BANK');
  expect(arrivedWords(arrived({ ...item, bankReference: null, text: '' }))).toBe('700.00 on 03/03/2026');
});
