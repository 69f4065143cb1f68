import { describe, expect, it } from 'vitest';
import { exampleFacts } from './opening.fixture.ts';
import { readDeposits, readFiles, readPayments } from './read-rows.ts';
import { readOpening } from './typed-opening.ts';

const typed = {
  ...{ bankAccountID: 1, date: '2026-03-02', bankBalance: 1_800_00 },
  files: 'File\tBalance\r\nA-1\t1,000.00\r\nA-2\t$50\r\n\r\nA-3\t500.00\r\n',
  payments: 'A-1\tCheck\t501\tAlpha Courier\t9/1/2025\t300.00\nA-2\twire\tW-77\tFicus Bank\t2026-02-27\t200.00',
  deposits: 'A-2\tMichael Jones\t8812\t02/27/2026\t250.00',
};

describe('a row of a spreadsheet', () => {
  it('is read, with its line', () => {
    expect(readFiles(typed.files).map(({ line, row }) => [line, row?.fileNumber, row?.balance])).toEqual([
      [2, 'A-1', 1_000_00],
      [3, 'A-2', 50_00],
      [5, 'A-3', 500_00],
    ]);
    expect(readPayments(typed.payments).map(({ row }) => row)).toMatchObject([
      { method: 'check', checkNumber: 501, reference: null, date: '2025-09-01', amount: 300_00 },
      { method: 'wire out', checkNumber: null, reference: 'W-77', date: '2026-02-27', amount: 200_00 },
    ]);
  });

  it.each<[string, readonly { readonly problems: readonly string[] }[], readonly string[]]>([
    ['a missing balance', readFiles('A-1'), ['Balance is missing']],
    [...(['half a cent', readFiles('A-1\t1.005')] as const), ['Balance “1.005”: An amount has at most two decimals']],
    [
      ...(['too many columns', readFiles('A-1\t1\tJones')] as const),
      ['There are 3 columns instead of 2: File, Balance'],
    ],
    [
      ...(['another way of paying', readPayments('A-1\tCash\t1\tP\t1/2/2026\t1')] as const),
      ['Check, wire or ACH “Cash”: It is Check, Wire or ACH'],
    ],
    [
      ...(['a check without a number', readPayments('A-1\tCheck\t\tP\t1/2/2026\t1')] as const),
      ['Check number is missing'],
    ],
    [
      ...(['a number of letters', readPayments('A-1\tCheck\tx9\tP\t1/2/2026\t1')] as const),
      ['Check number “x9”: A check number is at most ten digits'],
    ],
    ['nobody', readDeposits('A-1\t\t\t1/2/2026\t1'), ['Payer is missing']],
  ])('says what is wrong: %s', (_name, [row], problems) => {
    expect(row?.problems).toEqual(problems);
  });

  it('says that a day is none', () => {
    const [row] = readDeposits('A-1\tJones\t\t2/30/2026\t1');
    expect(row?.problems).toEqual([expect.stringMatching(/^Date “2\/30\/2026”: /)]);
  });
});

it('has nothing against what is typed right', () => {
  const read = readOpening(typed, exampleFacts);
  expect(read).toMatchObject({ problems: {}, wrongRows: 0, totals: { adjusted: 1_550_00, missing: 0 } });
});

it('names the row of what is wrong, and sums the rows that are right', () => {
  const read = readOpening({ ...typed, files: 'A-1\t1,000.00\na-1\t5.00\nA-3\tmuch' }, exampleFacts);
  expect(read.files.map(({ problems }) => problems.length)).toEqual([0, 0, 1]);
  expect(read.totals).toMatchObject({ files: 1_005_00, missing: 545_00 });
  expect(read.wrongRows).toBe(1);
  const twice = readOpening({ ...typed, files: 'A-1\t1,000.00\na-1\t5.00' }, exampleFacts);
  expect(twice.files[1]?.problems).toEqual(['This file is in row 1 already']);
});

it('says what is missing where, and what the api has refused at its row', () => {
  expect(readOpening({ ...typed, bankBalance: 1_799_00 }, exampleFacts).problems).toEqual({
    bankBalance: expect.stringContaining('files have 1.00 more'),
  });
  const refused = { 'payments.1.fileNumber': ['There is no file A-2'], date: ['Choose a later date'] };
  const read = readOpening(typed, exampleFacts, refused);
  expect(read.payments[1]?.problems).toEqual(['There is no file A-2']);
  expect(read.problems).toEqual({ date: 'Choose a later date' });
});
