import { wireOutStates } from '@closewright/domain/wires';
import { expect, it } from 'vitest';
import { latestWords } from '../../records/wire-payees/latest-words.ts';
import {
  countedMeans,
  dueWords,
  fileFacts,
  fileObstacle,
  fitsWords,
  holdObstacle,
  lacksWords,
  makeObstacle,
  nameObstacle,
  printedWire,
  releaseAllObstacle,
  releasedWords,
  releaseObstacle,
  returnedObstacle,
  sentObstacle,
  stateOptions,
  unsentObstacle,
  wireKey,
} from './wire-out-words.ts';
import { achSent, blocking, exampleDue, exampleFile, exampleWire, telling, unnamedWire } from './wires-out.fixture.ts';

const by = { by: 'Bob Reed', at: '2013-04-12T16:00:00Z' };
const moment = (instant: string) => instant.slice(0, 10);

it.each([
  ['nothing', exampleWire(), null],
  ['nothing that is told', exampleWire({ checks: [telling] }), null],
  ['no payee', unnamedWire(), 'Nobody has named its payee'],
  ['what a check says', exampleWire({ checks: [blocking] }), 'Nobody has confirmed them by a call'],
  ['who posted it', exampleWire({ isOwn: true }), 'You posted it: another person releases it'],
  ['a release that is done', exampleWire({ state: 'released', released: by }), 'It is released'],
  ['that it is sent', exampleWire({ state: 'sent' }), 'It is sent'],
])('a release is kept back by %s', (_, wire, obstacle) => {
  expect(releaseObstacle(wire, null)).toBe(obstacle);
  expect(releaseObstacle(wire, 'Read only')).toBe('Read only');
});

it('of several one that can be released is enough; where none can, it says so', () => {
  const blocked = exampleWire({ checks: [blocking] });
  expect(releaseAllObstacle([exampleWire(), blocked], null)).toBeNull();
  expect(releaseAllObstacle([unnamedWire(), blocked], null)).toBe('None of these 2 can be released');
  expect(releaseAllObstacle([blocked], null)).toBe('Nobody has confirmed them by a call');
  const elsewhere = exampleWire({ checks: [telling] });
  expect(releaseAllObstacle([elsewhere], null)).toBeNull();
  expect(releaseAllObstacle([elsewhere, elsewhere], null)).toBe('None of these 2 can be released');
  expect(releaseAllObstacle([], null)).toBe('No payment is in hand');
});

it('what is done with a wire goes by how far it has come', () => {
  const acts = [nameObstacle, holdObstacle, sentObstacle, unsentObstacle] as const;
  const able = wireOutStates.map((state) => acts.map((of) => of(exampleWire({ state, released: by }), null) === null));
  expect(Object.fromEntries(wireOutStates.map((state, at) => [state, able[at]]))).toEqual({
    'to name': [true, false, false, false],
    'to release': [true, true, false, false],
    released: [true, true, true, false],
    sent: [false, false, false, true],
    returned: [false, false, false, false],
    paid: [false, false, false, false],
    ended: [false, false, false, false],
  });
  expect(holdObstacle(exampleWire(), null)).toBe('It is not released');
  expect(unsentObstacle(exampleWire({ state: 'paid' }), null)).toBe('The bank has paid it');
  expect(acts.map((of) => of(null, null))).toEqual(Array(4).fill('No payment is in hand'));
});

it('says what a wire lacks, or what became of it', () => {
  expect(lacksWords(exampleWire())).toBe('');
  expect(lacksWords(exampleWire({ checks: [telling] }))).toBe(telling.words);
  expect(lacksWords(exampleWire({ checks: [blocking, { ...blocking, words: 'Good from 04/13/2013' }] }))).toBe(
    'Nobody has confirmed them by a call. Good from 04/13/2013',
  );
  expect(
    lacksWords(exampleWire({ state: 'sent', sent: { ...by, wireFileID: 5, bankReference: null, trace: null } })),
  ).toBe('In a file');
  expect(
    lacksWords(exampleWire({ state: 'sent', sent: { ...by, wireFileID: null, bankReference: 'IMAD 7', trace: null } })),
  ).toBe('IMAD 7, at the bank');
  expect(lacksWords(exampleWire({ state: 'paid', paidOn: '2013-04-15', released: by }))).toBe('Paid 04/15/2013');
  expect(lacksWords(exampleWire({ state: 'paid', paidOn: '2013-04-15' }))).toBe(
    'Paid 04/15/2013, and nobody released it',
  );
});

it('an ACH payment that left may come back, and says what is done about it', () => {
  const back = { ...by, code: 'R03', on: '2013-04-16', note: null };
  expect([achSent(), achSent({ state: 'paid' })].map((wire) => returnedObstacle(wire, null))).toEqual([null, null]);
  expect(returnedObstacle(achSent({ state: 'released', sent: null }), null)).toBe('It is not sent');
  expect(returnedObstacle(achSent({ state: 'ended' }), null)).toBe('It is ended');
  expect(returnedObstacle(exampleWire({ state: 'sent' }), null)).toMatch(/^A wire does not come back/);
  expect(returnedObstacle(null, null)).toBe('No payment is in hand');
  expect(lacksWords(achSent())).toBe('Trace 123456780000001, in a file');
  expect(lacksWords(achSent({ state: 'returned', returned: back }))).toMatch(/^R03: .*\. Void it$/);
  expect(lacksWords(achSent({ state: 'returned', returned: back, paidOn: '2013-04-15' }))).toMatch(
    /Record its return as a receipt/,
  );
  expect(unsentObstacle(achSent({ state: 'returned', returned: back }), null)).toBe('It came back');
});

it('wires and ACH payments are counted by what they are', () => {
  expect(countedMeans([exampleWire()])).toBe('1 wire');
  expect(countedMeans([achSent(), achSent()])).toBe('2 ACH payments');
  expect(countedMeans([achSent(), exampleWire()])).toBe('2 payments');
  const due = exampleDue({ ach: { due: { count: 1, amount: 90_00 }, digest: 'e'.repeat(64), obstacle: null } });
  expect(dueWords(due)).toBe('Escrow trust: 2 wires, 126,000.00; 1 ACH payment, 90.00');
  expect(makeObstacle([{ ...due, due: { count: 0, amount: 0 }, obstacle: 'No wire is released.' }], null)).toBeNull();
  expect(latestWords({ latest: null }, 'ACH')).toBe('It has no instructions yet');
});

it('each state has its count; those that are over are not under way', () => {
  const labels = stateOptions({ 'to name': 2, 'to release': 1, paid: 40 }).map(({ label }) => label);
  expect(labels).toEqual([
    'Under way 3',
    'To name 2',
    'To release 1',
    'Released 0',
    'Sent 0',
    'Came back 0',
    'Paid 40',
    'Ended 0',
  ]);
  expect(stateOptions({ paid: 40 }, 2).find(({ value }) => value === 'paid')?.label).toBe('Paid 40, 2 not released');
  expect(stateOptions(undefined)[0]?.label).toBe('Under way');
});

it.each([
  ['not read', undefined, 'What is due is not read yet'],
  ['nothing due', [exampleDue({ due: { count: 0, amount: 0 } })], 'Nothing that is released waits for a file'],
  ['no address of the office', [exampleDue({ obstacle: 'The office has no address' })], 'The office has no address'],
  ['one of two', [exampleDue({ obstacle: 'No' }), exampleDue({ bankAccountID: 4 })], null],
])('a file is kept back by %s', (_, accounts, obstacle) => {
  expect(makeObstacle(accounts, null)).toBe(obstacle);
});

it('tells files, and why one is neither fetched nor taken back', () => {
  const back = exampleFile({ takenBack: { ...by, reason: 'Refused' } });
  expect(dueWords(exampleDue())).toBe('Escrow trust: 2 wires, 126,000.00');
  expect([fileObstacle(null, null), fileObstacle(back, null), fileObstacle(exampleFile(), null)]).toEqual([
    'No file is in hand',
    'It was taken back',
    null,
  ]);
  expect(fileFacts(exampleFile({ effectiveOn: '2013-04-15' }), moment)[1]).toBe('Payees are credited on 04/15/2013');
  expect(fileFacts(back, moment)).toEqual([
    'wires-1.xml, pain.001, of 04/12/2013',
    'Made by Ada Park, 2013-04-12',
    'Taken back by Bob Reed, 2013-04-12: Refused',
    'SHA-256 ab',
  ]);
});

it('tells how many were released, and that others stay', () => {
  expect(releasedWords([exampleWire()], 0)).toEqual({ title: '1 wire released, 125,000.00' });
  expect(releasedWords([], 2)).toEqual({
    title: 'Nothing was released',
    message: '2 stay as they are: their rows say why',
  });
});

it('says which payees fit, how far they have come, and a wire on paper', () => {
  expect([0, 1, 2].map(fitsWords)).toEqual([
    'No payee of wires is called like it: find one by its name.',
    'One payee of wires is called like it.',
    '2 payees of wires are called like it: say which.',
  ]);
  expect(latestWords({ latest: null })).toBe('It has no instructions yet');
  expect(wireKey(exampleWire())).toBe('3-12-480');
  expect(printedWire(exampleWire({ released: by, state: 'released' }), moment).split('\n')).toEqual([
    'Maple Street Savings, 125,000.00, W3S12N480, of 04/12/2013, out of Escrow trust',
    'To Maple Street Savings, First National Bank, 021000021, ***6789',
    'Posted by Ada Park, 2013-04-12. Released by Bob Reed, 2013-04-12',
    'Released',
  ]);
});
