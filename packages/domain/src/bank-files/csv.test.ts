import { describe, expect, it } from 'vitest';
import { fileOf, problemsOf } from './bank-file.fixture.ts';
import { byHeading, byPlace, csvLayout } from './csv.fixture.ts';
import type { BankColumnValue, BankFileLayout } from './index.ts';

const itemsOf = (text: string, layout: BankFileLayout) => fileOf(text, layout).statements.flatMap(({ items }) => items);
const amountsOf = (text: string, layout: BankFileLayout) => itemsOf(text, layout).map(({ amount }) => amount);
const rows = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const headings: readonly BankColumnValue[] = [
  ...(['Date', 'Value date', 'Amount', 'Balance', 'Kind', 'Check number', 'Bank reference'] as const),
  ...(['Customer reference', 'Text', 'Bank ID', 'Account number'] as const),
];

describe('a CSV file', () => {
  it('tells what its layout finds in it', () => {
    const layout = csvLayout({ columns: byHeading(...headings), words: [{ word: 'CHK', kind: 'Check' }] });
    const row = '11/19/2026,11/20/2026,"-1,995.25",98.00,PAID CHK,0020417,R1,C1,"SURVEY, ""FINAL""",ID9,0044107788';
    const { format, identity, statements, warnings } = fileOf(rows(headings.join(), row), layout);
    expect({ format, identity, warnings }).toEqual({ format: 'CSV', identity: null, warnings: [] });
    expect(statements).toEqual([
      {
        routingNumber: null,
        accountNumber: '0044107788',
        days: [{ date: '2026-11-19', opening: 2_093_25, closing: 98_00, available: null }],
        items: [
          {
            ...{ line: 2, date: '2026-11-19', valueDate: '2026-11-20', kind: 'Check', amount: -1_995_25 },
            ...{ code: 'PAID CHK', checkNumber: 20417, bankReference: 'R1', customerReference: 'C1' },
            ...{ text: 'SURVEY, "FINAL"', bankID: 'ID9' },
          },
        ],
      },
    ]);
  });

  it.each<[string, string, Partial<BankFileLayout>]>([
    ['by headings in any order', rows('Memo,TEXT, amount ,Date', 'x,A,1.50,11/19/2026'), {}],
    ['by places', rows('11/19/2026,1.50,A'), { hasHeadings: false, columns: byPlace('Date', 'Amount', 'Text') }],
    ['behind other lines', rows('Account "X', '', 'Date,Amount,Text', '11/19/2026,1.50,A'), { skip: 2 }],
    ['behind other lines of Windows', 'X\r\n\r\nDate,Amount,Text\r\n11/19/2026,1.50,A\r\n', { skip: 2 }],
    ['parted by semicolons', rows('Date;Amount;Text', '11/19/2026;1.50;A'), { delimiter: 'Semicolon' }],
    ['parted by tabs', rows('Date\tAmount\tText', '11/19/2026\t1.50\tA'), { delimiter: 'Tab' }],
    ['parted by bars', rows('Date|Amount|Text', '11/19/2026|1.50|A'), { delimiter: 'Bar' }],
    ['all in quotation marks', rows('"Date","Amount","Text"', '"11/19/2026", "1.50" ,"A"'), {}],
    ['with blank rows and no last line end', 'Date,Amount,Text\n\n,,\n11/19/2026,1.50,A', {}],
    ['with a delimiter too many', rows('Date,Amount,Text', '11/19/2026,1.50,A,'), {}],
    ['with a line end in a text', rows('Date,Amount,Text', '11/19/2026,1.50,"\nA"'), {}],
  ])('is read %s', (_what, text, layout) => {
    expect(itemsOf(text, csvLayout(layout))).toMatchObject([{ date: '2026-11-19', amount: 150, text: 'A' }]);
  });

  it('counts lines as the file has them', () => {
    const text = rows('Date,Amount,Text', '11/19/2026,1.50,"A', 'B"', '', '11/19/2026,2.00,C');
    expect(itemsOf(text, csvLayout()).map(({ line }) => line)).toEqual([2, 5]);
  });

  it.each<[BankFileLayout['date'], string]>([
    ['MM/DD/YYYY', '02/09/2026'],
    ['MM/DD/YYYY', '02/09/2026 12:30:00 AM'],
    ['M/D/YYYY', '2/9/2026'],
    ['MM/DD/YY', '02/09/26'],
    ['YYYY-MM-DD', '2026-02-09'],
    ['YYYY-MM-DD', '2026-02-09T00:00:00'],
    ['YYYYMMDD', '20260209'],
    ['DD-MMM-YYYY', '9-Feb-2026'],
  ])('reads the day %s: %s', (date, text) => {
    expect(itemsOf(rows('Date,Amount,Text', `${text},1.50,A`), csvLayout({ date }))[0]?.date).toBe('2026-02-09');
  });

  it.each<[BankFileLayout['date'], string]>([
    ['MM/DD/YYYY', '2/9/2026'],
    ['MM/DD/YYYY', '13/01/2026'],
    ['M/D/YYYY', '2/29/2026'],
    ['YYYYMMDD', '20261301'],
    ['DD-MMM-YYYY', '09-Fev-2026'],
    ['MM/DD/YY', 'Total'],
  ])('refuses what is no day %s: %s', (date, text) => {
    expect(problemsOf(rows('Date,Amount,Text', `${text},1.50,A`), csvLayout({ date }))).toEqual([
      { line: 2, text: `${text} is no day as ${date}` },
    ]);
  });

  it.each<[string, number]>([
    ['"1,234.56"', 123456],
    ['$1.50', 150],
    ['+1.50', 150],
    ['(12.00)', -1200],
    ['12.00-', -1200],
    ['-$12.00', -1200],
    ['.5', 50],
    ['7', 700],
  ])('reads the amount %s', (text, amount) => {
    expect(amountsOf(rows('Date,Amount,Text', `11/19/2026,${text},A`, '11/19/2026,1.00,B'), csvLayout())[0]).toBe(
      amount,
    );
  });

  it.each(['1.234,56', '1.505', '12.00 DR', 'x', '1 234.56'])('refuses the amount %s', (text) => {
    expect(problemsOf(rows('Date,Amount,Text', `11/19/2026,"${text}",A`), csvLayout())).toEqual([
      { line: 2, text: `${text} is no amount such as 1,234.56` },
    ]);
  });

  const inAndOut = csvLayout({ columns: byHeading('Date', 'Money in', 'Money out') });
  const byKind = csvLayout({
    ...{ sign: 'By the kind', columns: byHeading('Date', 'Amount', 'Kind') },
    words: [
      { word: 'wire', kind: 'Wire in' },
      { word: 'DEBIT', kind: 'Other out' },
    ],
  });
  it.each<[string, BankFileLayout, string, readonly number[]]>([
    ['below zero', csvLayout(), rows('Date,Amount,Text', '11/19/2026,-1.00,', '11/19/2026,2.00,'), [-100, 200]],
    [
      'above zero',
      csvLayout({ sign: 'Above zero' }),
      rows('Date,Amount,Text', '11/19/2026,-1.00,', '11/19/2026,2.00,'),
      [100, -200],
    ],
    [
      'by the kind',
      byKind,
      rows('Date,Amount,Kind', '11/19/2026,1.00,DEBIT MEMO', '11/19/2026,2.00,Fed WIRE'),
      [-100, 200],
    ],
    [
      'in a column of its own',
      inAndOut,
      rows('Date,Money in,Money out', '11/19/2026,,1.00', '11/19/2026,2.00,0.00'),
      [-100, 200],
    ],
    [
      'in a column of its own, below zero',
      inAndOut,
      rows('Date,Money in,Money out', '11/19/2026,,-1.00', '11/19/2026,2.00,'),
      [-100, 200],
    ],
  ])('knows what went out %s', (_what, layout, text, amounts) => {
    expect(amountsOf(text, layout)).toEqual(amounts);
  });

  it.each<[string, BankFileLayout, string, number | null, string]>([
    [
      'without decimals',
      csvLayout(),
      rows('Date,Amount,Text', '11/19/2026,150,A'),
      null,
      'No amount of the file has decimals: whether they are dollars or cents, it does not say',
    ],
    [
      'of an unknown kind',
      byKind,
      rows('Date,Amount,Kind', '11/19/2026,1.00,X'),
      2,
      'No word of the layout says whether this came in or went out',
    ],
    [
      'signed where the kind says it',
      byKind,
      rows('Date,Amount,Kind', '11/19/2026,-1.00,DEBIT'),
      2,
      'The amount is below zero, and by the layout the kind says what went out',
    ],
    [
      'of both directions',
      inAndOut,
      rows('Date,Money in,Money out', '11/19/2026,1.00,1.00'),
      2,
      'Money came in and went out in one row',
    ],
    ['in, below zero', inAndOut, rows('Date,Money in,Money out', '11/19/2026,-1.00,'), 2, 'What came in is below zero'],
    [
      'out, of both signs',
      inAndOut,
      rows('Date,Money in,Money out', '11/19/2026,,1.00', '11/19/2026,,-1.00'),
      3,
      'What went out is below zero in some rows and above in others',
    ],
    [
      'with a wrong balance',
      csvLayout({ columns: byHeading('Date', 'Amount', 'Balance') }),
      rows('Date,Amount,Balance', '11/19/2026,1.00,x'),
      2,
      'x is no balance such as 1,234.56',
    ],
    ['without a heading', csvLayout(), rows('Date,Amount,Memo'), 1, 'There is no heading Text'],
    ['with a heading twice', csvLayout(), rows('Date,Amount,Text,TEXT'), 1, 'The heading Text stands there 2 times'],
    ['without headings', csvLayout({ skip: 9 }), rows('Date,Amount,Text'), null, 'There are no headings'],
    ['without rows', csvLayout(), rows('Date,Amount,Text'), null, 'The file has no rows'],
    [
      'that is cut off',
      csvLayout(),
      rows('Date,Amount,Text', '11/19/2026,1.00'),
      2,
      'The row has 2 columns, and 3 are read',
    ],
    [
      'with a delimiter in a text',
      csvLayout(),
      rows('Date,Amount,Text', '11/19/2026,1.00,A,B'),
      2,
      'The row has 4 columns, and there are 3 headings',
    ],
    [
      'with a mark that is never closed',
      csvLayout(),
      rows('Date,Amount,Text', '11/19/2026,1.00,"A'),
      2,
      'A quotation mark opens here and is never closed',
    ],
    [
      'with more behind a mark',
      csvLayout(),
      rows('Date,Amount,Text', '11/19/2026,1.00,"A"B'),
      2,
      'Something stands behind a closing quotation mark',
    ],
    ['of endless columns', csvLayout(), ','.repeat(2000), 1, 'A row has more than 1,000 columns'],
    [
      'by a wrong layout',
      csvLayout({ columns: [] }),
      rows('Date'),
      null,
      'The layout cannot be read by: A column with the value Date is required',
    ],
  ])('%s is refused', (_what, layout, text, line, why) => {
    expect(problemsOf(text, layout)).toEqual([{ line, text: why }]);
  });

  it('names kinds by the first word of the layout that is part of theirs', () => {
    const layout = csvLayout({
      columns: byHeading('Date', 'Amount', 'Kind', 'Check number'),
      words: [
        { word: 'wire fee', kind: 'Fee' },
        { word: 'wire', kind: 'Wire in' },
        { word: 'deposit', kind: 'Deposit' },
      ],
    });
    const kinds = [
      '1.00,WIRE,',
      '-1.00,Wire,',
      '-1.00,WIRE FEE,',
      '-1.00,X,',
      '1.00,X,7',
      '-1.00,X,7',
      '-1.00,DEPOSIT,',
    ];
    const text = rows('Date,Amount,Kind,Check number', ...kinds.map((row) => `11/19/2026,${row}`));
    expect(itemsOf(text, layout).map(({ kind }) => kind)).toEqual([
      ...['Wire in', 'Wire out', 'Fee', 'Other out', 'Other in', 'Check', 'Other out'],
    ]);
  });

  it('leaves out rows without amount, and says so', () => {
    const text = rows('Date,Amount,Text', 'x,,Beginning balance', '11/19/2026,1.00,A');
    const { statements, warnings } = fileOf(text, csvLayout());
    expect(statements[0]?.items).toHaveLength(1);
    expect(warnings).toEqual([{ line: 2, text: 'The row says no amount: it is not taken' }]);
  });

  it('takes what it tells twice under one name once', () => {
    const layout = csvLayout({ columns: byHeading('Date', 'Amount', 'Bank ID') });
    const day = '11/19/2026,1.00';
    const { statements, warnings } = fileOf(
      rows('Date,Amount,Bank ID', `${day},A`, `${day},A`, `${day},`, `${day},`),
      layout,
    );
    expect(statements[0]?.items.map(({ line }) => line)).toEqual([2, 4, 5]);
    expect(warnings).toEqual([{ line: 3, text: 'The item A is told twice, and taken once' }]);
  });
});

describe('running balances', () => {
  const layout = csvLayout({ columns: byHeading('Date', 'Amount', 'Balance', 'Account number') });
  const read = (...lines: readonly string[]) => fileOf(rows('Date,Amount,Balance,Account number', ...lines), layout);
  const closings = (...lines: readonly string[]) =>
    read(...lines).statements.map(({ days }) =>
      days.map(({ date, opening, closing }) => [date.slice(8), opening, closing]),
    );
  const ascending = ['11/18/2026,1.00,11.00,', '11/19/2026,2.00,13.00,', '11/19/2026,-3.00,10.00,'];

  it.each<[string, readonly string[]]>([
    ['the oldest row first', ascending],
    ['the newest row first', ascending.toReversed()],
  ])('tell the ends of days, %s', (_what, lines) => {
    expect(closings(...lines)).toEqual([
      [
        ['18', 1000, 1100],
        ['19', 1100, 1000],
      ],
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['the oldest row first', ascending.slice(1)],
    ['the newest row first', ascending.slice(1).toReversed()],
  ])('tell the end of one day by themselves, %s', (_what, lines) => {
    expect(closings(...lines)).toEqual([[['19', 1100, 1000]]]);
  });

  it('are of each account', () => {
    expect(closings('11/18/2026,1.00,11.00,A', '11/18/2026,5.00,5.00,B', '11/19/2026,1.00,12.00,A')).toEqual([
      [
        ['18', 1000, 1100],
        ['19', 1100, 1200],
      ],
      [['18', 0, 500]],
    ]);
  });

  it.each<[string, readonly string[], number, string]>([
    [
      'of one day in no order',
      ['11/19/2026,1.00,50.00,', '11/19/2026,2.00,60.00,'],
      0,
      'Which row of the day is its last one, the balances do not tell: no balance is taken',
    ],
    [
      'of days in no order',
      ['11/18/2026,1.00,1.00,', '11/20/2026,1.00,2.00,', '11/19/2026,1.00,3.00,'],
      0,
      'The rows are in no order of days: no balance is taken',
    ],
    [
      'that are not in all rows',
      ['11/18/2026,1.00,1.00,', '11/19/2026,1.00,,'],
      0,
      'Some rows have no balance: no balance is taken',
    ],
    [
      'that rows are missing of',
      ['11/18/2026,1.00,1.00,', '11/19/2026,1.00,9.00,'],
      2,
      'The balances are not those before with the amounts: rows may be missing',
    ],
  ])('%s are told', (_what, lines, days, text) => {
    const { statements, warnings } = read(...lines);
    expect(statements[0]?.days).toHaveLength(days);
    expect(warnings).toEqual([{ line: 2, text }]);
  });
});
