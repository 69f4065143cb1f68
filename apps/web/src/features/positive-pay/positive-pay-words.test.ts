import type { PositivePayFileRow, PositivePayTotals } from '@closewright/contract/positive-pay';
import { describe, expect, it } from 'vitest';
import { readAsked } from './positive-pay-asked.ts';
import {
  acceptObstacle,
  accountState,
  accountsWords,
  differencesOf,
  dueWords,
  eventCount,
  gapText,
  lastFileWords,
  leftOut,
  numbersText,
  openObstacle,
  respelledText,
  spanOf,
} from './positive-pay-words.ts';

const none = { count: 0, amount: 0 };
const nothing: PositivePayTotals = { issue: none, void: none, stop: none, fromNumber: null, toNumber: null };
const event = {
  stripe: 1,
  number: 1,
  payee: 'Ada Park',
  issuedOn: '2026-11-30',
  happenedOn: '2026-11-30',
  fileNumber: '1',
};
const rows = [
  { ...event, kind: 'issue', checkNumber: 1044, amount: 100_00 },
  { ...event, kind: 'issue', checkNumber: 1042, amount: 25_50 },
  { ...event, kind: 'void', checkNumber: 1001, amount: 7_00 },
] as const;
const totals: PositivePayTotals = {
  ...nothing,
  issue: { count: 2, amount: 125_50 },
  void: { count: 1, amount: 7_00 },
  ...{ fromNumber: 1042, toNumber: 1044 },
};

describe('totals', () => {
  it('say how many events there are', () => expect(eventCount(totals)).toBe(3));

  it('equal the rows, or it is said in what they do not', () => {
    expect(differencesOf(totals, rows)).toEqual([]);
    expect(differencesOf(totals, rows.slice(1))).toEqual([
      'Issued: 2 and 125.50, the list has 1 and 25.50',
      'Numbers: 1042 to 1044, the list has 1042',
    ]);
  });

  it.each([
    [totals, '2 issued, 1 voided'],
    [nothing, 'Nothing due'],
  ])('say what is due', (given, words) => expect(dueWords(given)).toBe(words));
});

it('numbers and gaps in words', () => {
  expect([numbersText(totals), numbersText({ fromNumber: 7, toNumber: 7 }), numbersText(nothing)]).toEqual([
    '1042 to 1044',
    '7',
    '',
  ]);
  expect(gapText({ from: 1043, to: 1043, why: 'told before' })).toBe('1043: told before');
  expect([spanOf(totals), leftOut(totals), spanOf(nothing), leftOut(nothing)]).toEqual([3, 1, 0, 0]);
});

it.each([
  [[], 0, '0 bank accounts, nothing to send'],
  [[nothing, nothing], 0, '2 bank accounts, nothing to send'],
  [[nothing, nothing], 1, '2 bank accounts, nothing to send, 2 files not accepted yet'],
  [[totals, nothing], 0, '1 of 2 bank accounts has something to send'],
  [[totals, totals], 0, '2 of 2 bank accounts have something to send'],
])('says how many accounts have something to send', (dues, waiting, words) => {
  expect(accountsWords(dues.map((due) => ({ due, waiting })))).toBe(words);
});

const file: PositivePayFileRow = {
  ...{ positivePayFileID: 1, bankAccountID: 1, number: 1, fileName: 'issues.csv', layoutName: 'Chase CSV' },
  ...{ date: '2026-11-30', totals, sha256: '', bytes: 0, state: 'made', madeBy: 'Ada', madeAt: 'noon' },
  ...{ decidedBy: null, decidedAt: null, reason: null },
};
const accepted: PositivePayFileRow = { ...file, state: 'accepted', decidedBy: 'Bo', decidedAt: 'night' };

it.each([
  ['a check is not in any file', totals, 0, null, '3 not sent'],
  ['a file is made', nothing, 1, file, 'Not accepted yet'],
  ['of two files one is accepted', nothing, 1, accepted, 'Not accepted yet'],
  ['all files are accepted', nothing, 0, accepted, 'Sent'],
  ['there never was a check', nothing, 0, null, 'Nothing to send'],
])('says how far the bank knows where %s', (_, due, waiting, lastFile, words) => {
  expect(accountState({ due, waiting, lastFile }).text).toBe(words);
});

it.each([
  [null, 'No file yet.'],
  [file, 'Last file 1, not accepted yet: 2 issued, 1 voided, noon by Ada.'],
  [accepted, 'Last file 1, accepted: 2 issued, 1 voided, noon by Ada.'],
  [{ ...accepted, state: 'taken back' as const, reason: 'Lost' }, 'File 1 was taken back, night by Bo: Lost.'],
])('says what became of the last file', (last, words) => {
  expect(lastFileWords(last, (instant) => instant)).toBe(words);
});

it.each([
  [{ state: 'made' }, null, null, null],
  [{ state: 'made' }, 'No right', 'No right', 'No right'],
  [{ state: 'accepted' }, null, 'The bank has accepted it', null],
  [{ state: 'taken back' }, null, 'It was taken back', 'It was taken back'],
  [null, null, 'No file is in hand', 'No file is in hand'],
] as const)('says why a file cannot be accepted, taken back, downloaded: %j', (file, refusal, accepted, open) => {
  expect([acceptObstacle(file, refusal), openObstacle(file, refusal)]).toEqual([accepted, open]);
});

it.each([
  [
    { account: '7', show: 'files' },
    { account: 7, show: 'files' },
  ],
  [{ account: 'x', show: 'due' }, {}],
  [{ account: -1 }, {}],
])('reads what the address asks for: %j', (search, asked) => expect(readAsked(search)).toEqual(asked));

it('a payee that is told otherwise stands beside what the file says', () =>
  expect(respelledText({ checkNumber: 1042, payee: 'José Núñez', told: 'Jose Nunez' })).toBe(
    '1042: José Núñez, told as Jose Nunez',
  ));
