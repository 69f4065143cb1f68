import type { Kept, Receipt } from '@closewright/domain/check-writing';
import { describe, expect, it } from 'vitest';
import { obstacleOf, type ReceiptAct, toTakeBack } from './receipt-acts.ts';
import type { ReceiptRow } from './receipt-rows.ts';

interface Said {
  readonly receipt?: number;
  readonly instrument?: 'Wire' | 'Personal check';
  readonly state?: Receipt['state'];
  readonly slip?: number | null;
  readonly uncollected?: number;
  readonly bankAccountID?: number;
  readonly since?: readonly string[];
}

/** A check that was received, with what is said otherwise. */
const receipt = ({
  receipt: number = 1,
  instrument = 'Personal check',
  bankAccountID = 1,
  since = [],
  ...more
}: Said) =>
  ({
    transaction: { kind: 'receipt', bankAccountID },
    facts: { receipt: number, instrument },
    state: more.state ?? 'received',
    deposited: more.slip === undefined ? null : { on: '2026-11-20', slip: more.slip },
    uncollected: more.uncollected ?? 100,
    since: since.map((kind) => ({ kind })),
    // What the acts look at.
  }) as unknown as Receipt;

describe('what can be done with receipts', () => {
  it.each<[ReceiptAct, readonly Said[], string | null]>([
    ['deposit', [{}], null],
    ['deposit', [], 'Pick receipts first: Space picks the one in hand.'],
    [
      'deposit',
      [{ receipt: 2, instrument: 'Wire', slip: null }],
      'Receipt 2 came electronically and is at the bank already.',
    ],
    ['deposit', [{ state: 'deposited', slip: 3 }], 'Receipt 1 is on slip 3 already.'],
    ['deposit', [{}, { receipt: 2, state: 'taken back' }], 'Receipt 2 is taken back.'],
    ['deposit', [{}, { receipt: 2, bankAccountID: 2 }], 'They are in two bank accounts: take those of one at a time.'],
    ['collect', [{}], 'Receipt 1 is not deposited yet.'],
    ['collect', [{ state: 'deposited', slip: 3 }], null],
    ['collect', [{ state: 'collected', slip: 3, uncollected: 0 }], 'Receipt 1 is collected already.'],
    ['collect', [{ state: 'returned', slip: 3 }], 'Receipt 1 was returned by the bank.'],
    ['return', [{ state: 'collected', slip: 3 }], null],
    ['return', [{}, { receipt: 2 }], 'One receipt at a time.'],
    ['return', [{ state: 'returned', slip: 3 }], 'Receipt 1 was returned by the bank.'],
    ['takeBack', [{ state: 'returned', slip: 3 }], null],
    ['takeBack', [{ state: 'taken back' }], 'Receipt 1 is taken back already.'],
  ])('%s %j: %s', (act, said, words) => {
    expect(obstacleOf(act, said.map(receipt), null)).toBe(words);
  });

  /** What a broker has kept. */
  const kept = (takenBack: Kept['takenBack'] = null) => ({ keptID: 7, payer: 'Alpha', takenBack }) as Kept;
  const gone = kept({ reason: 'Sent it after all', by: 'Dana', at: '2026-11-20T10:00:00Z' });

  it.each<[ReceiptAct, readonly ReceiptRow[], string | null]>([
    ['deposit', [kept()], 'What Alpha kept brought nothing: no money came in.'],
    [
      'collect',
      [receipt({ state: 'deposited', slip: 3 }), kept()],
      'What Alpha kept brought nothing: no money came in.',
    ],
    ['return', [kept()], 'What Alpha kept brought nothing: no money came in.'],
    ['takeBack', [kept()], null],
    ['takeBack', [gone], 'What Alpha kept is taken back already.'],
    ['takeBack', [kept(), receipt({})], 'One receipt at a time.'],
  ])('%s of what was kept: %#', (act, rows, words) => {
    expect(obstacleOf(act, rows, null)).toBe(words);
  });

  it('is nothing where nothing may be posted', () => {
    expect(obstacleOf('deposit', [receipt({})], 'The file is locked.')).toBe('The file is locked.');
  });

  it.each<[Said, string]>([
    [{}, 'receipt'],
    [{ since: ['deposit'] }, 'deposit'],
    [{ since: ['deposit', 'funds good'] }, 'collection'],
    [{ since: ['deposit', 'returned deposit'] }, 'return by the bank'],
    [{ instrument: 'Wire', since: ['deposit'] }, 'receipt'],
    [{ instrument: 'Wire', since: ['deposit', 'funds good'] }, 'collection'],
  ])('of %j the %s is taken back', (said, what) => {
    expect(toTakeBack(receipt(said)).what).toBe(what);
  });
});
