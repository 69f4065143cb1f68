import { describe, expect, it } from 'vitest';
import type { StoredBankItem } from '../bank-files/index.ts';
import { type BookItem, type EndedCheck, exceptionsOf, proposeMatches, type UnreleasedWire } from './index.ts';
import { bankItem, bookItem, check, endedCheck, paidCheck } from './items.fixture.ts';

const date = '2026-11-25';

interface Told {
  readonly bank?: readonly StoredBankItem[];
  readonly book?: readonly BookItem[];
  readonly ended?: readonly EndedCheck[];
  readonly unreleased?: readonly UnreleasedWire[];
}

const exceptions = ({ bank = [], book = [], ended = [], unreleased = [] }: Told) =>
  exceptionsOf({
    date,
    bankItems: bank,
    bookItems: book,
    endedChecks: ended,
    unreleased,
    proposed: proposeMatches({ bankItems: bank, bookItems: book }),
  });

type Said = readonly [kind: string, nextStep: string, item: string, bank: number | null, book: number | null];

const said = (told: Told): readonly Said[] =>
  exceptions(told).map(({ kind, nextStep, item, bankItemID, bookItem: about }) => [
    kind,
    nextStep,
    item,
    bankItemID,
    about?.number ?? null,
  ]);

const today = check(20417, -5, { date: '2026-11-20' });
const receipt = (number: number, amount: number, more: Partial<BookItem> = {}) =>
  bookItem(number, 'receipt', amount, { depositedOn: null, date: '2026-11-24', ...more });

describe('of the bank', () => {
  it.each<readonly [string, Told, Said]>([
    [
      'another amount than the check',
      { bank: [paidCheck(1, 20417, -6)], book: [today] },
      ['Amount differs', 'Ask bank', 'Check 20417, file 12-3390', 1, 20417],
    ],
    [
      'a check before its date',
      { bank: [paidCheck(1, 20417, -5)], ended: [endedCheck(20417, -5, 'of a later day')] },
      ['Paid before its date', 'Ask bank', 'Check 20417', 1, 20417],
    ],
    [
      'another amount than a check of a later day',
      { bank: [paidCheck(1, 20417, -6)], ended: [endedCheck(20417, -5, 'of a later day')] },
      ['Amount differs', 'Ask bank', 'Check 20417', 1, 20417],
    ],
    [
      'a check that it paid twice',
      { bank: [paidCheck(1, 20417, -5), paidCheck(2, 20417, -5)], book: [today] },
      ['Paid twice', 'Ask bank', 'Check 20417, file 12-3390', 2, 20417],
    ],
    [
      'a check that it paid twice, the second with another amount',
      { bank: [paidCheck(1, 20417, -5), paidCheck(2, 20417, -6)], book: [today] },
      ['Paid twice', 'Ask bank', 'Check 20417, file 12-3390', 2, 20417],
    ],
    [
      'a check that was paid before',
      { bank: [paidCheck(1, 20417, -5)], ended: [endedCheck(20417, -5, 'paid')] },
      ['Paid twice', 'Ask bank', 'Check 20417', 1, 20417],
    ],
    ...(['voided', 'stopped', 'taken back'] as const).map(
      (state) =>
        [
          `a check that was ${state}`,
          { bank: [paidCheck(1, 20417, -5)], ended: [endedCheck(20417, -5, state)] },
          ['Paid after it ended', 'Ask bank', 'Check 20417', 1, 20417],
        ] as const,
    ),
    [
      'a check of no number that is known',
      { bank: [paidCheck(1, 20999, -5)], ended: [endedCheck(20417, -5, 'paid')] },
      ['Unknown check', 'Look at check', 'Check 20999', 1, null],
    ],
    [
      'a check without a number',
      { bank: [paidCheck(1, null, -5)] },
      ['Unknown check', 'Look at check', 'Check without a number', 1, null],
    ],
    [
      'a charge',
      { bank: [bankItem(1, 'Fee', -35_00, { text: 'Stop payment fee' })] },
      ['Bank charge', 'Post charge', 'Stop payment fee', 1, null],
    ],
    [
      'a charge that it gave back',
      { bank: [bankItem(1, 'Fee', 35_00)] },
      ['Not in book', 'Find sender', 'Fee', 1, null],
    ],
    ['interest', { bank: [bankItem(1, 'Interest', 5)] }, ['Interest', 'Post interest', 'Interest', 1, null]],
    [
      'interest that it took',
      { bank: [bankItem(1, 'Interest', -5)] },
      ['Not in book', 'Ask bank', 'Interest', 1, null],
    ],
    [
      'a deposit that it returned',
      { bank: [bankItem(1, 'Returned deposit', -5, { customerReference: 'R01-55' })] },
      ['Returned deposit', 'Return receipt', 'Returned deposit R01-55', 1, null],
    ],
    [
      'a wire of another amount than its reference',
      {
        bank: [bankItem(1, 'Wire out', -6, { text: 'OBI WO-3317' })],
        book: [bookItem(5, 'wire out', -5, { reference: 'WO-3317' })],
      },
      ['Amount differs', 'Ask bank', 'Wire out to Jane Roe, WO-3317, file 12-3390', 1, 5],
    ],
    [
      'a wire that it sent twice',
      {
        bank: [
          bankItem(1, 'Wire out', -5, { bankReference: 'WO-3317' }),
          bankItem(2, 'Wire out', -5, { text: 'WO-3317' }),
        ],
        book: [bookItem(5, 'wire out', -5, { reference: 'WO-3317' })],
      },
      ['Paid twice', 'Ask bank', 'Wire out to Jane Roe, WO-3317, file 12-3390', 2, 5],
    ],
    [
      'money in that it has twice',
      {
        bank: [
          bankItem(1, 'Wire in', 5, { bankReference: 'FB-88121' }),
          bankItem(2, 'Wire in', 5, { bankReference: 'FB-88121' }),
        ],
        book: [bookItem(5, 'receipt', 5, { reference: 'FB-88121' })],
      },
      ['Not in book', 'Ask bank', 'Wire in FB-88121', 2, null],
    ],
    [
      'another amount than the slip of one receipt',
      {
        bank: [bankItem(1, 'Deposit', 6, { customerReference: '12' })],
        book: [bookItem(5, 'receipt', 5, { slip: 12 })],
      },
      ['Amount differs', 'Ask bank', 'Deposit slip 12', 1, 5],
    ],
    [
      'another amount than the slip of several',
      {
        bank: [bankItem(1, 'Deposit', 6, { date, text: 'slip 12' })],
        book: [1, 2].map((number) => bookItem(number, 'receipt', 5, { date, slip: 12 })),
      },
      ['Amount differs', 'Ask bank', 'Deposit slip 12', 1, null],
    ],
    [
      'a receipt of its amount that nobody deposited',
      { bank: [bankItem(1, 'Deposit', 5)], book: [receipt(5, 5)] },
      ['Not deposited', 'Deposit', 'Receipt from Jane Roe, file 12-3390', 1, 5],
    ],
    [
      'a receipt of its reference that nobody deposited',
      { bank: [bankItem(1, 'Wire in', 6, { text: 'FB-88121' })], book: [receipt(5, 5, { reference: 'FB-88121' })] },
      ['Not deposited', 'Deposit', 'Receipt from Jane Roe, FB-88121, file 12-3390', 1, 5],
    ],
    [
      'money in',
      { bank: [bankItem(1, 'Wire in', 5, { bankReference: 'PL-7720' })] },
      ['Not in book', 'Find sender', 'Wire in PL-7720', 1, null],
    ],
    [
      'money out',
      { bank: [bankItem(1, 'Transfer out', -5, { text: 'to 4471' })] },
      ['Not in book', 'Ask bank', 'Transfer out to 4471', 1, null],
    ],
    ['a reversal of nothing', { bank: [bankItem(1, 'Reversal', 5)] }, ['Not in book', 'Ask bank', 'Reversal', 1, null]],
  ])('%s', (_, told, expected) => {
    expect(said(told)).toEqual([expected]);
  });

  it('names one receipt for one deposit, those by reference first', () => {
    const told = {
      bank: [bankItem(1, 'Deposit', 5), bankItem(2, 'Wire in', 5, { text: 'FB-88121' }), bankItem(3, 'Deposit', 5)],
      book: [receipt(5, 5, { reference: 'FB-88121' }), receipt(6, 5, { fileNumber: null })],
    };
    expect(said(told)).toEqual([
      ['Not in book', 'Find sender', 'Deposit', 3, null],
      ['Not deposited', 'Deposit', 'Receipt from Jane Roe', 1, 6],
      ['Not deposited', 'Deposit', 'Receipt from Jane Roe, FB-88121, file 12-3390', 2, 5],
    ]);
  });

  it('names no receipt that was matched by a rule', () => {
    const told = {
      bank: [bankItem(1, 'Deposit', 5), bankItem(2, 'Deposit', 5, { date: '2026-11-23' })],
      book: [bookItem(5, 'receipt', 5, { slip: 12 })],
    };
    expect(said(told)).toEqual([['Not in book', 'Find sender', 'Deposit', 2, null]]);
  });

  it('is nothing of what a rule offers, be it likely, and nothing of zero', () => {
    const told = {
      bank: [paidCheck(1, 20417, -5), bankItem(2, 'Wire out', -7), bankItem(3, 'Other in', 0)],
      book: [today, bookItem(5, 'wire out', -7), bookItem(6, 'interest', 0, { date: '2026-01-02' })],
    };
    expect(proposeMatches({ bankItems: told.bank, bookItems: told.book }).map(({ confidence }) => confidence)).toEqual([
      'sure',
      'likely',
    ]);
    expect(said(told)).toEqual([]);
  });
});

describe('of the book', () => {
  it.each<readonly [string, BookItem, Said | null]>([
    [
      'a check of 90 days',
      check(19877, -5, { date: '2026-08-27' }),
      ['Old check', 'Call payee', 'Check 19877, file 12-3390', null, 19877],
    ],
    ['a check of 89 days', check(19877, -5, { date: '2026-08-28' }), null],
    [
      'a deposit of three business days over a weekend',
      bookItem(5, 'receipt', 5, { date: '2026-11-02', depositedOn: '2026-11-20' }),
      ['Not at bank', 'Ask bank', 'Receipt from Jane Roe, file 12-3390', null, 5],
    ],
    ['a deposit of two', bookItem(5, 'receipt', 5, { date: '2026-11-02', depositedOn: '2026-11-23' }), null],
    [
      'a receipt that waits for two business days',
      receipt(5, 5, { date: '2026-11-23' }),
      ['Not deposited', 'Deposit', 'Receipt from Jane Roe, file 12-3390', null, 5],
    ],
    ['a receipt that waits for one', receipt(5, 5), null],
    [
      'a recovery',
      bookItem(5, 'recovered', 5, { date: '2026-11-20' }),
      ['Not at bank', 'Ask bank', 'Recovered from Jane Roe, file 12-3390', null, 5],
    ],
    [
      'a wire',
      bookItem(5, 'wire out', -5, { reference: 'WO-3317' }),
      ['Not at bank', 'Ask bank', 'Wire out to Jane Roe, WO-3317, file 12-3390', null, 5],
    ],
    [
      'an ACH entry',
      bookItem(5, 'ACH out', -5),
      ['Not at bank', 'Ask bank', 'ACH out to Jane Roe, file 12-3390', null, 5],
    ],
    ['a sweep', bookItem(5, 'fee sweep', -5, { fileNumber: null }), ['Not at bank', 'Ask bank', 'Fee sweep', null, 5]],
    [
      'a returned deposit',
      bookItem(5, 'returned deposit', -5),
      ['Not at bank', 'Ask bank', 'Returned deposit of Jane Roe, file 12-3390', null, 5],
    ],
    [
      'a charge',
      bookItem(5, 'bank charge', -5, { fileNumber: null }),
      ['Not at bank', 'Ask bank', 'Bank charge', null, 5],
    ],
    ['interest', bookItem(5, 'interest', 5, { fileNumber: null }), ['Not at bank', 'Ask bank', 'Interest', null, 5]],
  ])('%s', (_, item, expected) => {
    expect(said({ book: [item] })).toEqual(expected ? [expected] : []);
  });
});

describe('exceptions', () => {
  const told = {
    bank: [
      bankItem(2, 'Fee', -5),
      bankItem(1, 'Fee', -5),
      bankItem(3, 'Wire in', 9, { date: '2026-11-17' }),
      paidCheck(4, 1, -3),
    ],
    book: [bookItem(8, 'wire out', -4), bookItem(7, 'wire out', -4), check(19877, -5, { date: '2026-08-27' })],
  };

  it('stand the oldest first, with their days and amounts, and of one day always alike', () => {
    const found = exceptions(told);
    expect(found.map(({ kind, bankItemID, bookItem: about }) => [kind, bankItemID, about?.number])).toEqual([
      ['Old check', null, 19877],
      ['Not in book', 3, undefined],
      ['Unknown check', 4, undefined],
      ['Bank charge', 1, undefined],
      ['Bank charge', 2, undefined],
      ['Not at bank', null, 7],
      ['Not at bank', null, 8],
    ]);
    expect(found.slice(0, 3).map(({ since, age, amount }) => [since, age, amount])).toEqual([
      ['2026-08-27', 90, -5],
      ['2026-11-17', 8, 9],
      ['2026-11-20', 5, -3],
    ]);
  });

  it('name what nobody released, on the day that the bank paid it, though it is matched', () => {
    const item = bookItem(5, 'wire out', -5, { date: '2026-11-19' });
    const unreleased = [{ item, paidOn: '2026-11-23' }];
    const expected = ['Not released', 'Ask who sent it', 'Wire out to Jane Roe, file 12-3390', null, 5];
    expect(said({ unreleased })).toEqual([expected]);
    expect(exceptions({ unreleased })).toMatchObject([{ since: '2026-11-23', age: 2, amount: -5 }]);
  });

  it('do not follow the order in which items are told', () => {
    expect(exceptions({ bank: told.bank.toReversed(), book: told.book.toReversed() })).toEqual(exceptions(told));
  });
});
