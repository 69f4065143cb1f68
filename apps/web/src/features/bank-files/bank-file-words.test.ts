import type { BankFileRow, PreviewedStatement } from '@closewright/contract/bank-files';
import { describe, expect, it } from 'vitest';
import {
  accountName,
  accountsOf,
  balanceWords,
  countsWords,
  daysWords,
  fileDays,
  fileFacts,
  fileSums,
  importObstacle,
  importWords,
  itemWords,
  numberOf,
  takeBackObstacle,
} from './bank-file-words.ts';

const counts = (part: Partial<PreviewedStatement['counts']>) => ({ new: 0, known: 0, doubtful: 0, late: 0, ...part });
const day = (date: `${number}-${number}-${number}`, opening: number | null, closing: number | null) => ({
  ...{ date, opening, closing, available: null },
});
const account = (part: Partial<BankFileRow['accounts'][number]>): BankFileRow['accounts'][number] => ({
  ...{
    bankAccountID: 1,
    name: 'Escrow trust',
    from: '2013-04-09',
    through: '2013-04-11',
    items: 3,
    in: 500_00,
    out: -20_00,
  },
  ...part,
});
const file: BankFileRow = {
  ...{ bankFileID: 7, fileName: 'april.bai', format: 'BAI2', sha256: 'ab', bytes: 1200, accounts: [account({})] },
  ...{ importedBy: 'Ada Park', importedAt: '2013-04-12T14:00:00Z', takenBack: null },
};

describe('what is said of an account of a file', () => {
  it.each([
    [{ new: 12 }, '12 new'],
    [{ known: 3 }, '0 new, 3 known'],
    [{ new: 1, doubtful: 1 }, '1 new, 1 looks like a known one'],
    [{ doubtful: 2, late: 4 }, '0 new, 2 look like a known one, 4 of days that are reconciled'],
  ])('%o', (part, said) => expect(countsWords(counts(part))).toBe(said));

  it.each([
    ['no day', [], 'No day', 'No balances'],
    ['one day', [day('2013-04-11', 1_00, 2_00)], '04/11/2013', 'opens with 1.00, closes with 2.00'],
    [
      'the first opening and the last closing',
      [day('2013-04-09', 1_00, 2_00), day('2013-04-11', 2_00, -3_00)],
      '04/09/2013 to 04/11/2013',
      'opens with 1.00, closes with (3.00)',
    ],
    ['only what the bank says', [day('2013-04-11', null, 5_00)], '04/11/2013', 'closes with 5.00'],
  ] as const)('%s', (_name, days, said, balances) => {
    expect(daysWords(days)).toBe(said);
    expect(balanceWords(days)).toBe(balances);
  });
});

it.each([
  ['Escrow trust', '***6789', 'Escrow trust'],
  ['', '***6789', 'Account ***6789'],
  ['', null, 'An account that the file does not name'],
])('an account of a file that is %o with the number %o is called %s', (name, accountNumber, said) => {
  expect(accountName({ name, accountNumber })).toBe(said);
});

describe('an item in one line', () => {
  const item = { date: '2013-04-11', kind: 'Check', amount: -1200_00, text: '' } as const;
  const none = { checkNumber: null, bankReference: null, customerReference: null };
  it.each([
    [{ checkNumber: 1042 }, '1042', '04/11/2013, Check 1042, (1,200.00)'],
    [{ bankReference: 'B1', customerReference: 'C1' }, 'C1 / B1', '04/11/2013, Check C1 / B1, (1,200.00)'],
    [{ bankReference: 'B1', customerReference: 'B1' }, 'B1', '04/11/2013, Check B1, (1,200.00)'],
    [{}, '', '04/11/2013, Check, (1,200.00)'],
  ])('%o', (part, number, said) => {
    expect(numberOf({ ...none, ...part })).toBe(number);
    expect(itemWords({ ...item, ...none, ...part })).toBe(said);
  });
  it('ends with the text of the bank', () =>
    expect(itemWords({ ...item, ...none, text: 'WIRE FROM LENDER' })).toBe(
      '04/11/2013, Check, (1,200.00), WIRE FROM LENDER',
    ));
});

describe('what keeps a file from being imported', () => {
  const statement = (part: Partial<PreviewedStatement>): PreviewedStatement => ({
    ...{ bankAccountID: 1, name: 'Escrow trust', accountNumber: '***1', obstacle: null, days: [], items: [] },
    ...{ counts: counts({}), newBalances: 0 },
    ...part,
  });
  const closing = [day('2013-04-11', null, 5_00)];
  it.each([
    ['something new', [statement({})], 1, null, null],
    ['nothing new', [statement({})], 0, null, 'Nothing in it is new'],
    ['a balance alone', [statement({ days: closing, newBalances: 1 })], 0, null, null],
    ['a balance that is known', [statement({ days: closing })], 0, null, 'Nothing in it is new'],
    [
      'a balance of an account that is not taken',
      [statement({ obstacle: 'Closed', newBalances: 1 }), statement({})],
      0,
      null,
      'Nothing in it is new',
    ],
    ['the right to it', [statement({})], 1, 'Read only', 'Read only'],
    [
      'the only account',
      [statement({ obstacle: 'No account has this number' })],
      0,
      null,
      'No account has this number',
    ],
    ['one of two accounts', [statement({ obstacle: 'Closed' }), statement({})], 2, null, null],
    ['no account', [], 0, null, 'There is no account in it'],
  ])('%s', (_name, statements, count, refusal, why) => {
    expect(importObstacle({ statements, conflicts: [] }, count, refusal)).toBe(why);
  });
  it('a balance that is known as another', () => {
    const conflicts = [{ line: null, text: 'The balance of Escrow trust is 1.00 here, and is known as 2.00' }];
    expect(importObstacle({ statements: [statement({})], conflicts }, 1, null)).toBe(
      'A balance is another one than is known',
    );
  });
  it.each([
    [1, 0, 'Import 1 new item'],
    [12, 1, 'Import 12 new items'],
    [0, 1, 'Import the balances'],
    [0, 0, 'Import'],
  ])('%i items and %i balances: %s', (count, newBalances, said) =>
    expect(importWords(count, [statement({ newBalances })])).toBe(said),
  );
});

describe('a file in the list', () => {
  const two = {
    accounts: [account({}), account({ name: 'Trust 2', from: '2013-04-08', through: '2013-04-10', items: 2 })],
  };
  it('says its accounts, its days and what it comes to', () => {
    expect([accountsOf(file), fileDays(file)]).toEqual(['Escrow trust', '04/09/2013 to 04/11/2013']);
    expect([accountsOf(two), fileDays(two)]).toEqual(['Escrow trust and 1 more', '04/08/2013 to 04/11/2013']);
    expect(fileSums(two)).toEqual({ items: 5, in: 1000_00, out: -40_00 });
  });
  it('says who took it back and why', () => {
    const takenBack = { by: 'Bo Lind', at: '2013-04-13T14:00:00Z', reason: 'Wrong account' };
    expect(fileFacts(file, (instant) => instant.slice(0, 10))).toEqual([
      'april.bai, BAI2, 1,200 bytes',
      'Imported by Ada Park, 2013-04-12',
      'SHA-256 ab',
    ]);
    expect(fileFacts({ ...file, takenBack }, (instant) => instant.slice(0, 10))[2]).toBe(
      'Taken back by Bo Lind, 2013-04-13: Wrong account',
    );
  });
  it.each([
    ['nothing', file, 0, null, null],
    ['an item', file, 1, null, '1 item of it is in the way'],
    ['items', file, 2, null, '2 items of it are in the way'],
    ['that it was', { takenBack: { by: '', at: '', reason: '' } }, 0, null, 'It was taken back'],
    ['no file', null, 0, null, 'No file is in hand'],
    ['the right to it', file, 0, 'Read only', 'Read only'],
  ])('is kept from being taken back by %s', (_name, inHand, inTheWay, refusal, why) => {
    expect(takeBackObstacle(inHand, inTheWay, refusal)).toBe(why);
  });
});
