import { describe, expect, it } from 'vitest';
import { fileOf, problemsOf } from './bank-file.fixture.ts';
import { type Mt940Told, type Mt940Written, mt940File } from './mt940.fixture.ts';
import { mt940Example } from './mt940-example.fixture.ts';

/** The example with one part of it otherwise. */
const changed = (from: string, to: string): string => {
  if (!mt940Example.includes(from)) throw new Error(`The example has no ${from}`);
  return mt940Example.replace(from, to);
};
const line = (other: Partial<Mt940Written> = {}): Mt940Written => ({
  ...{ valueDate: '2026-11-19', mark: 'C', amount: 100, type: 'NMSC' },
  ...other,
});
const told = (other: Partial<Mt940Told> = {}): Mt940Told => ({
  ...{ account: '0044107788', number: 223, from: '2026-11-18', through: '2026-11-19', opening: 5_00, pages: [[]] },
  ...other,
});
const itemOf = (other: Partial<Mt940Written>) =>
  fileOf(mt940File([told({ pages: [[line(other)]] })])).statements[0]?.items[0];
const plain = (text: string) =>
  text
    .replace(/^.*\{4:\n/gm, '')
    .replaceAll(/-\}.*/g, '-')
    .replaceAll(/^\{.*\n/gm, '');

describe('an MT940 file', () => {
  it('tells the balances and the items of its accounts, pages as one statement', () => {
    const { format, identity, statements, warnings } = fileOf(mt940Example);
    expect({ format, identity, warnings }).toEqual({ format: 'MT940', identity: null, warnings: [] });
    expect(statements).toHaveLength(1);
    expect(statements[0]).toMatchObject({
      routingNumber: '087700446',
      accountNumber: '0044107788',
      days: [{ date: '2026-11-19', opening: 2_500_000_00, closing: 2_312_500_75, available: 2_311_000_75 }],
    });
    expect(statements[0]?.items).toEqual([
      {
        ...{ line: 6, date: '2026-11-19', valueDate: null, kind: 'Wire in', code: 'S103', amount: 412_000_00 },
        ...{ checkNumber: null, bankReference: 'FW0091', customerReference: 'CW-26-0418', bankID: null },
        text: 'LENDER A/B WIRE FROM LENDER A/B, LOAN 5512',
      },
      expect.objectContaining({ line: 9, kind: 'Check', amount: -1_995_25, checkNumber: 20417, text: '' }),
      expect.objectContaining({ line: 10, kind: 'Wire out', amount: -599_003_50, customerReference: null }),
      expect.objectContaining({ line: 18, kind: 'Deposit', amount: 1_500_00, valueDate: '2026-11-20' }),
      expect.objectContaining({ line: 20, kind: 'Fee', amount: -50, text: '' }),
    ]);
  });

  it.each<[string, string]>([
    ['with line ends of Windows', mt940Example.replaceAll('\n', '\r\n')],
    ['without the last line end', mt940Example.trimEnd()],
    ['with blank lines', mt940Example.replaceAll('\n:', '\n\n:')],
    ['without the headers of SWIFT', plain(mt940Example)],
    ['with what some banks begin with', `:940:\n${plain(mt940Example)}`],
    ['with a mark of its encoding', `\ufeff${mt940Example}`],
    ['with the end of files of old programs', `${mt940Example}\x1a`],
    ['with times and what a bank adds', changed(':60F:', ':13D:2611191800-0500\n:34F:USD0,\n:60F:')],
    ['with the sums of the bank', changed(':62M:', ':90D:2USD600998,75\n:90C:1USD412000,00\n:62M:')],
    ['with a currency behind the account', mt940Example.replaceAll('0044107788', '0044107788USD')],
  ])('is read %s', (_what, text) => {
    const items = (file: string) =>
      fileOf(file).statements.map((one) => ({ ...one, items: one.items.map((item) => ({ ...item, line: 0 })) }));
    expect(items(text)).toEqual(items(mt940Example));
  });

  it.each<[string, Partial<Mt940Written>, object]>([
    ['is money in', { mark: 'C' }, { amount: 100, kind: 'Other in' }],
    ['is money out', { mark: 'D' }, { amount: -100, kind: 'Other out' }],
    ['undoes money in', { mark: 'RC' }, { amount: -100, kind: 'Reversal' }],
    ['undoes money out', { mark: 'RD' }, { amount: 100, kind: 'Reversal' }],
    ['is a check', { mark: 'D', type: 'NCHK', customerReference: '0020417' }, { kind: 'Check', checkNumber: 20417 }],
    ['is a deposit of checks', { type: 'NCHK', customerReference: '15' }, { kind: 'Deposit', checkNumber: 15 }],
    ['is interest', { type: 'NINT' }, { kind: 'Interest' }],
    ['is a fee', { mark: 'D', type: 'NCOM' }, { kind: 'Fee' }],
    ['came back', { mark: 'D', type: 'NRTI' }, { kind: 'Returned deposit' }],
    ['is a wire by its type', { mark: 'D', type: 'S103' }, { kind: 'Wire out' }],
    ['is a wire by its words', { type: 'NTRF', text: ['FEDWIRE IN'] }, { kind: 'Wire in' }],
    ['is drawn by ACH', { mark: 'D', type: 'NDDT' }, { kind: 'ACH out' }],
    ['is of ACH by its words', { type: 'NTRF', text: ['ACH CREDIT'] }, { kind: 'ACH in' }],
    ['has a day of value', { entryDate: '2026-11-18' }, { date: '2026-11-18', valueDate: '2026-11-19' }],
    ['is counted on its day of value', { valueDate: '2026-11-18' }, { date: '2026-11-18', valueDate: null }],
    ['is of value after the statement', { valueDate: '2026-11-23' }, { date: '2026-11-19', valueDate: '2026-11-23' }],
    ['is of value long before it', { valueDate: '2026-11-02' }, { date: '2026-11-19', valueDate: '2026-11-02' }],
    ['has a text that is cut within a word', { text: ['A'.repeat(65), 'BC', 'D'] }, { text: `${'A'.repeat(65)}BC D` }],
    [
      'has a text in parts',
      { text: ['166?00WIRE?20CW-26', '-04?32OBI'] },
      { text: 'WIRE CW-26-04 OBI', kind: 'Wire in' },
    ],
  ])('has a line that %s', (_what, other, expected) => {
    expect(itemOf(other)).toMatchObject(expected);
  });

  it('tells the year of an entry by its day of value', () => {
    const of = (valueDate: string, entryDate: string) =>
      fileOf(
        mt940File([told({ from: '2026-12-30', through: '2027-01-04', pages: [[line({ valueDate, entryDate })]] })]),
      ).statements[0]?.items[0]?.date;
    expect([of('2027-01-02', '2026-12-31'), of('2026-12-31', '2027-01-04')]).toEqual(['2026-12-31', '2027-01-04']);
  });

  it('tells the opening of the day of its first line, and the closing of its last day', () => {
    const days = [line({ valueDate: '2026-11-18' }), line({ valueDate: '2026-11-19' })];
    expect(fileOf(mt940File([told({ from: '2026-11-16', pages: [days] })])).statements[0]?.days).toEqual([
      { date: '2026-11-18', opening: 500, closing: null, available: null },
      { date: '2026-11-19', opening: null, closing: 700, available: null },
    ]);
  });

  it('has several statements of several accounts', () => {
    const next = { number: 224, from: '2026-11-19', through: '2026-11-20', opening: 6_00 };
    const file = mt940File([
      told({ pages: [[line()]] }),
      told({ account: '0044107789', opening: -2_00, available: 3_00 }),
      told({ ...next, pages: [[line({ valueDate: '2026-11-20' })]] }),
    ]);
    expect(
      fileOf(file).statements.map(({ accountNumber, days, items }) => [accountNumber, days.length, items.length]),
    ).toEqual([
      ['0044107788', 2, 2],
      ['0044107789', 1, 0],
    ]);
  });

  it.each<[string, number | null, string, string]>([
    [
      'a balance between them is missing',
      10,
      'The statement opens with $9.00, and the one before it closed with $5.00: one may be missing between them',
      mt940File([told(), told({ number: 230, opening: 9_00, through: '2026-11-20' })]),
    ],
    [
      'it is not ended',
      null,
      'No statement is ended by a line with -: a file that is cut off behind its last balance looks the same',
      mt940File([told()]).replace('-\n', ''),
    ],
    [
      'an amount is zero',
      5,
      'The amount is zero: the line is not taken',
      mt940File([told({ pages: [[line({ amount: 0 })]] })]),
    ],
    [
      'a line is of an earlier day',
      5,
      'The line is booked on a day before that on which the statement opens',
      mt940File([told({ pages: [[line({ entryDate: '2026-11-12' })]] })]),
    ],
    ['it has no number', 1, 'The statement has no number', mt940File([told({ number: 0 })])],
  ])('warns where %s', (_what, at, text, file) => {
    expect(fileOf(file).warnings).toEqual([{ line: at, text }]);
  });
});

describe('an MT940 file is refused', () => {
  const twice = mt940File([told()]).repeat(2);
  it.each<[string, number | null, string, string]>([
    [
      'whose lines do not come to its balance',
      12,
      'The balance on line 5 is $2,500,000.00, the lines below it come to ($188,998.76), and here it is $2,311,001.25',
      changed('1995,25', '1995,26'),
    ],
    [
      'whose pages do not fit',
      17,
      'The page begins with $2,311,002.25, and the one before it ended with $2,311,001.25',
      changed('60M:C261119USD2311001', '60M:C261119USD2311002').replace(
        '62F:C261119USD2312500',
        '62F:C261119USD2312501',
      ),
    ],
    [
      'without a page at the end',
      null,
      'The file is cut off: the page behind page 223/1 is missing',
      mt940Example.slice(0, mt940Example.indexOf('{1:', 5)),
    ],
    [
      'without its first page',
      5,
      'Statement 223/2 begins in its middle: the page before it is missing',
      mt940Example.slice(mt940Example.indexOf('{1:', 5)),
    ],
    [
      'without a page in its middle',
      17,
      'Page 223/1 says that another one follows, and here is 223/3',
      changed(':28C:223/2', ':28C:223/3'),
    ],
    ['that is told twice', 7, 'Statement 223/1 of the account is in the file twice', twice],
    [
      'whose next statement begins otherwise',
      10,
      'The statement opens with $9.00, and the one before it closed with $5.00',
      mt940File([told(), told({ number: 224, opening: 9_00, through: '2026-11-20' })]),
    ],
    [
      'that is cut off in its block',
      null,
      'The file is cut off: the statement that begins on line 13 is not ended',
      mt940Example.replace(/-\}\n$/, ''),
    ],
    [
      'whose first statement is not ended',
      13,
      'The statement that begins on line 1 is not ended before this one',
      changed('-}{5:{CHK:0F4E5614DD28}}', ''),
    ],
    [
      'without a closing balance',
      13,
      'The statement that begins here has no closing balance (:62F:)',
      changed(':62F:C261119USD2312500,75\n:64:C261119USD2311000,75\n:86:STATEMENT OF THE DAY\n', ''),
    ],
    ['without an opening balance', 5, 'Here is :61:, and :60: is due', changed(':60F:C261118USD2500000,00\n', '')],
    [
      'with a line behind its balance',
      14,
      'Here is :61:, and :64: or :65: or :86: is due',
      changed(':62M:', ':61:261119C1,NMSCX\n:62M:').replace(
        ':62M:C261119USD2311001,25\n',
        (all) => `${all}:61:261119C1,NMSCX\n`,
      ),
    ],
    ['with an unknown field', 5, 'Here is :99:, and :60: is due', changed(':60F:', ':99:X\n:60F:')],
    [
      'in another money',
      5,
      'The amounts are in EUR: accounts are kept in USD alone',
      mt940Example.replaceAll('USD', 'EUR'),
    ],
    ['without an account', 3, 'The number of the account is missing', changed(':25:087700446/0044107788', ':25:')],
    ['without a number', 4, 'X is no number of a statement such as 12/1', changed(':28C:223/1', ':28C:X')],
    [
      'with a balance in points',
      5,
      'C261118USD2500000.00 is no balance such as C261119USD1234,56',
      changed('2500000,00', '2500000.00'),
    ],
    ['with an amount of two commas', 9, '1,995,25 is no amount such as 1234,56', changed('1995,25', '1,995,25')],
    ['with three decimals', 9, '1995,250 is no amount such as 1234,56', changed('1995,25', '1995,250')],
    ['with no day of a balance', 5, 'The day of a balance, 261131, is none', changed('C261118', 'C261131')],
    ['with no day of value', 9, 'The day of value 261319 is none', changed('2611191119D1995', '2613191119D1995')],
    ['with no day of entry', 9, 'The day of entry 1131 is none', changed('2611191119D1995', '2611191131D1995')],
    [
      'with a line of a later day',
      9,
      'The line is booked on a day behind that on which the statement closes',
      changed('2611191119D1995', '2611191120D1995'),
    ],
    [
      'that closes before it opens',
      21,
      'The statement closes on a day before the one on which it opens',
      mt940Example.replaceAll('C261119USD231250', 'C261117USD231250'),
    ],
    [
      'with what is no line',
      9,
      '26111911191995,25NCHK20417 is no line such as 2611191119D1995,25NCHK20417',
      changed('1119D1995', '11191995'),
    ],
    [
      'whose bank counts otherwise',
      12,
      'The bank counts 3 lines of 600998,75, and there are 2 of $600,998.75',
      changed(':62M:', ':90D:3USD600998,75\n:62M:'),
    ],
    ['whose sums are none', 12, 'X is no sum such as 2USD1995,75', changed(':62M:', ':90D:X\n:62M:')],
    [
      'with a balance of two lines',
      6,
      ':60F: goes on where another field is due',
      changed('2500000,00', '2500000,00\nX'),
    ],
    [
      'with something behind it',
      25,
      'Here is Sincerely, your bank, and a field such as :20: is due',
      `${mt940Example}Sincerely, your bank\n`,
    ],
    [
      'that is an interim report',
      5,
      'Here is :61:, and :60: is due',
      ':20:A\n:25:1\n:28C:1/1\n:34F:USD0,\n:61:261119C1,00NMSCX\n-\n',
    ],
    ['with a line of no bank', 1, 'This line is longer than any of MT940', `:20:${'x'.repeat(10_001)}`],
    ['with a text without end', 102, ':86: has more lines than any bank writes', `:20:A\n:86:X\n${'x\n'.repeat(120)}`],
    ['that ends what has not begun', 2, 'Here a statement ends, and none has begun', ':940:\n-\n'],
    ['that has none', null, 'The file has no statement', ':940:\n'],
  ])('%s', (_what, at, text, file) => {
    expect(problemsOf(file)[0]).toEqual({ line: at, text });
  });
});
