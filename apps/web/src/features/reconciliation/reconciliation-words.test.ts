import { describe, expect, it } from 'vitest';
import { indexDay } from './day-index.ts';
import { explainFigure, type FigureName } from './explain-three-way.ts';
import { stepAct } from './next-step.ts';
import {
  exampleBank,
  exampleBook,
  exampleDate,
  exampleDay,
  exampleOfMany,
  exampleReconciliation,
} from './reconciliation.fixture.ts';
import { readAsked } from './reconciliation-asked.ts';
import {
  accountsWords,
  ageWords,
  agreementOf,
  bankItemHas,
  bookItemHas,
  candidateWords,
  decideObstacle,
  doneState,
  exceptionsWords,
  finalizeObstacle,
  isClosed,
  matchedBy,
  matchReason,
  reopenObstacle,
  shortDate,
  signObstacle,
  statusWords,
  wordsOf,
} from './reconciliation-words.ts';

const day = exampleDay();
const index = indexDay(day);

it.each([
  [
    { account: '3', date: '2013-04-11' },
    { account: 3, date: '2013-04-11' },
  ],
  [{ account: 3 }, { account: 3 }],
  [{ date: '2013-04-11' }, {}],
  [{ account: '3', date: '2013-02-30' }, { account: 3 }],
  [{ account: '0', date: '2013-04-11' }, {}],
])('the address %o asks for %o', (given, asked) => {
  expect(readAsked(given)).toEqual(asked);
});

it.each([
  ['2013-04-11', '04/11'],
  ['2012-12-31', '12/31/12'],
])('%s is %s in a list of 2013', (date, text) => expect(shortDate(date, '2013-04-11')).toBe(text));

it.each([
  [1, '3 receipts', false],
  [2, '1 receipt', false],
  [4, 'Amount differs', true],
  [5, '1 check', false],
  [7, 'Bank charge', true],
  [8, 'No match', true],
])('the candidate of bank item %i is %s', (bankItemID, text, isMissing) => {
  expect(candidateWords({ bankItemID }, index)).toEqual({ text, isMissing });
});

it.each([
  ['12850', [1]],
  ['12,850.00', [1]],
  ['$1,520', [4]],
  ['04/11/2013 wire', [2, 3, 8]],
  ['ft-7720', [8]],
  ['20402', [5]],
  ['nothing', []],
])('bank items are found by %s', (text, found) => {
  expect(exampleBank.filter((item) => bankItemHas(item, wordsOf(text))).map(({ bankItemID }) => bankItemID)).toEqual(
    found,
  );
});

it('book items are found by number, file, name and amount', () => {
  const found = (text: string) =>
    exampleBook.filter((item) => bookItemHas(item, wordsOf(text))).map(({ number }) => number);
  expect(found('19877')).toEqual([9]);
  expect(found('12-3448 petrov')).toEqual([2]);
  expect(found('86.50')).toEqual([9]);
});

it.each([
  [0, 'plain'],
  [4, 'plain'],
  [5, 'warning'],
  [29, 'warning'],
  [30, 'danger'],
])('an exception of %i days is %s', (age, tone) => expect(ageWords(age).tone).toBe(tone));

it('exceptions are counted with their oldest', () => {
  expect(exceptionsWords(day.exceptions)).toBe('4 open, oldest 94 days');
  expect(exceptionsWords([])).toBe('None');
});

it('a match says its rule, or who made it and why', () => {
  expect(day.matched.map((match) => [matchReason(match), matchedBy(match)])).toEqual([
    ['Check number and amount', 'Luz Marin, rule 1'],
    ['By hand: Recorder split one ACH', 'Luz Marin'],
  ]);
});

describe('how far bank, book and files agree', () => {
  const zero = exampleDay({ bank: [], book: [] });
  it.each([
    [
      'files',
      exampleDay({ bank: [], book: [], lost: 5_00 }),
      'Files apart from book by 5.00',
      /The book is \$5.00 more than the files/,
    ],
    [
      'apart',
      exampleDay({ bank: [], book: [], apart: 7_00 }),
      'Apart by 7.00',
      /The adjusted bank balance is \$7.00 more than the book/,
    ],
    ['zero', zero, 'In balance', null],
    [
      'not imported',
      exampleDay({ bank: [], book: [], isImported: false }),
      'Waits for the balance of the bank',
      /told no balance of 04\/11\/2013/,
    ],
    [
      'final',
      exampleDay({ bank: [], book: [], reconciliation: exampleReconciliation() }),
      'In balance',
      /It is finalized/,
    ],
  ] as const)('where it is %s', (_, of, text, obstacle) => {
    expect(agreementOf(of.threeWay).text).toBe(text);
    const said = finalizeObstacle(of, null, '2013-04-12');
    if (obstacle === null) expect(said).toBeNull();
    else expect(said).toMatch(obstacle);
  });

  it('is not finalized by who may not, and a day before the last is closed', () => {
    expect(finalizeObstacle(zero, 'No right', '2013-04-12')).toBe('No right');
    expect(finalizeObstacle(zero, null, exampleDate)).toBe('This day is not over yet. Choose an earlier date.');
    const sure = { ...zero, proposed: exampleOfMany(1).proposed };
    expect(finalizeObstacle(sure, null, '2013-04-12')).toBe('The rules are sure of 1 more match. Run them first.');
    expect(isClosed({ ...zero, date: '2013-04-10' })).toBe(true);
    expect(isClosed(zero)).toBe(false);
  });

  it.each([
    [0, '2013-04-11', 'Done'],
    [2, '2013-04-09', 'Not done'],
    [3, null, 'Not done'],
    [0, null, 'Nothing yet'],
  ])('%i days open since %s is %s', (daysOpen, finalizedThrough, text) => {
    expect(doneState({ daysOpen, finalizedThrough }).text).toBe(text);
  });
});

describe('a figure', () => {
  const names: readonly FigureName[] = [
    ...(['statement', 'inTransit', 'outstanding', 'adjusted', 'opening', 'receipts', 'disbursements', 'book'] as const),
    ...(['positive', 'negative', 'noFile', 'files', 'bookLessFiles', 'bankLessBook'] as const),
  ];
  const cents = (text: string) => Number(text.replace(/[(),]/g, '')) * (text.startsWith('(') ? -1 : 1);
  const sums = new Set<FigureName>([
    'statement',
    'inTransit',
    'outstanding',
    'adjusted',
    'book',
    'receipts',
    'disbursements',
    'files',
  ]);

  it.each(names)('%s is explained by what adds up to it', (name) => {
    const { children = [], value } = explainFigure(day, name);
    expect(value).not.toBe('');
    if (!sums.has(name)) return;
    expect(children.reduce((sum, child) => sum + Math.round(cents(child.value) * 100), 0)).toBe(
      Math.round(cents(value) * 100),
    );
  });

  it('goes down to its items, and says what of them is not at hand', () => {
    const outstanding = explainFigure(day, 'outstanding').children ?? [];
    expect(outstanding.map(({ label }) => label)).toContain('Check 19877 Webb estate');
    const more = { ...day, threeWay: { ...day.threeWay, outstanding: { count: 9, amount: -10_000_00 } } };
    expect(explainFigure(more, 'outstanding').children?.at(-1)?.label).toBe(
      'Others, matched on another day or taken back',
    );
  });
});

it.each([
  ['Post charge', 7, undefined, { kind: 'post', bankItemID: 7, as: 'bank charge' }],
  ['Post interest', 7, undefined, { kind: 'post', bankItemID: 7, as: 'interest' }],
  ['Call payee', null, { ordersID: 12 }, { kind: 'file', ordersID: 12, isReceipt: false }],
  ['Deposit', null, { ordersID: 12 }, { kind: 'file', ordersID: 12, isReceipt: true }],
  ['Look at check', 4, undefined, { kind: 'note' }],
  ['Ask who sent it', null, { ordersID: 12 }, { kind: 'note' }],
  ['Find sender', 8, undefined, { kind: 'note' }],
  ['Ask bank', 4, { ordersID: 12 }, { kind: 'note' }],
] as const)('%s does what it says', (nextStep, bankItemID, item, act) => {
  expect(stepAct({ nextStep, bankItemID }, item)).toEqual(act);
});

it.each([
  [
    '1 of 2 trust accounts done',
    [
      ['2026-03-31', 0],
      ['2026-03-01', 20],
      [null, 0],
    ],
  ],
  ['0 of 1 trust account done', [[null, 3]]],
  ['Nothing to reconcile yet', [[null, 0]]],
] as const)('the accounts are told as %s', (said, accounts) => {
  expect(accountsWords(accounts.map(([finalizedThrough, daysOpen]) => ({ finalizedThrough, daysOpen })))).toBe(said);
});

describe('a reconciliation', () => {
  const signed = { by: 'Ada Park', at: '2013-04-12T15:00:00Z', note: null, isOwn: false };
  it.each([
    ['can be signed', {}, null, 'Finalized'],
    ['is reviewed', { reviewed: signed }, 'It is reviewed', 'Finalized'],
    [
      'is prepared by whoever looks',
      { prepared: { ...signed, isOwn: true } },
      'You prepared it: another person reviews it',
      'Finalized',
    ],
    ['is to be reopened', { reopenAsked: signed }, null, 'Finalized'],
    ['was reopened', { isReconFinalized: false, reopened: signed }, 'It was reopened', 'Unfinalized, reopened'],
  ] as const)('that %s says so', (_, more, obstacle, status) => {
    const row = exampleReconciliation(more);
    expect(signObstacle(row, null)).toBe(obstacle);
    expect(statusWords(row)).toBe(status);
  });

  it('is reopened where it is the last one, by another person than who asked', () => {
    const own = { ...signed, isOwn: true };
    expect([true, false].map((isLast) => reopenObstacle({ isLast }))).toEqual([
      null,
      'A later day is finalized: only the last one is reopened',
    ]);
    expect([signed, own].map((reopenAsked) => decideObstacle({ reopenAsked }))).toEqual([
      null,
      'You asked: another person decides',
    ]);
  });
});
