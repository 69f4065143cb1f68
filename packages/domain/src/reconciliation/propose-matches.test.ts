import { describe, expect, it } from 'vitest';
import type { StoredBankItem } from '../bank-files/index.ts';
import { type BookItem, proposeMatches } from './index.ts';
import { bankItem, bookItem, check, paidCheck } from './items.fixture.ts';

type Said = readonly [
  rule: string,
  confidence: string,
  reason: string,
  bank: readonly number[],
  book: readonly number[],
];

const said = (bankItems: readonly StoredBankItem[], bookItems: readonly BookItem[]): readonly Said[] =>
  proposeMatches({ bankItems, bookItems }).map(({ rule, confidence, reason, bankItemIDs, bookItems: book }) => [
    rule,
    confidence,
    reason,
    bankItemIDs,
    book.map(({ number }) => number),
  ]);

type Row = readonly [what: string, bank: readonly StoredBankItem[], book: readonly BookItem[], said: readonly Said[]];

const rows = (describes: string, table: readonly Row[]) =>
  describe(describes, () => {
    it.each(table)('%s', (_, bank, book, expected) => {
      expect(said(bank, book)).toEqual(expected);
    });
  });

const paid: Said = ['check', 'sure', 'Check number and amount 20417', [1], [20417]];

rows('a check', [
  ['by number and amount', [paidCheck(1, 20417, -1995_25)], [check(20417, -1995_25)], [paid]],
  ['on its own date', [paidCheck(1, 20417, -5)], [check(20417, -5, { date: '2026-11-20' })], [paid]],
  [
    'before it is likely',
    [paidCheck(1, 20417, -5)],
    [check(20417, -5, { date: '2026-11-21' })],
    [['check', 'likely', 'Check number and amount 20417', [1], [20417]]],
  ],
  [
    'before it is not where another item is on its date',
    [paidCheck(1, 20417, -5), paidCheck(2, 20417, -5, { date: '2026-11-21' })],
    [check(20417, -5, { date: '2026-11-21' })],
    [['check', 'sure', 'Check number and amount 20417', [2], [20417]]],
  ],
  ['not with a cent more', [paidCheck(1, 20417, -6)], [check(20417, -5)], []],
  ['not with another number', [paidCheck(1, 20418, -5)], [check(20417, -5)], []],
  ['not as money in', [bankItem(1, 'Other in', 5, { checkNumber: 20417 })], [check(20417, -5)], []],
  [
    'by the customer’s reference',
    [paidCheck(1, null, -5, { customerReference: '00020417' })],
    [check(20417, -5)],
    [paid],
  ],
  ['that became an ACH entry', [bankItem(1, 'ACH out', -5, { checkNumber: 20417 })], [check(20417, -5)], [paid]],
  [
    'once, though the bank has it twice',
    [paidCheck(2, 20417, -5), paidCheck(1, 20417, -5)],
    [check(20417, -5)],
    [paid],
  ],
  ['no wire that has a serial number', [bankItem(1, 'Wire out', -5, { checkNumber: 20417 })], [check(20417, -5)], []],
]);

const wire = (reference: string | null, more: Partial<BookItem> = {}) =>
  bookItem(5, 'wire out', -88_240_12, { reference, ...more });
const wired = (bankItemID: number, more: Partial<StoredBankItem>) => bankItem(bankItemID, 'Wire out', -88_240_12, more);
const byReference = (reference: string, bank = 1, book = 5): Said => [
  'reference',
  'sure',
  `Reference ${reference}`,
  [bank],
  [book],
];
const likely = ([rule, , reason, bank, book]: Said): Said => [rule, 'likely', reason, bank, book];

const called = (...otherReferences: readonly string[]) => wire('2231', { otherReferences });

rows('one of several references', [
  ['of the office', [wired(1, { text: 'WIRE W3S12N480' })], [called('W3S12N480')], [byReference('W3S12N480')]],
  [
    'of the bank',
    [wired(1, { bankReference: '20261120B1' })],
    [called('W3S1N5', '20261120B1')],
    [byReference('20261120B1')],
  ],
  [
    'as surely where the bank says two of them',
    [wired(1, { bankReference: '2231', text: 'W3S12N480' })],
    [called('W3S12N480')],
    [byReference('2231')],
  ],
  [
    'not surely where two of the bank say one each',
    [wired(1, { bankReference: '2231' }), wired(2, { text: 'W3S12N480' })],
    [called('W3S12N480')],
    [likely(byReference('2231'))],
  ],
  [
    'of whichever item is left, where two items have it',
    [wired(1, { bankReference: '2231' }), wired(2, { text: 'W3S12N480' })],
    [called('W3S12N480'), { ...called('W3S12N480'), number: 6 }],
    [likely(byReference('2231')), likely(byReference('W3S12N480', 2, 6))],
  ],
  ['not with a cent more', [{ ...wired(1, { text: 'W3S12N480' }), amount: -1 }], [called('W3S12N480')], []],
]);

rows('a reference', [
  ['of the customer', [wired(1, { customerReference: 'WO-3317' })], [wire('WO-3317')], [byReference('WO-3317')]],
  ['of the bank', [wired(1, { bankReference: 'wo3317' })], [wire('WO-3317')], [byReference('WO-3317')]],
  [
    'in a word of the text',
    [wired(1, { text: 'PAYOFF OBI:WO-3317/ABC' })],
    [wire('WO.3317')],
    [byReference('WO.3317')],
  ],
  ['that has a slash', [wired(1, { text: 'OBI WO/3317' })], [wire('WO/3317')], [byReference('WO/3317')]],
  [
    'of money in',
    [bankItem(1, 'Wire in', 500, { bankReference: 'FB-88121' })],
    [bookItem(5, 'receipt', 500, { reference: 'FB-88121' })],
    [byReference('FB-88121')],
  ],
  ['as part of a word is none', [wired(1, { text: 'WO-33171' })], [wire('WO-3317', { date: '2026-11-02' })], []],
  [
    'with a cent less is none',
    [bankItem(1, 'Wire out', -88_240_11, { bankReference: 'WO-3317' })],
    [wire('WO-3317')],
    [],
  ],
  ['of three signs is none', [wired(1, { bankReference: 'W-31' })], [wire('W-31', { date: '2026-11-02' })], []],
  ['without a digit is none', [wired(1, { text: 'PAYOFF' })], [wire('PAYOFF', { date: '2026-11-02' })], []],
  ['of zeros is none', [wired(1, { bankReference: '0000000' })], [wire('0000000', { date: '2026-11-02' })], []],
  ['the other way is none', [bankItem(1, 'Wire in', 88_240_12, { bankReference: 'WO-3317' })], [wire('WO-3317')], []],
  [
    'that two of the bank name is likely one of them',
    [wired(1, { bankReference: 'WO-3317' }), wired(2, { text: 'WO-3317' })],
    [wire('WO-3317')],
    [likely(byReference('WO-3317'))],
  ],
  [
    'that two of the book have is likely, in turn',
    [wired(1, { bankReference: 'WO-3317' }), wired(2, { text: 'WO-3317' })],
    [wire('WO-3317'), wire('WO-3317', { number: 4 })],
    [likely(byReference('WO-3317', 1, 4)), likely(byReference('WO-3317', 2, 5))],
  ],
  [
    'that two of the book have and the bank has once is likely the first',
    [wired(1, { bankReference: 'WO-3317' })],
    [wire('WO-3317'), wire('WO-3317', { number: 4 })],
    [likely(byReference('WO-3317', 1, 4))],
  ],
  [
    'and another one in one text is likely',
    [wired(1, { bankReference: 'WO-3317', text: 'WO-3318' })],
    [wire('WO-3317'), wire('WO-3318', { number: 4 })],
    [likely(byReference('WO-3317'))],
  ],
  [
    'after weeks is likely',
    [wired(1, { bankReference: 'WO-3317' })],
    [wire('WO-3317', { date: '2026-11-05' })],
    [likely(byReference('WO-3317'))],
  ],
  [
    'after ten business days is sure',
    [wired(1, { text: 'WO-3317' })],
    [wire('WO-3317', { date: '2026-11-06' })],
    [byReference('WO-3317')],
  ],
  [
    'is none of a receipt that nobody deposited',
    [bankItem(1, 'Wire in', 500, { bankReference: 'FB-88121' })],
    [bookItem(5, 'receipt', 500, { reference: 'FB-88121', depositedOn: null })],
    [],
  ],
]);

const receipts = (slip: number, depositedOn: string, ...amounts: readonly number[]) =>
  amounts.map((amount, at) => bookItem(slip * 10 + at, 'receipt', amount, { slip, depositedOn, date: '2026-11-01' }));
const deposit = (bankItemID: number, amount: number, more: Partial<StoredBankItem> = {}) =>
  bankItem(bankItemID, 'Deposit', amount, more);
const bySlip = (bank: readonly number[], book: readonly number[], slip = 12): Said => [
  'slip',
  'sure',
  `Deposit slip ${slip}`,
  bank,
  book,
];

rows('a deposit slip', [
  [
    'by its number',
    [deposit(1, 300, { customerReference: '00012' })],
    [...receipts(12, '2026-11-20', 100, 200), ...receipts(13, '2026-11-20', 300)],
    [bySlip([1], [120, 121])],
  ],
  [
    'by its number in the text',
    [deposit(1, 300, { text: 'BRANCH DEPOSIT SLIP #12' })],
    [...receipts(12, '2026-11-20', 100, 200), ...receipts(13, '2026-11-20', 300)],
    [bySlip([1], [120, 121])],
  ],
  ['by amount and day', [deposit(1, 300)], receipts(12, '2026-11-20', 100, 200), [bySlip([1], [120, 121])]],
  ['five business days after', [deposit(1, 300)], receipts(12, '2026-11-13', 100, 200), [bySlip([1], [120, 121])]],
  ['not six', [deposit(1, 300)], receipts(12, '2026-11-12', 100, 200), []],
  ['not before it left', [deposit(1, 300)], receipts(12, '2026-11-23', 100, 200), []],
  ['not with a cent more', [deposit(1, 301)], receipts(12, '2026-11-20', 100, 200), []],
  [
    'likely where two slips come to the same, the earlier first',
    [deposit(1, 300)],
    [...receipts(12, '2026-11-20', 100, 200), ...receipts(13, '2026-11-19', 300)],
    [likely(bySlip([1], [130], 13))],
  ],
  [
    'likely where two deposits come to the same',
    [deposit(1, 300), deposit(2, 300)],
    receipts(12, '2026-11-20', 100, 200),
    [likely(bySlip([1], [120, 121]))],
  ],
  [
    'likely where two deposits name it',
    [deposit(1, 300, { text: 'slip 12' }), deposit(2, 300, { customerReference: '12' })],
    receipts(12, '2026-11-20', 100, 200),
    [likely(bySlip([1], [120, 121]))],
  ],
  [
    'likely where the bank does not call it a deposit',
    [bankItem(1, 'Other in', 300)],
    receipts(12, '2026-11-20', 100, 200),
    [likely(bySlip([1], [120, 121]))],
  ],
  [
    'likely in two deposits that name it',
    [deposit(1, 100, { text: 'cash, slip 12' }), deposit(2, 200, { customerReference: '12' })],
    receipts(12, '2026-11-20', 150, 150),
    [likely(bySlip([1, 2], [120, 121]))],
  ],
  [
    'is not another slip than the deposit names',
    [deposit(1, 300, { customerReference: '12' })],
    [...receipts(12, '2026-11-20', 100, 250), ...receipts(13, '2026-11-20', 300)],
    [],
  ],
  ['is no wire', [bankItem(1, 'Wire in', 300)], receipts(12, '2026-11-20', 100, 200), []],
]);

const only = (amount: string, book = 5): Said => [
  'amount',
  'likely',
  `The only one of its amount ${amount}`,
  [1],
  [book],
];

const entries = (kind: 'ACH out' | 'fee sweep', reference: string | null, ...amounts: readonly number[]) =>
  amounts.map((amount, at) => bookItem(70 + at, kind, amount, { reference, date: '2026-11-19' }));

/** Money of no file that is paid back. */
const backBy = (means: 'wire' | 'ACH' | null, amount: number, number = 80) =>
  bookItem(number, 'paid back', amount, {
    ...{ means, date: '2026-11-19', ordersID: null, fileNumber: null, checkNumber: means === null ? 1044 : null },
  });

rows('a batch', [
  [
    'by the reference of all of it',
    [bankItem(1, 'ACH out', -318, { text: 'ACH AC-0907' })],
    entries('ACH out', 'AC-0907', -100, -218),
    [['batch', 'sure', 'Batch of one day AC-0907', [1], [70, 71]]],
  ],
  [
    'of a day is likely',
    [bankItem(1, 'ACH out', -318)],
    entries('fee sweep', null, -100, -218),
    [['batch', 'likely', 'Batch of one day 11/19/2026', [1], [70, 71]]],
  ],
  [
    'whose reference two debits name is likely one of them',
    [bankItem(1, 'ACH out', -318, { text: 'AC-0907' }), bankItem(2, 'ACH out', -318, { text: 'AC-0907' })],
    entries('ACH out', 'AC-0907', -100, -218),
    [['batch', 'likely', 'Batch of one day AC-0907', [1], [70, 71]]],
  ],
  ['is not a part of its day', [bankItem(1, 'ACH out', -318)], entries('ACH out', null, -100, -218, -1), []],
  [
    'is not four business days old',
    [bankItem(1, 'ACH out', -318, { date: '2026-11-25' })],
    entries('ACH out', null, -100, -218),
    [],
  ],
  ['is more than one entry', [bankItem(1, 'ACH out', -100)], entries('ACH out', null, -100), [only('(1.00)', 70)]],
  ['is no fee', [bankItem(1, 'Fee', -318)], entries('ACH out', null, -100, -218), []],
  [
    'has what left by ACH of no file, and no check or wire of it',
    [bankItem(1, 'ACH out', -318)],
    [...entries('ACH out', null, -100), backBy('ACH', -218), backBy('wire', -218, 81), backBy(null, -218, 82)],
    [['batch', 'likely', 'Batch of one day 11/19/2026', [1], [70, 80]]],
  ],
]);

rows('an amount', [
  [
    'of no file by ACH',
    [bankItem(1, 'ACH out', -218)],
    [backBy('ACH', -218), backBy('wire', -218, 81)],
    [only('(2.18)', 80)],
  ],
  [
    'of no file by wire',
    [bankItem(1, 'Wire out', -218)],
    [backBy('ACH', -218), backBy('wire', -218, 81)],
    [only('(2.18)', 81)],
  ],
  ['of a wire within three business days', [wired(1, { date: '2026-11-25' })], [wire(null)], [only('(88,240.12)')]],
  ['not four', [wired(1, { date: '2026-11-26' })], [wire(null)], []],
  ['of a wire that the book has later', [wired(1, {})], [wire(null, { date: '2026-11-25' })], [only('(88,240.12)')]],
  ['of a check without a number', [paidCheck(1, null, -5)], [check(20417, -5)], [only('(0.05)', 20417)]],
  [
    'not of a check without a number before its date',
    [paidCheck(1, null, -5)],
    [check(20417, -5, { date: '2026-11-21' })],
    [],
  ],
  ['of interest', [bankItem(1, 'Interest', 5)], [bookItem(5, 'interest', 5)], [only('0.05')]],
  ['of a charge', [bankItem(1, 'Fee', -5)], [bookItem(5, 'bank charge', -5)], [only('(0.05)')]],
  ['of a receipt on a slip of others', [deposit(1, 100)], receipts(12, '2026-11-16', 100, 200), [only('1.00', 120)]],
  ['that two of the bank have is none', [wired(1, {}), wired(2, {})], [wire(null)], []],
  ['that two of the book have is none', [wired(1, {})], [wire(null), wire(null, { number: 4 })], []],
  ['of another kind is none', [bankItem(1, 'Fee', -5)], [bookItem(5, 'wire out', -5)], []],
  [
    'is none where the bank names another item',
    [wired(1, { text: 'WO-3317' })],
    [wire('WO-3317', { amount: -1 }), wire(null, { number: 4 })],
    [],
  ],
  [
    'is likely beside one that names another item',
    [wired(1, {}), wired(2, { text: 'WO-3317' })],
    [wire('WO-3317', { amount: -1 }), wire(null, { number: 4 })],
    [only('(88,240.12)', 4)],
  ],
  [
    'is none of a receipt that nobody deposited',
    [bankItem(1, 'Other in', 5)],
    [bookItem(5, 'receipt', 5, { depositedOn: null })],
    [],
  ],
]);

const returned = (bankItemID: number, date = '2026-11-20') =>
  bankItem(bankItemID, 'Returned deposit', -2500_00, { date });
const return_ = (number: number, date = '2026-11-20') => bookItem(number, 'returned deposit', -2500_00, { date });

rows('a returned deposit', [
  ['of the same amount', [returned(1)], [return_(5)], [['returned', 'sure', 'Returned deposit Jane Roe', [1], [5]]]],
  [
    'likely where there are two, in turn',
    [returned(1), returned(2, '2026-11-18')],
    [return_(5), return_(6)],
    [
      ['returned', 'likely', 'Returned deposit Jane Roe', [2], [5]],
      ['returned', 'likely', 'Returned deposit Jane Roe', [1], [6]],
    ],
  ],
  [
    'likely after weeks',
    [returned(1, '2026-12-08')],
    [return_(5)],
    [['returned', 'likely', 'Returned deposit Jane Roe', [1], [5]]],
  ],
  ['not with a cent less', [bankItem(1, 'Returned deposit', -2499_99)], [return_(5)], []],
]);

const reversal = (bankItemID: number, amount: number, more: Partial<StoredBankItem> = {}) =>
  bankItem(bankItemID, 'Reversal', amount, more);
const undone = (named: string, confidence: string, ...bank: readonly number[]): Said => [
  'undone',
  confidence,
  `Taken back by the bank ${named}`,
  bank,
  [],
];

rows('what the bank undid', [
  [
    'by its own reference',
    [wired(1, { bankReference: 'FW0107' }), reversal(2, 88_240_12, { bankReference: 'FW0107' })],
    [],
    [undone('FW0107', 'sure', 1, 2)],
  ],
  [
    'though it fits the book',
    [paidCheck(1, 20417, -5, { bankReference: 'B-7001' }), reversal(2, 5, { bankReference: 'B-7001' })],
    [check(20417, -5)],
    [undone('20417', 'sure', 1, 2)],
  ],
  [
    'likely by the number of the check, which is then not paid',
    [paidCheck(1, 20417, -5), reversal(2, 5, { checkNumber: 20417 })],
    [check(20417, -5)],
    [undone('20417', 'likely', 1, 2)],
  ],
  [
    'and paid again',
    [
      paidCheck(1, 20417, -5, { date: '2026-11-18' }),
      reversal(2, 5, { checkNumber: 20417, date: '2026-11-19' }),
      paidCheck(3, 20417, -5),
    ],
    [check(20417, -5)],
    [undone('20417', 'likely', 1, 2), ['check', 'sure', 'Check number and amount 20417', [3], [20417]]],
  ],
  [
    'not by a reference of three signs',
    [
      wired(1, { customerReference: 'CW-1', bankReference: null }),
      bankItem(2, 'Other in', 88_240_12, { code: '254', customerReference: 'CW-1' }),
    ],
    [],
    [],
  ],
  [
    'likely by a customer’s reference and a code of errors',
    [
      wired(1, { customerReference: 'CW-1001' }),
      bankItem(2, 'Other in', 88_240_12, { code: '254', customerReference: 'CW-1001' }),
    ],
    [],
    [undone('CW-1001', 'likely', 1, 2)],
  ],
  [
    'likely where three have the bank’s reference',
    [
      wired(1, { bankReference: 'FW0107' }),
      reversal(2, 88_240_12, { bankReference: 'FW0107' }),
      wired(3, { bankReference: 'FW0107' }),
    ],
    [],
    [undone('FW0107', 'likely', 1, 2)],
  ],
  [
    'after ten days',
    [wired(1, { bankReference: 'FW0107', date: '2026-11-10' }), reversal(2, 88_240_12, { bankReference: 'FW0107' })],
    [],
    [undone('FW0107', 'sure', 1, 2)],
  ],
  [
    'not after eleven days',
    [wired(1, { bankReference: 'FW0107', date: '2026-11-09' }), reversal(2, 88_240_12, { bankReference: 'FW0107' })],
    [],
    [],
  ],
  [
    'not with a cent less',
    [wired(1, { bankReference: 'FW0107' }), reversal(2, 88_240_11, { bankReference: 'FW0107' })],
    [],
    [],
  ],
  [
    'not where neither says that it undoes',
    [wired(1, { bankReference: 'FW0107' }), bankItem(2, 'Wire in', 88_240_12, { bankReference: 'FW0107' })],
    [],
    [],
  ],
  [
    'not where neither does, though another of the amount does',
    [
      wired(1, { bankReference: 'FW0107' }),
      bankItem(2, 'Wire in', 88_240_12, { bankReference: 'FW0107' }),
      reversal(3, 88_240_12),
    ],
    [],
    [],
  ],
  [
    'not where both do',
    [reversal(1, -5, { bankReference: 'FW0107' }), reversal(2, 5, { bankReference: 'FW0107' })],
    [],
    [],
  ],
  [
    'not a deposit and its return',
    [
      deposit(1, 500, { bankReference: 'D-1001' }),
      bankItem(2, 'Returned deposit', -500, { code: '561', bankReference: 'D-1001' }),
    ],
    [],
    [],
  ],
]);

rows('an amount of zero', [
  ['moves nothing', [wired(1, { amount: 0, text: 'WO-3317' })], [wire('WO-3317', { amount: 0 })], []],
]);
