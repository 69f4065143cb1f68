import { expect, it } from 'vitest';
import {
  addressText,
  alarmsWords,
  alarmWords,
  callObstacle,
  ownWords,
  printedPayee,
  sourceWarning,
  stateWords,
  stopObstacle,
  waitingWords,
} from './payee-words.ts';
import { changedInstructions, exampleInstructions } from './wire-payees.fixture.ts';

const moment = (instant: string) => instant.slice(0, 10);

it.each([
  [
    'nobody confirmed',
    changedInstructions(),
    'Nobody has confirmed them: no money goes there before somebody else calls back.',
  ],
  [
    'waiting',
    exampleInstructions({ state: 'waiting' }),
    'Confirmed. The waiting period is over 2013-04-03: no money goes there before.',
  ],
  ['good', exampleInstructions(), 'Good since 2013-04-03: money may go there.'],
  ['replaced', exampleInstructions({ state: 'replaced' }), 'Newer instructions came: nothing goes by these.'],
  [
    'stopped by somebody',
    exampleInstructions({ state: 'stopped', stopped: { by: 'Ada Park', at: '2013-04-12T09:00:00Z', reason: 'Fraud' } }),
    'Stopped by Ada Park, 2013-04-12: Fraud',
  ],
  [
    'stopped by a call',
    exampleInstructions({
      state: 'stopped',
      callBacks: exampleInstructions().callBacks.map((call) => ({ ...call, result: 'Differs' })),
    }),
    'Stopped: the call of Bob Reed, 2013-04-02, said otherwise.',
  ],
])('instructions that are %s say so', (_, told, words) => {
  expect(stateWords(told, moment)).toBe(words);
});

it('an alarm names the way the instructions came, and how many payees have one', () => {
  expect(alarmWords({ isAlarm: false, latest: changedInstructions() })).toBeNull();
  expect(alarmWords({ isAlarm: true, latest: changedInstructions() })).toBe(
    'Instructions changed by e-mail, and nobody has confirmed them. Nothing is sent until somebody calls a number known from before.',
  );
  expect(alarmWords({ isAlarm: true, latest: changedInstructions({ source: 'In person' }) })).toContain(
    'changed in person',
  );
  expect(alarmsWords([{ isAlarm: false }])).toBeNull();
  expect(alarmsWords([{ isAlarm: true }, { isAlarm: false }])).toBe(
    '1 payee has changed instructions that nobody has confirmed',
  );
  expect(alarmsWords([{ isAlarm: true }, { isAlarm: true }])).toBe(
    '2 payees have changed instructions that nobody has confirmed',
  );
});

it.each([
  ['E-mail', 'not one of this e-mail'],
  ['Phone', 'not one of this caller'],
  ['Fax', 'not one of this fax'],
  ['Letter', null],
  ['Secure portal', null],
  [null, null],
])('of %s it warns: %s', (source, words) => {
  if (words === null) expect(sourceWarning(source)).toBeNull();
  else expect(sourceWarning(source)).toContain(words);
});

it.each([
  ['to verify', null, null, null],
  ['waiting', null, 'They are confirmed', null],
  ['good', null, 'They are confirmed', null],
  ['stopped', null, 'They are stopped: enter other instructions', 'They are stopped already'],
  ['replaced', null, 'Newer instructions came', 'Newer instructions came'],
  ['to verify', 'Read only', 'Read only', 'Read only'],
] as const)('%s with refusal %s: a call is kept back by %s, a stop by %s', (state, refusal, call, stop) => {
  expect([callObstacle({ state }, refusal), stopObstacle({ state }, refusal)]).toEqual([call, stop]);
  expect([callObstacle(null, null), stopObstacle(null, null)]).toEqual(Array(2).fill('No instructions are in hand'));
});

it('whoever entered instructions is told why they do not confirm them', () => {
  expect(ownWords({ isOwn: false })).toBeNull();
  expect(ownWords({ isOwn: true })).toBe('You entered these instructions: somebody else confirms them');
});

it('says what else there is to know of a payee, on screen and on paper', () => {
  expect(waitingWords({ inactive: false, waiting: 0 })).toBeNull();
  expect(waitingWords({ inactive: true, waiting: 1 })).toBe(
    'Inactive: it is not offered. 1 wire to it was not sent yet.',
  );
  expect(waitingWords({ inactive: false, waiting: 2 })).toBe('2 wires to it were not sent yet.');
  expect(addressText(exampleInstructions().address)).toBe('12 Main St, Houston, TX 77002, US');
  expect(printedPayee({ latest: null }, moment)).toBe('No instructions');
  expect(printedPayee({ latest: exampleInstructions() }, moment)).toBe(
    [
      'Instructions 1: Good since 2013-04-03: money may go there.',
      'Maple Street Savings, 12 Main St, Houston, TX 77002, US',
      'First National Bank, 021000021, ***6789',
      'Entered by Ada Park, 2013-04-01',
    ].join('\n'),
  );
});
