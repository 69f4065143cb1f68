import { describe, expect, it } from 'vitest';
import { bai2File } from './bai2.fixture.ts';
import { problemsOf } from './bank-file.fixture.ts';
import { byPlace, csvLayout } from './csv.fixture.ts';
import { bankFileLimits } from './index.ts';
import { mt940File } from './mt940.fixture.ts';

const many = <Value>(length: number, value: (at: number) => Value) => Array.from({ length }, (_, at) => value(at));
const items = bankFileLimits.items + 1;
const accounts = bankFileLimits.accounts + 1;
const date = '2026-11-19';
const detail = { code: '195', amount: 1 };
const layout = csvLayout({ hasHeadings: false, columns: byPlace('Date', 'Amount', 'Account number') });
const transaction = '<STMTTRN><DTPOSTED>20261119<TRNAMT>1<FITID>1</STMTTRN>\n';
const statement = (at: number) => `<STMTRS><BANKACCTFROM><ACCTID>${at}</BANKACCTFROM></STMTRS>\n`;

const line = { valueDate: date, mark: 'C', amount: 1, type: 'NMSC' } as const;
const mt940 = (other: Partial<Parameters<typeof mt940File>[0][number]>) => ({
  ...{ account: '1', number: 1, from: date, through: date, opening: 0, pages: [[]] },
  ...other,
});

describe('files are refused that have more than any bank tells', () => {
  it.each<[string, number, string, string]>([
    [
      'BAI2 items',
      20_004,
      'A bank file has at most 20,000 items',
      bai2File([{ accountNumber: '1', date, details: many(items, () => detail) }]),
    ],
    [
      'BAI2 accounts',
      2_003,
      'A bank file has at most 1,000 accounts',
      bai2File(many(accounts, (at) => ({ accountNumber: `${at}`, date }))),
    ],
    ['BAI2 lines', 250_001, 'A bank file has at most 250,000 lines', `01,\n${'88,\n'.repeat(250_000)}`],
    ['a BAI2 line', 2, 'This line is longer than any of BAI2', `01,\n02,${'x'.repeat(1_000_000)}`],
    [
      'OFX items',
      20_001,
      'A bank file has at most 20,000 items',
      `<OFX><STMTRS>${transaction.repeat(items)}</STMTRS></OFX>`,
    ],
    [
      'OFX accounts',
      1_001,
      'A bank file has at most 1,000 accounts',
      `<OFX>${many(accounts, statement).join('')}</OFX>`,
    ],
    [
      'MT940 items',
      1,
      'A bank file has at most 20,000 items',
      mt940File([mt940({ pages: [many(items, () => line)] })]),
    ],
    [
      'MT940 accounts',
      6_001,
      'A bank file has at most 1,000 accounts',
      mt940File(many(accounts, (at) => mt940({ account: `${at}` }))),
    ],
    ['MT940 lines', 250_001, 'A bank file has at most 250,000 lines', `:20:${'\n'.repeat(250_000)}`],
    ['CSV items', 20_001, 'A bank file has at most 20,000 items', '11/19/2026,1.00,1\n'.repeat(items)],
  ])('%s', (_what, line, text, file) => {
    expect(problemsOf(new TextEncoder().encode(file), layout)).toEqual([{ line, text }]);
  });

  it('CSV accounts', () => {
    const file = many(accounts, (at) => `11/19/2026,1.00,${at}\n`).join('');
    expect(problemsOf(file, layout)).toEqual([{ line: null, text: 'A bank file has at most 1,000 accounts' }]);
  });
});
