import { describe, expect, it } from 'vitest';
import { type WireCheck, type WireFacts, wireChecks, wireChecksOf } from './index.ts';
import { confirmed, wireFacts } from './wires.fixture.ts';

const blocking = (more: Partial<WireFacts>): readonly WireCheck[] =>
  wireChecksOf(wireFacts(more)).flatMap(({ check, state }) => (state === 'blocks' ? [check] : []));
const wordsOf = (more: Partial<WireFacts>, check: WireCheck) =>
  wireChecksOf(wireFacts(more)).find((item) => item.check === check);

const { instructions } = wireFacts();
const notNamed = {
  instructions: null,
  latestNumber: null,
  state: null,
  screening: null,
  namedBy: null,
  enteredBy: null,
};

describe('checks of a wire', () => {
  it('are all met where all was done, and each says by what', () => {
    const items = wireChecksOf(wireFacts());
    expect(items.map(({ check }) => check)).toEqual(wireChecks);
    expect(items.map(({ state, title, words }) => `${state}: ${title}: ${words}`)).toMatchInlineSnapshot(`
      [
        "met: Payee is named: By instructions 2, named by Nora",
        "met: Instructions are verified: Confirmed by a call of Carla Caller",
        "met: Waiting period is over: Since 11/28/2026 09:00 AM",
        "met: Instructions are the latest: No other ones came since",
        "met: Nobody on a sanctions list: No name on the list is like it",
        "met: Released by another person: Released by Rita",
        "met: Its day has come: It is of 11/30/2026",
      ]
    `);
  });

  it.each<[string, string, boolean]>([
    ['its payee', 'Maple street  SAVINGS', false],
    ['the beneficiary of its instructions', 'Maple Street Savings Bank', false],
    ['somebody else', 'Ana Seller', true],
  ])('are told to whoever releases what was posted to %s', (_, payee, isOther) => {
    expect(wordsOf({ payee }, 'named')).toMatchObject({
      state: 'met',
      words: `${isOther ? 'It was posted to Ana Seller, and goes to Maple Street Savings. ' : ''}By instructions 2, named by Nora`,
    });
  });

  it.each<[string, Partial<WireFacts>, readonly WireCheck[]]>([
    [
      'nobody named the payee',
      { ...notNamed, releasedBy: [] },
      ['named', 'verified', 'waiting', 'current', 'sanctions', 'second person'],
    ],
    [
      'nobody called',
      { instructions: { number: 2, goodFrom: null, callBacks: [], stopped: null }, state: 'to verify' },
      ['verified', 'waiting'],
    ],
    [
      'nobody was reached',
      {
        instructions: {
          number: 2,
          goodFrom: null,
          callBacks: [{ ...confirmed, result: 'Not reached' }],
          stopped: null,
        },
        state: 'to verify',
      },
      ['verified', 'waiting'],
    ],
    ['it is said to be to verify, whatever was called', { state: 'to verify' }, ['verified', 'waiting']],
    ['the waiting period is not over', { state: 'waiting' }, ['waiting']],
    ['they were stopped', { state: 'stopped' }, ['verified']],
    ['newer ones came', { state: 'replaced', latestNumber: 3 }, ['current']],
    ['newer ones came, which nobody told the state', { latestNumber: 3 }, ['current']],
    ['they are replaced, whatever number is told', { state: 'replaced' }, ['current']],
    ['a name is like it', { screening: 'open' }, ['sanctions']],
    ['it is on the list', { screening: 'blocked' }, ['sanctions']],
    ['there is no list', { screening: 'no list' }, ['sanctions']],
    ['a newer list came', { screening: 'old list' }, ['sanctions']],
    ['somebody cleared it', { screening: 'cleared' }, []],
    ['its day is tomorrow', { today: '2026-11-29' }, ['day']],
    ['its day was yesterday', { today: '2026-12-01' }, []],
    ['nobody released it', { releasedBy: [] }, ['second person']],
    ['who posted it released it', { releasedBy: ['Pia'] }, ['second person']],
    ['who named its payee released it', { releasedBy: ['Nora'] }, ['second person']],
    ['who entered its instructions released it', { releasedBy: ['Ed'] }, ['second person']],
    ['one released what two have to', { needsTwo: true }, ['second person']],
    ['one released it twice', { needsTwo: true, releasedBy: ['Rita', 'Rita'] }, ['second person']],
    ['one of two posted it', { needsTwo: true, releasedBy: ['Rita', 'Pia'] }, ['second person']],
    ['two released it', { needsTwo: true, releasedBy: ['Rita', 'Rob'] }, []],
  ])('%s', (_, more, checks) => {
    expect(blocking(more)).toEqual(checks);
  });

  it.each<[string, Partial<WireFacts>, boolean]>([
    ['another person', { by: 'Rita' }, true],
    ['who posted it', { by: 'Pia' }, false],
    ['who named its payee', { by: 'Nora' }, false],
    ['who entered its instructions', { by: 'Ed' }, false],
    ['the first of two', { by: 'Rita', needsTwo: true }, true],
    ['the second of two', { by: 'Rob', needsTwo: true, releasedBy: ['Rita'] }, true],
    ['the first of two once more', { by: 'Rita', needsTwo: true, releasedBy: ['Rita'] }, false],
    ['who posted it, as the second of two', { by: 'Pia', needsTwo: true, releasedBy: ['Rita'] }, false],
    ['who posted it, once it is released', { by: 'Pia', releasedBy: ['Rita'] }, true],
  ])('asked by %s', (_, more, isMet) => {
    expect(blocking({ releasedBy: [], ...more })).toEqual(isMet ? [] : ['second person']);
  });

  it.each<[WireCheck, Partial<WireFacts>, RegExp]>([
    [
      'verified',
      {
        state: 'stopped',
        instructions: instructions && {
          ...instructions,
          stopped: { by: 'Stella', at: '2026-11-29T08:00:00Z', reason: 'The payee called' },
        },
      },
      /^Stopped by Stella: The payee called$/,
    ],
    ['verified', { state: 'stopped' }, /call said otherwise/],
    [
      'verified',
      {
        instructions: instructions && {
          ...instructions,
          callBacks: [{ ...confirmed, result: 'Not reached', calledBy: 'Nils' }, confirmed],
        },
      },
      /^Confirmed by a call of Carla Caller$/,
    ],
    ['waiting', { state: 'waiting' }, /^Good from 11\/28\/2026 09:00 AM$/],
    ['day', { today: '2026-11-29' }, /11\/30\/2026/],
    ['second person', { by: 'Pia', releasedBy: [] }, /^Another person releases it: you posted it$/],
    ['second person', { releasedBy: [], needsTwo: true }, /^Two other people release it$/],
    ['second person', { by: 'Rita', needsTwo: true }, /beside Rita: you released it$/],
  ])('%s says what is missing', (check, more, words) => {
    expect(wordsOf(more, check)?.words).toMatch(words);
  });
});
