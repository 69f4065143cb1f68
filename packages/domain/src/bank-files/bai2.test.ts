import { describe, expect, it } from 'vitest';
import { type Bai2Day, type Bai2Detail, type Bai2Style, bai2File } from './bai2.fixture.ts';
import { bai2Example } from './bai2-example.fixture.ts';
import { fileOf, problemsOf } from './bank-file.fixture.ts';

const dayOf = (...details: readonly Bai2Detail[]): Bai2Day => ({
  accountNumber: '0044107788',
  date: '2026-11-19',
  details,
});
const itemsOf = (text: string) => fileOf(text).statements.flatMap(({ items }) => items);
const itemOf = (detail: Partial<Bai2Detail>, style?: Bai2Style) =>
  itemsOf(bai2File([dayOf({ code: '195', amount: 100, ...detail })], style))[0];
/** The example with one part of it otherwise. */
const changed = (from: string, to: string): string => {
  if (!bai2Example.includes(from)) throw new Error(`The example has no ${from}`);
  return bai2Example.replace(from, to);
};

describe('a BAI2 file', () => {
  it('tells the balances and the items of its accounts', () => {
    const { identity, statements, warnings } = fileOf(bai2Example);
    expect({ identity, warnings }).toEqual({ identity: '099900111 2026-11-20 7', warnings: [] });
    expect(statements).toHaveLength(1);
    expect(statements[0]).toMatchObject({
      routingNumber: null,
      accountNumber: '0044107788',
      days: [{ date: '2026-11-19', opening: 2_500_000_00, closing: 2_314_500_75, available: null }],
    });
    expect(statements[0]?.items).toEqual([
      {
        ...{ line: 5, date: '2026-11-19', valueDate: null, kind: 'Wire in', code: '195', amount: 412_000_00 },
        ...{ checkNumber: null, bankReference: 'FW0091', customerReference: null, bankID: null },
        text: 'WIRE FROM LENDER A/B, LOAN 5512',
      },
      expect.objectContaining({ line: 6, kind: 'Deposit', amount: 3_500_00, text: 'COUNTER DEPOSIT' }),
      expect.objectContaining({ line: 7, kind: 'Check', amount: -1_995_25, checkNumber: 20417, text: '' }),
      expect.objectContaining({ line: 8, kind: 'Wire out', amount: -599_003_50, text: 'PAYOFF OBI CW-26-0418' }),
      expect.objectContaining({ line: 10, kind: 'Fee', amount: -50, text: 'INCOMING WIRE FEE' }),
    ]);
  });

  it.each<[string, string]>([
    ['with line ends of Windows', bai2Example.replaceAll('\n', '\r\n')],
    ['with line ends of old Macs', bai2Example.replaceAll('\n', '\r')],
    ['without the last line end', bai2Example.trimEnd()],
    ['with blank lines and blanks', bai2Example.replaceAll('/\n', '/   \n\n').replaceAll('\n16', '\n  16')],
    ['without any slash at the end', bai2Example.replaceAll('/\n', '\n')],
    ['with a mark of its encoding', `\ufeff${bai2Example}`],
    ['with the end of files of old programs', `${bai2Example}\x1a`],
    ['with plus and zeros', changed('49,684749925,9/', '49,+00684749925,009/')],
    ['with all-empty quadruples', changed('03,0044107788,,010', '03,0044107788,USD,,,,,010')],
    ['with commas at the ends of lines', changed('231450075,,/', '231450075,,,/')],
    [
      'broken within a quadruple',
      changed('100,41550000,2,,400,', '100,41550000/\n88,2,,400,')
        .replace('49,684749925,9', '49,684749925,10')
        .replace(',11/', ',12/')
        .replace(',13/', ',14/'),
    ],
    ['with two records on a line', changed('/\n98,', '/98,').replace('20417/\n16', '20417/ 16')],
    ['on lines of one length without ends', fixed(changed('7,,,2/', '7,80,1,2/'), 80)],
  ])('%s is the same', (_what, text) => {
    const plain = fileOf(bai2Example).statements;
    const items = plain[0]?.items.map((item) => ({ ...item, line: expect.any(Number) }));
    expect(fileOf(text).statements[0]).toEqual({ ...plain[0], items });
  });

  it('gives each item a line of its own', () => {
    const lines = itemsOf(changed('20417/\n16', '20417/ 16')).map(({ line }) => line);
    expect(lines).toEqual([5, 6, 7, 8, 9]);
  });

  it.each<[string, number | null, string, string]>([
    [
      'a wrong sum of an account',
      11,
      'The control total of 49 is 684749926, and the amounts since line 3 come to 684749925',
      changed('49,684749925', '49,684749926'),
    ],
    [
      'a wrong sum of a group',
      12,
      'The control total of 98 is 1, and the amounts since line 2 come to 684749925',
      changed('98,684749925', '98,1'),
    ],
    [
      'a wrong sum of the file',
      13,
      'The control total of 99 is (blank), and the amounts since line 1 come to 684749925',
      changed('99,684749925', '99,'),
    ],
    ['a wrong number of records', 11, '49 counts 8 records, and there are 9 since line 3', changed(',9/', ',8/')],
    [
      'a wrong number of accounts',
      12,
      '98 counts 2 accounts, and there are 1',
      changed('98,684749925,1', '98,684749925,2'),
    ],
    [
      'a wrong number of groups',
      13,
      '99 counts 0 groups, and there are 1',
      changed('99,684749925,1', '99,684749925,0'),
    ],
    ['no end', null, 'The file is cut off: where it ends, 02 or 99 is due', changed('99,684749925,1,13/\n', '')],
    ['an account without end', 11, 'Here is 98, and 16 or 49 is due', changed('49,684749925,9/\n', '')],
    [
      'a group without begin',
      2,
      'Here is 03, and 02 or 99 is due',
      changed('02,CLOSEWRIGHT,099900111,1,261119,2400,USD,2/\n', ''),
    ],
    ['something behind its end', 14, 'Nothing comes behind 99', bai2Example + bai2Example],
    [
      'what is no record',
      10,
      'A line begins with 01, 02, 03, 16, 88, 49, 98 or 99, and a comma',
      changed('16,698', 'FEE,698'),
    ],
    ['no day of its making', 1, 'The day on which the file was made, 261131, is none', changed('261120', '261131')],
    ['no day of a group', 2, 'The day of the group, 20261119, is none', changed('1,261119', '1,20261119')],
    ['no day of value', 5, 'The value date 261319 is no day', changed('V,261119', 'V,261319')],
    ['decimals in an amount', 10, 'The amount 0.50 is no whole number of cents', changed('698,50', '698,0.50')],
    [
      'decimals in a balance',
      3,
      'The amount 2500000.00 of 010 is no whole number of cents',
      changed('010,250000000', '010,2500000.00'),
    ],
    [
      'an amount below zero',
      10,
      'The amount of a detail is below zero, and its code says whether money came in',
      changed('698,50', '698,-50'),
    ],
    [
      'more than any amount',
      10,
      'The amount 99999999999999999 is no whole number of cents',
      changed('698,50', '698,99999999999999999'),
    ],
    ['no code', 10, 'The type code (blank) is no three digits', changed('16,698', '16,')],
    ['other funds', 6, 'The funds type X is none of 0, 1, 2, D, S, V and Z', changed('350000,Z', '350000,X')],
    [
      'funds of letters',
      6,
      'The funds type S has an amount that is no whole number',
      changed('350000,Z', '350000,S,A,B,C'),
    ],
    [
      'funds of endless days',
      6,
      'The funds type D says no number of days up to 99',
      changed('350000,Z', '350000,D,1000000'),
    ],
    ['no account', 3, 'The number of the account is missing', changed('0044107788', '')],
    ['another money', 2, 'The amounts are in CAD: accounts are kept in USD alone', changed('USD', 'CAD')],
    [
      'another money of an account',
      3,
      'The amounts are in CAD: accounts are kept in USD alone',
      changed('0044107788,', '0044107788,CAD'),
    ],
    [
      'a deletion',
      2,
      'The bank deletes what it told of a day (group status 2): take the file back that told it',
      changed('111,1,', '111,2,'),
    ],
    ['a test', 2, 'The group is a test of the bank (group status 4)', changed('111,1,', '111,4,')],
    ['no status', 2, 'The group status (blank) is none of 1 to 4', changed('111,1,', '111,,')],
  ])('with %s is refused', (_what, line, text, file) => {
    expect(problemsOf(file)[0]).toEqual({ line, text });
  });

  it('tells the first hundred of its faults, and how many more', () => {
    const faults = Array.from({ length: 130 }, () => '16,195,x/\n').join('');
    const problems = problemsOf(changed('16,698', `${faults}16,698`));
    expect(problems).toHaveLength(101);
    expect(problems[100]).toEqual({ line: null, text: 'And 33 more' });
  });

  it.each<[string, number, string, string]>([
    [
      'is of another version',
      1,
      'The file calls itself version 3, and is read as version 2',
      changed(',,,2/', ',,,3/'),
    ],
    ['is not final', 2, 'The bank says that the day is not final yet', changed('USD,2/', 'USD,3/')],
    [
      'corrects',
      2,
      'The bank corrects what it told of the day: take an earlier file of the day back',
      changed('111,1,', '111,3,'),
    ],
    [
      'has another code',
      6,
      'The code 721 is of no money that came in or went out: the detail is not taken',
      changed('16,174', '16,721'),
    ],
  ])('that %s is taken with a warning', (_what, line, text, file) => {
    expect(fileOf(file).warnings[0]).toEqual({ line, text });
  });

  it('is taken where its own sums differ, which is said', () => {
    const opening = {
      ...dayOf({ code: '195', amount: 300 }, { code: '475', amount: 100 }),
      opening: 1000,
      closing: 1100,
    };
    const totals = [
      { code: '100', amount: 200, count: 1 },
      { code: '400', amount: 100 },
    ];
    expect(fileOf(bai2File([{ ...opening, totals }])).warnings).toEqual([
      { line: 3, text: 'The account opens with $10.00, its items come to $2.00, and it closes with $11.00' },
      { line: 3, text: 'The bank sums up $2.00 that came in, and its items come to $3.00' },
    ]);
  });

  it.each<[string, Partial<Bai2Detail>, object]>([
    ['no funds type', {}, { valueDate: null, bankReference: null }],
    ['a day of value', { funds: 'V,261121,', bankReference: 'R' }, { valueDate: '2026-11-21', bankReference: 'R' }],
    [
      'a day of value with time',
      { funds: 'v,261121,1200', bankReference: 'R' },
      { valueDate: '2026-11-21', bankReference: 'R' },
    ],
    ['a day of value in the past', { funds: 'V,261101,0000' }, { valueDate: null }],
    ['three amounts', { funds: 'S,50,-25,+75', bankReference: 'R' }, { bankReference: 'R' }],
    [
      'amounts of days',
      { funds: 'D,2,0,50,1,50', customerReference: 'C', text: 'T' },
      { customerReference: 'C', text: 'T' },
    ],
    ['amounts of no days', { funds: 'D,0', bankReference: 'R' }, { bankReference: 'R' }],
    ['an unknown code that comes in', { code: '207' }, { kind: 'Other in', amount: 100 }],
    ['an unknown code that goes out', { code: '999' }, { kind: 'Other out', amount: -100 }],
    ['a reversal that comes in', { code: '252' }, { kind: 'Reversal', amount: 100 }],
    ['a reversal that goes out', { code: '552' }, { kind: 'Reversal', amount: -100 }],
    [
      'a check that came back',
      { code: '395', customerReference: '0000020417' },
      { kind: 'Reversal', checkNumber: 20417 },
    ],
    [
      'a check without number',
      { code: '475', customerReference: 'NONE' },
      { checkNumber: null, customerReference: 'NONE' },
    ],
    ['a number that is of no check', { code: '195', customerReference: '20417' }, { checkNumber: null }],
    ['text on several lines', { text: ['/BNF/A, B', '/OBI/C', '88,D'] }, { text: '/BNF/A, B /OBI/C 88,D' }],
    ['text that ends as other fields do', { text: ['A/B/', 'C/'] }, { text: 'A/B C' }],
    ['text with what cannot be seen', { text: 'A\t\u200bB\u00a0 C' }, { text: 'A B C' }],
    ['text that is too long', { text: 'x'.repeat(600) }, { text: 'x'.repeat(500) }],
    ['a reference that is too long', { bankReference: '9'.repeat(70) }, { bankReference: '9'.repeat(60) }],
  ])('reads %s', (_what, detail, item) => {
    expect(itemOf(detail)).toMatchObject(item);
  });

  it('tells several accounts, each of which may have several days', () => {
    const day = (accountNumber: string, date: string, closing: number): Bai2Day => ({ accountNumber, date, closing });
    const days = [day('1', '2026-11-18', 1), day('2', '2026-11-18', 2), day('1', '2026-11-17', 3)];
    expect(
      fileOf(bai2File(days)).statements.map((one) => [one.accountNumber, one.days.map((each) => each.closing)]),
    ).toEqual([
      ['1', [3, 1]],
      ['2', [2]],
    ]);
  });

  it('that tells a day twice adds its items, and says so', () => {
    const twice = [dayOf({ code: '195', amount: 1 }), dayOf({ code: '195', amount: 1 })];
    const { statements, warnings } = fileOf(bai2File(twice));
    expect(statements[0]?.items).toHaveLength(2);
    expect(warnings).toEqual([
      { line: 6, text: 'The day of the account is told twice: its items may be told twice too' },
    ]);
  });

  it('that corrects a day has the correction alone', () => {
    const twice = [dayOf({ code: '195', amount: 1 }), dayOf({ code: '195', amount: 2 })];
    const { statements } = fileOf(bai2File(twice, { groupStatus: '3' }));
    expect(statements[0]?.items.map(({ amount }) => amount)).toEqual([2]);
  });

  it('leaves out what is no money', () => {
    const details = [
      { code: '890', amount: 0, text: 'NOTE' },
      { code: '195', amount: 0 },
    ];
    const { statements, warnings } = fileOf(bai2File([dayOf(...details)]));
    expect(statements[0]?.items).toEqual([]);
    expect(warnings).toEqual([{ line: 5, text: 'The amount is zero: the detail is not taken' }]);
  });
});

/** Lines of one length, filled with blanks, and nothing between them. */
function fixed(text: string, width: number): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.padEnd(width))
    .join('');
}
