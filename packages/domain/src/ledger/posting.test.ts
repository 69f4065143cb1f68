import { describe, expect, it } from 'vitest';
import type { InputError } from '../errors/index.ts';
import { faultsOf } from '../trace/index.ts';
import { type LedgerEvent, ledgerRules } from './events.ts';
import { correctionOf, type LedgerPosting, postingOf } from './posting.ts';

/** `7 in transit <- uncollected 100.00`; a transfer names both files. */
const told = ({ moves }: LedgerPosting): string =>
  moves
    .map(({ file, toFile, debit, credit, amount }) => {
      const files = file === toFile ? `${file ?? '-'}` : `${file ?? '-'}/${toFile ?? '-'}`;
      return `${files} ${debit} <- ${credit} ${(amount.value / 100).toFixed(2)}`;
    })
    .join(' | ');

const part = { file: 7, amount: 100_00 };

/** What each event is in accounts: the table of the plan, said once more as moves. */
const events: readonly [LedgerEvent, string][] = [
  [{ kind: 'receipt', parts: [{ ...part, isGood: false }] }, '7 in transit <- uncollected 100.00'],
  [{ kind: 'receipt', parts: [{ ...part, isGood: true }] }, '7 in transit <- available 100.00'],
  [{ kind: 'funds good', parts: [part] }, '7 uncollected <- available 100.00'],
  [
    { kind: 'deposit', parts: [part, { file: 8, amount: 1 }] },
    '7 cash <- in transit 100.00 | 8 cash <- in transit 0.01',
  ],
  [
    { kind: 'returned deposit', parts: [{ ...part, isGood: false, wasDeposited: true, there: 100_00 }] },
    '7 uncollected <- cash 100.00',
  ],
  [
    { kind: 'returned deposit', parts: [{ ...part, isGood: true, wasDeposited: true, there: 30_00 }] },
    '7 available <- cash 30.00 | 7 shortage <- cash 70.00',
  ],
  [
    { kind: 'returned deposit', parts: [{ ...part, isGood: true, wasDeposited: false, there: 0 }] },
    '7 shortage <- in transit 100.00',
  ],
  [{ kind: 'set apart', parts: [{ ...part, to: 'premium' }] }, '7 available <- premium 100.00'],
  [{ kind: 'set back', parts: [{ ...part, from: 'held' }] }, '7 held <- available 100.00'],
  [{ kind: 'check', parts: [{ ...part, from: 'available' }] }, '7 available <- outstanding 100.00'],
  [
    // A consolidated check: premium of several files in one.
    {
      kind: 'check',
      parts: [
        { ...part, from: 'premium' },
        { file: 8, amount: 50_00, from: 'premium' },
      ],
    },
    '7 premium <- outstanding 100.00 | 8 premium <- outstanding 50.00',
  ],
  [{ kind: 'wire out', parts: [{ ...part, from: 'held' }] }, '7 held <- outstanding 100.00'],
  [{ kind: 'ACH out', parts: [{ ...part, from: 'premium' }] }, '7 premium <- outstanding 100.00'],
  [{ kind: 'fee sweep', parts: [part] }, '7 fees <- outstanding 100.00'],
  [{ kind: 'paid', parts: [part] }, '7 outstanding <- cash 100.00'],
  [{ kind: 'void', parts: [{ ...part, to: 'available' }] }, '7 outstanding <- available 100.00'],
  [{ kind: 'stop', parts: [{ ...part, to: 'held' }] }, '7 outstanding <- held 100.00'],
  [{ kind: 'transfer', parts: [{ ...part, toFile: 8 }] }, '7/8 available <- available 100.00'],
  [{ kind: 'advance', parts: [part] }, '7 advance <- available 100.00'],
  [{ kind: 'loss', parts: [part] }, '7 loss <- available 100.00'],
  [{ kind: 'recovered', parts: [{ ...part, of: 'shortage' }] }, '7 in transit <- shortage 100.00'],
  [{ kind: 'made good', parts: [{ ...part, of: 'advance' }] }, '7 available <- advance 100.00'],
  [{ kind: 'bank charge', parts: [{ file: null, amount: 15_00 }] }, '- shortage <- cash 15.00'],
  [{ kind: 'interest', parts: [{ amount: 3_21 }] }, '- cash <- interest 3.21'],
  [{ kind: 'interest given', parts: [part] }, '-/7 interest <- available 100.00'],
  [{ kind: 'unclaimed receipt', parts: [{ amount: 100_00 }] }, '- in transit <- unclaimed 100.00'],
  [{ kind: 'deposit', parts: [{ file: null, amount: 100_00 }] }, '- cash <- in transit 100.00'],
  [{ kind: 'claimed', parts: [{ ...part, isGood: true }] }, '-/7 unclaimed <- available 100.00'],
  [{ kind: 'claimed', parts: [{ ...part, isGood: false }] }, '-/7 unclaimed <- uncollected 100.00'],
  [
    { kind: 'returned deposit', parts: [{ file: null, amount: 100_00, wasDeposited: true }] },
    '- unclaimed <- cash 100.00',
  ],
  [
    { kind: 'returned deposit', parts: [{ file: null, amount: 100_00, wasDeposited: false }] },
    '- unclaimed <- in transit 100.00',
  ],
  [{ kind: 'bank error', parts: [{ amount: 100_00 }] }, '- cash <- unclaimed 100.00'],
  [{ kind: 'bank error mended', parts: [{ amount: 100_00 }] }, '- unclaimed <- cash 100.00'],
  [{ kind: 'paid back', parts: [{ amount: 100_00 }] }, '- unclaimed <- outstanding 100.00'],
  [{ kind: 'interest paid', parts: [{ amount: 100_00 }] }, '- interest <- outstanding 100.00'],
  [{ kind: 'paid', parts: [{ file: null, amount: 100_00 }] }, '- outstanding <- cash 100.00'],
  [{ kind: 'void', parts: [{ file: null, amount: 100_00, to: 'unclaimed' }] }, '- outstanding <- unclaimed 100.00'],
  [{ kind: 'opening', parts: [part] }, '7 cash <- available 100.00'],
];

describe('postingOf', () => {
  it.each(events)('%o', (event, moves) => {
    const posting = postingOf(event);
    expect(told(posting)).toBe(moves);
    expect(posting.moves.flatMap(({ amount }) => faultsOf(amount.trace))).toEqual([]);
  });

  it('knows every event of the table, and makes no move that is not in it', () => {
    expect(new Set(events.map(([{ kind }]) => kind))).toEqual(new Set(Object.keys(ledgerRules)));
    for (const [event] of events)
      for (const { debit, credit } of postingOf(event).moves) {
        expect(ledgerRules[event.kind].debit, event.kind).toContain(debit);
        expect(ledgerRules[event.kind].credit, event.kind).toContain(credit);
      }
  });

  it.each<[LedgerEvent, string]>([
    [{ kind: 'receipt', parts: [] }, 'parts'],
    [
      {
        kind: 'check',
        parts: [
          { ...part, from: 'available' },
          { file: 8, amount: 0, from: 'available' },
        ],
      },
      'parts.1.amount',
    ],
    [{ kind: 'deposit', parts: [{ file: 7, amount: -1 }] }, 'parts.0.amount'],
    [{ kind: 'deposit', parts: [{ file: 7, amount: 0.5 }] }, 'parts.0.amount'],
    [{ kind: 'transfer', parts: [{ ...part, toFile: 7 }] }, 'parts.0.toFile'],
  ])('refuses %o at its field', (event, field) => {
    expect(() => postingOf(event)).toThrow(expect.objectContaining({ field }) as InputError);
  });
});

describe('correctionOf', () => {
  it.each(events)('takes back %o', (event) => {
    const stored = postingOf(event).moves.map((move) => ({ ...move, amount: move.amount.value }));
    const correction = correctionOf(stored);
    expect(correction.kind).toBe('correction');
    expect(
      correction.moves.map(({ file, toFile, debit, credit, amount }) => ({
        ...{ file: toFile, toFile: file, debit: credit, credit: debit },
        amount: amount.value,
      })),
    ).toEqual(stored);
    expect(correction.moves.flatMap(({ amount }) => faultsOf(amount.trace))).toEqual([]);
  });
});
