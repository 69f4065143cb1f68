import { describe, expect, it } from 'vitest';
import { csvRows, newFindings } from '../../bank-files/index.ts';
import { writeAnswers } from './answer-csv.ts';
import { type ExceptionMapping, exceptionHeadings, guessedColumns, readExceptions } from './read-exceptions.ts';

const mapping: ExceptionMapping = {
  columns: {
    ...{ checkNumber: 'Serial', amount: 'Amount', payee: 'Payee', bankReason: 'Reason', presentedOn: 'Posted' },
    account: 'Account',
  },
  dates: 'M/D/YYYY',
};
const on = { accountNumber: '0044107788', presentedOn: '2026-06-30', today: '2026-06-30' };
const head = 'Account,Serial,Amount,Payee,Reason,Posted\n';
const read = (rows: string, more: Partial<typeof on> = {}) => readExceptions(head + rows, mapping, { ...on, ...more });
const problemsOf = (rows: string) => {
  const result = read(rows);
  return 'problems' in result ? result.problems.map(({ line, text }) => `${line}: ${text}`) : [];
};

describe("a bank's list of exceptions", () => {
  it('is read by its headings, whatever parts its columns', () => {
    const lines = '44107788;0001042;"$1,250.00";Harper & Lowell;No  issue;6/29/2026\n';
    expect(readExceptions(head.replaceAll(',', ';') + lines, mapping, on)).toEqual({
      rows: [
        {
          ...{ line: 2, checkNumber: 1042, amount: 1_250_00, payee: 'Harper & Lowell', bankReason: 'No issue' },
          presentedOn: '2026-06-29',
        },
      ],
      left: 0,
    });
  });

  it.each([
    ['0044107788', true],
    ['00000044107788', true],
    ['****7788', true],
    ['xx-788', true],
    ['', true],
    ['****7789', false],
    ['144107788', false],
    ['88', false],
  ])('has rows of account %s: %s', (account, isOwn) => {
    const result = read(`${account},1,1.00,A,B,6/29/2026\n0044107788,2,1.00,A,B,6/29/2026\n`);
    expect(result).toMatchObject({ left: isOwn ? 0 : 1 });
  });

  it('says nothing of a day: it is the one that is said beside it', () => {
    const result = read('44107788,1,1.00,,,\n');
    expect(result).toMatchObject({ rows: [{ presentedOn: '2026-06-30', payee: null, bankReason: null }] });
  });

  it.each([
    ['44107788,x1,1.00,A,B,6/29/2026\n', ['2: “x1” is no check number']],
    ['44107788,0,1.00,A,B,6/29/2026\n', ['2: “0” is no check number']],
    ['44107788,99999999999,1.00,A,B,6/29/2026\n', ['2: “99999999999” is no check number']],
    ['44107788,1,-1.00,A,B,6/29/2026\n', ['2: “-1.00” is no amount above zero such as 1,234.56']],
    ['44107788,1,1.00,A,B,2026-06-29\n', ['2: “2026-06-29” is no day as M/D/YYYY']],
    ['44107788,1,1.00,A,B,7/1/2026\n', ['2: It was presented on a day that has not begun']],
    [`44107788,1,1.00,${'A'.repeat(121)},B,6/29/2026\n`, ['2: “AAAAAAAAAAAAAAAAAAAA…” is longer than 120']],
    [
      '44107788,1,100,A,B,6/29/2026\n',
      ['null: No amount has decimals: whether they are dollars or cents, it does not say'],
    ],
    ['44107788,1,1.00,A,B,6/29/2026\n44107788,1,1.00,A,B,6/29/2026\n', ['3: Check 1 stands there twice, as on line 2']],
    ['99887766,1,1.00,A,B,6/29/2026\n', ['null: It has no row of this bank account']],
    ['44107788,1,"1.00,A,B,6/29/2026\n', ['2: A quotation mark opens here and is never closed']],
  ])('is refused whole: %j', (rows, problems) => {
    expect(problemsOf(rows)).toEqual(problems);
  });

  it('wants a heading for what it cannot be without', () => {
    const columns = { ...mapping.columns, amount: null, payee: 'Name' };
    expect(readExceptions(`${head}1,1,1,1,1,1\n`, { ...mapping, columns }, on)).toEqual({
      problems: [
        { line: 1, text: 'There is no heading “Name”' },
        { line: 1, text: 'Say which heading is the amount' },
      ],
    });
    expect(readExceptions('', mapping, on)).toEqual({ problems: [{ line: null, text: 'It has no rows' }] });
  });

  it.each([
    [
      'Account Number,Check Number,Amount,Payee Name,Exception Reason,Posted Date',
      ['Check Number', 'Amount', 'Payee Name', 'Exception Reason', 'Posted Date', 'Account Number'],
    ],
    ['Acct\tSerial #\tItem Amount\tDate', ['Serial #', 'Item Amount', null, null, 'Date', null]],
    ['Kind;Text', [null, null, null, null, null, null]],
  ])('is guessed by its headings: %s', (line, columns) => {
    expect(Object.values(guessedColumns(exceptionHeadings(line)))).toEqual(columns);
  });
});

describe('a file of decisions', () => {
  it('is CSV that no spreadsheet runs, and reads back as it was meant', () => {
    const text = writeAnswers('0044-107788', [
      {
        ...{ checkNumber: 1042, amount: 1_250_05, presentedOn: '2026-06-30', payee: '=José, "Ann"' },
        ...({ decision: 'return', reason: 'Stopped' } as const),
      },
    ]);
    const findings = newFindings();
    expect([...csvRows(text, ',', 1, findings)].map(({ fields }) => fields)).toEqual([
      ['Account', 'Check', 'Amount', 'Presented', 'Payee', 'Decision', 'Reason'],
      ['0044107788', '1042', '1250.05', '2026-06-30', `'=Jose, "Ann"`, 'Return', 'Stopped'],
    ]);
    expect(text).toMatch(/^[ -~\r\n]*$/);
  });
});
