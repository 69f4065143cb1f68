import { describe, expect, it } from 'vitest';
import type { InputError } from '../errors/index.ts';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import { ledgerAccounts } from './accounts.ts';
import { type LedgerEvent, ledgerRules } from './events.ts';
import { correctionOf, type LedgerPosting, postingOf } from './posting.ts';

/** `7 in transit 100.00 | 7 uncollected -100.00` */
const told = ({ lines }: LedgerPosting): string =>
  lines.map(({ file, account, amount }) => `${file ?? '-'} ${account} ${(amount.value / 100).toFixed(2)}`).join(' | ');

const part = { file: 7, amount: 100_00 };

/** What each event is in accounts: the table of the plan, said once more as lines. */
const events: readonly [LedgerEvent, string][] = [
  [{ kind: 'receipt', parts: [{ ...part, isGood: false }] }, '7 in transit 100.00 | 7 uncollected -100.00'],
  [{ kind: 'receipt', parts: [{ ...part, isGood: true }] }, '7 in transit 100.00 | 7 available -100.00'],
  [{ kind: 'funds good', parts: [part] }, '7 uncollected 100.00 | 7 available -100.00'],
  [
    { kind: 'deposit', parts: [part, { file: 8, amount: 1 }] },
    '7 cash 100.00 | 7 in transit -100.00 | 8 cash 0.01 | 8 in transit -0.01',
  ],
  [
    { kind: 'returned deposit', parts: [{ ...part, isGood: false, wasDeposited: true, there: 100_00 }] },
    '7 uncollected 100.00 | 7 cash -100.00',
  ],
  [
    { kind: 'returned deposit', parts: [{ ...part, isGood: true, wasDeposited: true, there: 30_00 }] },
    '7 available 30.00 | 7 shortage 70.00 | 7 cash -100.00',
  ],
  [
    { kind: 'returned deposit', parts: [{ ...part, isGood: true, wasDeposited: false, there: 0 }] },
    '7 shortage 100.00 | 7 in transit -100.00',
  ],
  [{ kind: 'set apart', parts: [{ ...part, to: 'premium' }] }, '7 available 100.00 | 7 premium -100.00'],
  [{ kind: 'set back', parts: [{ ...part, from: 'held' }] }, '7 held 100.00 | 7 available -100.00'],
  [{ kind: 'check', parts: [{ ...part, from: 'available' }] }, '7 available 100.00 | 7 outstanding -100.00'],
  [
    // A consolidated check: premium of several files in one.
    {
      kind: 'check',
      parts: [
        { ...part, from: 'premium' },
        { file: 8, amount: 50_00, from: 'premium' },
      ],
    },
    '7 premium 100.00 | 7 outstanding -100.00 | 8 premium 50.00 | 8 outstanding -50.00',
  ],
  [{ kind: 'wire out', parts: [{ ...part, from: 'held' }] }, '7 held 100.00 | 7 outstanding -100.00'],
  [{ kind: 'ACH out', parts: [{ ...part, from: 'premium' }] }, '7 premium 100.00 | 7 outstanding -100.00'],
  [{ kind: 'fee sweep', parts: [{ ...part, from: 'fees' }] }, '7 fees 100.00 | 7 outstanding -100.00'],
  [{ kind: 'paid', parts: [part] }, '7 outstanding 100.00 | 7 cash -100.00'],
  [{ kind: 'void', parts: [{ ...part, to: 'available' }] }, '7 outstanding 100.00 | 7 available -100.00'],
  [{ kind: 'stop', parts: [{ ...part, to: 'held' }] }, '7 outstanding 100.00 | 7 held -100.00'],
  [{ kind: 'transfer', parts: [{ ...part, toFile: 8 }] }, '7 available 100.00 | 8 available -100.00'],
  [{ kind: 'advance', parts: [part] }, '7 advance 100.00 | 7 available -100.00'],
  [{ kind: 'loss', parts: [part] }, '7 loss 100.00 | 7 available -100.00'],
  [{ kind: 'recovered', parts: [{ ...part, of: 'shortage' }] }, '7 in transit 100.00 | 7 shortage -100.00'],
  [{ kind: 'bank charge', parts: [{ file: null, amount: 15_00 }] }, '- shortage 15.00 | - cash -15.00'],
  [{ kind: 'interest', parts: [{ amount: 3_21 }] }, '- cash 3.21 | - interest -3.21'],
  [{ kind: 'interest given', parts: [part] }, '- interest 100.00 | 7 available -100.00'],
];

describe('postingOf', () => {
  it.each(events)('%o', (event, lines) => {
    const posting = postingOf(event);
    expect(told(posting)).toBe(lines);
    expect(posting.lines.reduce((sum, { amount }) => sum + amount.value, 0)).toBe(0);
    expect(posting.lines.flatMap(({ amount }) => faultsOf(amount.trace))).toEqual([]);
  });

  it('knows every event of the table', () => {
    expect(new Set(events.map(([{ kind }]) => kind))).toEqual(new Set(Object.keys(ledgerRules)));
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

  it('never takes money of a bank account for that of a file', () => {
    // A charge of the bank that is no file's is the one shortage without a file.
    for (const [event] of events)
      for (const { file, account } of postingOf(event).lines)
        expect(file !== null || ledgerAccounts[account].of === 'bank' || account === 'shortage').toBe(true);
  });
});

describe('correctionOf', () => {
  it.each(events)('takes back %o', (event) => {
    const { lines } = postingOf(event);
    const stored = lines.map(({ amount, ...line }) => ({ ...line, amount: amount.value }));
    const correction = correctionOf(stored);
    expect(correction.kind).toBe('correction');
    expect(correction.lines.map(({ amount, ...line }) => ({ ...line, amount: cents(-amount.value) }))).toEqual(stored);
    expect(correction.lines.flatMap(({ amount }) => faultsOf(amount.trace))).toEqual([]);
  });
});
