import { describe, expect, it } from 'vitest';
import { leavingChecks, paidChecksOf, type WireCheck, type WireFacts, wireChecksOf } from './index.ts';
import { confirmed, person, wireFacts } from './wires.fixture.ts';

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
  goesTo: null,
  namedBy: null,
  enteredBy: null,
};

const noAch = { accountType: null, secCode: null };

const achInstructions: WireFacts['instructions'] = {
  ...{ number: 2, goodFrom: '2026-11-28T17:00:00Z', callBacks: [confirmed], stopped: null },
  ...{ accountType: 'Checking', secCode: 'CCD' },
};

describe('checks of a wire', () => {
  it('are all met where all was done, and each says by what', () => {
    const items = wireChecksOf(wireFacts());
    expect(items.map(({ check }) => check)).toEqual(leavingChecks.filter((check) => check !== 'ach'));
    expect(items.map(({ state, title, words }) => `${state}: ${title}: ${words}`)).toMatchInlineSnapshot(`
      [
        "met: Payee is named: By instructions 2, named by Nora",
        "met: Instructions are verified: Confirmed by a call of Carla Caller",
        "met: Waiting period is over: Since 11/28/2026 9:00 AM",
        "met: Instructions are the latest: No other ones came since",
        "met: Nobody on a sanctions list: No name on the list is like it",
        "met: Nobody wants it void: Nobody has asked to void it",
        "met: Released by another person: Released by Rita",
        "met: Its day has come: It is of 11/30/2026",
      ]
    `);
  });

  it.each<[string, Partial<WireFacts>, readonly WireCheck[]]>([
    [
      'nobody named the payee',
      { ...notNamed, releasedBy: [] },
      ['named', 'verified', 'waiting', 'current', 'sanctions', 'second person'],
    ],
    [
      'nobody called',
      { instructions: { number: 2, goodFrom: null, callBacks: [], stopped: null, ...noAch }, state: 'to verify' },
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
          ...noAch,
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
    ['who posted it released it', { releasedBy: [person('Pia')] }, ['second person']],
    ['who asked for it released it', { releasedBy: [person('Ana')] }, ['second person']],
    ['nobody had to ask for it', { askedBy: null }, []],
    ['somebody asked to void it', { voidAskedBy: person('Vera') }, ['standing']],
    ['who named its payee released it', { releasedBy: [person('Nora')] }, ['second person']],
    ['who entered its instructions released it', { releasedBy: [person('Ed')] }, ['second person']],
    ['one released what two have to', { needsTwo: true }, ['second person']],
    ['one released it twice', { needsTwo: true, releasedBy: [person('Rita'), person('Rita')] }, ['second person']],
    ['one of two asked for it', { needsTwo: true, releasedBy: [person('Rita'), person('Ana')] }, ['second person']],
    ['one of two posted it', { needsTwo: true, releasedBy: [person('Rita'), person('Pia')] }, ['second person']],
    [
      'two released it who are called alike',
      {
        needsTwo: true,
        releasedBy: [
          { key: '7', name: 'Rita' },
          { key: '8', name: 'Rita' },
        ],
      },
      [],
    ],
    ['two released it', { needsTwo: true, releasedBy: [person('Rita'), person('Rob')] }, []],
  ])('%s', (_, more, checks) => {
    expect(blocking(more)).toEqual(checks);
  });

  it.each<[string, Partial<WireFacts>, boolean]>([
    ['another person', { by: 'rita' }, true],
    ['who posted it', { by: 'pia' }, false],
    ['who asked for it', { by: 'ana' }, false],
    ['who named its payee', { by: 'nora' }, false],
    ['who entered its instructions', { by: 'ed' }, false],
    ['the first of two', { by: 'rita', needsTwo: true }, true],
    ['the second of two', { by: 'rob', needsTwo: true, releasedBy: [person('Rita')] }, true],
    ['the first of two once more', { by: 'rita', needsTwo: true, releasedBy: [person('Rita')] }, false],
    ['who posted it, as the second of two', { by: 'pia', needsTwo: true, releasedBy: [person('Rita')] }, false],
    [
      'the second of two who are called alike',
      { by: '8', needsTwo: true, releasedBy: [{ key: '7', name: 'Rita' }] },
      true,
    ],
    ['whoever is called as who posted it', { by: '8', postedBy: { key: '7', name: 'Pia' } }, true],
    ['who posted it, once it is released', { by: 'pia', releasedBy: [person('Rita')] }, true],
  ])('asked by %s', (_, more, isMet) => {
    expect(blocking({ releasedBy: [], ...more })).toEqual(isMet ? [] : ['second person']);
  });

  it.each<[string, Partial<WireFacts>, 'met' | 'tells']>([
    ['the payee of wires', { goesTo: { name: 'harbor  point realty llc', beneficiary: 'HP Holdings' } }, 'met'],
    ['the beneficiary', { goesTo: { name: 'HP', beneficiary: 'HARBOR POINT REALTY LLC' } }, 'met'],
    ['neither', { goesTo: { name: 'Mallory Holdings', beneficiary: 'Mallory' } }, 'tells'],
  ])('where it was posted to %s', (_, more, state) => {
    expect(wordsOf(more, 'named')?.state).toBe(state);
    expect(blocking(more)).toEqual([]);
  });

  it.each<[WireCheck, Partial<WireFacts>, RegExp]>([
    [
      'named',
      { payee: 'Ana Seller', goesTo: { name: 'Mallory Holdings', beneficiary: 'Mallory' } },
      /^It was posted to Ana Seller, and goes to Mallory Holdings$/,
    ],
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
    ['waiting', { state: 'waiting' }, /^Good from 11\/28\/2026 9:00 AM$/],
    ['day', { today: '2026-11-29' }, /11\/30\/2026/],
    ['standing', { voidAskedBy: person('Vera') }, /^Vera has asked to void it: that waits for approval$/],
    ['second person', { by: 'ana', releasedBy: [] }, /^Another person releases it: you asked for it$/],
    ['second person', { by: 'pia', releasedBy: [] }, /^Another person releases it: you posted it$/],
    ['second person', { releasedBy: [], needsTwo: true }, /^Two other people release it$/],
    ['second person', { by: 'rita', needsTwo: true }, /beside Rita: you released it$/],
  ])('%s says what is missing', (check, more, words) => {
    expect(wordsOf(more, check)?.words).toMatch(words);
  });
});

it('of a wire that the bank has paid nothing is said, unless nobody released it', () => {
  expect(paidChecksOf({ releases: 1 })).toEqual([]);
  expect(paidChecksOf({ releases: 0 })).toMatchObject([
    { check: 'released', state: 'blocks', words: 'The bank paid it, and nobody released it' },
  ]);
});

it.each<[string, Partial<WireFacts>, string | undefined]>([
  ['a wire', {}, undefined],
  ['ACH by instructions for wires', { means: 'ACH' }, 'blocks'],
  ['ACH that nobody has named', { means: 'ACH', instructions: null }, 'blocks'],
  ['ACH by its instructions', { means: 'ACH', instructions: achInstructions }, 'met'],
])('how ACH goes is looked at of %s: %s', (_, more, state) => {
  const checks = wireChecksOf(wireFacts(more));
  expect(checks.find(({ check }) => check === 'ach')?.state).toBe(state);
});
