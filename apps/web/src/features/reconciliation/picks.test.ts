import { describe, expect, it } from 'vitest';
import { indexDay } from './day-index.ts';
import {
  candidateFor,
  type ItemAt,
  lift,
  matchObstacle,
  nothingPicked,
  offerOf,
  type Picks,
  stillWaiting,
  sumPicks,
} from './picks.ts';
import { exampleDay } from './reconciliation.fixture.ts';

const day = exampleDay();
const index = indexDay(day);
const picks = (bank: readonly number[], book: readonly string[]): Picks => ({
  bank: new Set(bank),
  book: new Set(book),
});
const slip = picks([1], ['0-1', '0-2', '0-3']);

describe('what is picked', () => {
  it.each([
    ['nothing', nothingPicked, { bankCount: 0, bookCount: 0, difference: 0 }],
    ['one side', picks([4], []), { bankAmount: -1_520_00, bookAmount: 0, difference: -1_520_00 }],
    ['a slip', slip, { bankCount: 1, bookCount: 3, bankAmount: 12_850_00, bookAmount: 12_850_00, difference: 0 }],
    ['too little', picks([1], ['0-1']), { difference: 2_850_00 }],
  ] as const)('of %s is added up by side', (_, of, sums) => {
    expect(sumPicks(index, of)).toMatchObject(sums);
  });

  it.each([
    ['nothing', nothingPicked, null, 'Nothing is picked'],
    ['one item', picks([7], []), null, 'Pick the other side of it, too'],
    [
      'a difference',
      picks([1], ['0-1']),
      null,
      'The bank has 12,850.00 and the book 10,000.00: what differs by 2,850.00 is not matched',
    ],
    ['the same', slip, null, null],
    ['the same, by who may not', slip, 'No right', 'No right'],
  ] as const)('%s is matched or says why not', (_, of, refusal, obstacle) => {
    expect(matchObstacle(index, of, refusal)).toBe(obstacle);
  });

  it('is offered by the rules only as a whole', () => {
    expect(offerOf(index, slip)?.rule).toBe('slip');
    expect(offerOf(index, picks([1], ['0-1', '0-2']))).toBeNull();
    expect(offerOf(index, picks([1, 2], [...slip.book]))).toBeNull();
    expect(offerOf(index, nothingPicked)).toBeNull();
  });

  it('keeps what still waits', () => {
    expect(stillWaiting(slip, index)).toBe(slip);
    expect(stillWaiting(picks([1, 99], ['0-1', '0-99']), index)).toEqual(picks([1], ['0-1']));
  });
});

describe('what belongs to an item', () => {
  it.each([
    ['a slip from the bank', { side: 'bank', key: 1 }, slip, picks([], ['0-1', '0-2', '0-3'])],
    ['a receipt of the slip', { side: 'book', key: '0-2' }, slip, picks([1], [])],
    ['an amount that differs', { side: 'bank', key: 4 }, null, picks([], ['0-6'])],
    ['what nothing is like', { side: 'bank', key: 7 }, null, nothingPicked],
  ] as const satisfies readonly (readonly [string, ItemAt, Picks | null, Picks])[])(
    'of %s',
    (_, at, picked, lifted) => {
      const found = candidateFor(index, at);
      expect({ picks: found.picks, lifted: found.lifted }).toEqual({ picks: picked, lifted });
    },
  );

  it('is what comes to the same where the rules say nothing', () => {
    const twins = indexDay({ ...day, proposed: [], exceptions: [] });
    expect(candidateFor(twins, { side: 'bank', key: 2 })).toMatchObject({ picks: null, lifted: picks([], ['0-4']) });
  });

  it('stands at the top, all else in its order', () => {
    const rows = [1, 2, 3, 4];
    expect(lift(rows, (row) => row === 3)).toEqual([3, 1, 2, 4]);
    expect(lift(rows, () => false)).toBe(rows);
  });
});
