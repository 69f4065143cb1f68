import { type LedgerTransaction, moneySoFar, type ReceiptFacts } from '@closewright/domain/check-writing';
import { expect, it } from 'vitest';
import type { CheckWriting } from '../use-check-writing.ts';
import { shownTotals } from './shown-totals.ts';

type Posted = Pick<LedgerTransaction, 'kind' | 'facts'> & {
  readonly lines: readonly (readonly [LedgerTransaction['lines'][number]['account'], number])[];
};
const lacking = { approval: 1, reason: '', category: 'Payoff short', isRecoverable: true } as const;
const back = { reason: '', payer: null, reference: null };
const receipt: ReceiptFacts = {
  ...{ receipt: 1, payer: 'Ada Park', party: null, reference: null, memo: null, kept: [] },
  instrument: 'Wire',
};

const came: Posted = {
  ...{ kind: 'receipt', facts: receipt },
  lines: [
    ['in transit', 900_00],
    ['available', -900_00],
  ],
};
const advanced: Posted = {
  ...{ kind: 'advance', facts: lacking },
  lines: [
    ['advance', 500_00],
    ['available', -500_00],
  ],
};
const madeGood: Posted = {
  ...{ kind: 'made good', facts: back },
  lines: [
    ['available', 200_00],
    ['advance', -200_00],
  ],
};

const totalsOf = (posted: readonly Posted[]) => {
  const transactions = posted.map(
    ({ lines, ...one }, at) =>
      ({
        ...{ bankAccountID: 1, stripe: 0, number: at + 1, date: '2026-11-20', postedAt: '', postedBy: '' },
        ...{ reverses: null, about: null, lines: lines.map(([account, amount]) => ({ account, amount })) },
        ...one,
        // The facts are those of the kind.
      }) as LedgerTransaction,
  );
  // As much of it as the totals look at.
  const known = { transactions, money: null, ...moneySoFar({ transactions, kept: [] }) } as unknown as CheckWriting;
  return shownTotals(known, null);
};

it.each<[string, readonly Posted[], string]>([
  ['what is left, which is available', [came], 'Collected 900.00, Uncollected 0.00, Disbursed 0.00, Left 900.00'],
  [
    'what is available apart from what is left, and what was advanced',
    [came, advanced],
    'Collected 900.00, Uncollected 0.00, Disbursed 0.00, Left 900.00, Available 1,400.00, Advanced 500.00',
  ],
  [
    'what was advanced in all, and what of it was recovered',
    [came, advanced, madeGood],
    'Collected 900.00, Uncollected 0.00, Disbursed 0.00, Left 900.00, Available 1,200.00, Advanced 500.00, Recovered 200.00',
  ],
])('tells %s', (_, posted, told) => {
  expect(
    totalsOf(posted)
      .map(({ label, text }) => `${label} ${text}`)
      .join(', '),
  ).toBe(told);
});

it('each says why', () => {
  const why = totalsOf([came, advanced, madeGood]).map(({ name, explain }) => [name, JSON.stringify(explain())]);
  expect(Object.fromEntries(why)).toMatchObject({
    available: expect.stringContaining('ledger.1-0-2'),
    advanced: expect.stringContaining('ledger.1-0-2'),
    recovered: expect.stringContaining('ledger.1-0-3'),
  });
});
