import { describe, expect, it } from 'vitest';
import { achExample, achFile, achReturnFile } from './ach.fixture.ts';
import { achReasonWords, achReturnsOf, isAchReturnCode, nachaFilling, readNacha, writeNacha } from './index.ts';

const fileOf = (text: string) => {
  const read = readNacha(text);
  if (!('file' in read)) throw new Error(JSON.stringify(read.problem));
  return read.file;
};

it('the example of the format is read as it is meant', () => {
  const { batches, ...file } = fileOf(achExample);
  expect(file).toEqual({
    destination: '087700446',
    origin: '1990000017',
    createdOn: '2026-11-20',
    createdAt: '0915',
    modifier: 'A',
    destinationName: 'SAMPLE TRUST BANK',
    originName: 'CLOSEWRIGHT DEMO ESCROW',
    reference: '',
  });
  expect(batches).toEqual([
    {
      number: 1,
      serviceClass: '220',
      companyName: 'CLOSEWRIGHT DEMO',
      companyID: '1990000017',
      secCode: 'CCD',
      description: 'COMMISSION',
      effectiveOn: '2026-11-23',
      odfi: '08770044',
      entries: [
        expect.objectContaining({
          ...{ line: 3, code: '22', isCredit: true, routingNumber: '106600333', accountNumber: '7711002' },
          ...{ amount: 12_500_00, individualID: 'CW260418-07', name: 'HARBOR POINT REALTY', trace: '087700440000001' },
          addenda: [{ kind: 'payment', information: 'RMR*IK*CW-26-0418**12500.00\\' }],
        }),
        expect.objectContaining({ line: 5, accountNumber: '55-20931', amount: 9_875_50, addenda: [] }),
      ],
    },
  ]);
});

it.each([
  ['with line ends of Windows', achExample.replaceAll('\n', '\r\n')],
  ['without line ends', achExample.replaceAll('\n', '')],
  ['whose blanks at the end are lost', achExample.replaceAll(/ +\n/g, '\n')],
])('a file %s is the same', (_, text) => {
  expect(fileOf(text)).toEqual(fileOf(achExample));
});

describe('a bank gives back', () => {
  it('a payment, with its reason and what it was sent by', () => {
    expect(achReturnsOf(fileOf(achReturnFile()))).toEqual([
      {
        ...{ line: 4 - 1, kind: 'return', reason: 'R03', trace: '087700440000001', amount: 12_500_00 },
        ...{ individualID: 'A3S12N480', name: 'HARBOR POINT REALTY LL', information: '', on: '2026-11-24' },
      },
    ]);
    expect(achReasonWords('R03')).toMatch(/^R03: There is no such account/);
    expect(achReasonWords('R77')).toBe('R77');
    expect(['R01', 'R1', 'C01', 'R001'].map(isAchReturnCode)).toEqual([true, false, false, false]);
  });

  it('a notice of what has to be other, which is no return', () => {
    const [notice] = achReturnsOf(fileOf(achReturnFile({ kind: '98', reason: 'C01', information: '7711003' })));
    expect(notice).toMatchObject({ kind: 'change', reason: 'C01', information: '7711003', amount: 0 });
  });

  it('nothing with what was sent', () => {
    expect(achReturnsOf(fileOf(achExample))).toEqual([]);
  });
});

const lines = achExample.trimEnd().split('\n');
const other = (line: number, change: (text: string) => string): string =>
  lines.map((text, at) => (at === line - 1 ? change(text) : text)).join('\n');
/** Puts other signs at a position, from 1 on, as the format counts them. */
const at = (position: number, signs: string) => (text: string) =>
  text.slice(0, position - 1) + signs + text.slice(position - 1 + signs.length);
const without = (...dropped: number[]) => lines.filter((_, index) => !dropped.includes(index + 1)).join('\n');

describe('a file is refused whole, with its line and why', () => {
  it.each([
    ['empty', ' \n', 0, 'This file is empty'],
    ['too large', 'x'.repeat(20_000_001), 0, 'This file is too large'],
    ['of nothing but line ends', `${achExample}${'\n'.repeat(250_000)}`, 0, 'This file is too large'],
    ['no NACHA file', 'Date,Amount\n1,2\n', 1, 'begins with a file header'],
    ['of other lines', other(1, at(35, '080')), 1, 'no file of lines of 94 signs'],
    ['of no day', other(1, at(24, '261340')), 1, 'The day on which it was made is none'],
    ['with a letter no keyboard has', other(3, at(55, 'É')), 3, 'Only plain letters'],
    ['with a control character', other(3, at(55, '\0')), 3, 'Only plain letters'],
    ['with a line that is too long', other(3, (text) => `${text}0`), 3, 'this one 95'],
    ['cut off in a batch', lines.slice(0, 4).join('\n'), 2, 'This batch has no end'],
    ['cut off before its end', lines.slice(0, 6).join('\n'), 6, 'The file has no end'],
    ['cut off in a line', achExample.slice(0, 200), 2, 'This batch has no end'],
    ['without its filling', lines.slice(0, 7).join('\n'), 7, 'a multiple of 10 lines'],
    ['with more behind its end', other(9, () => lines[2] ?? ''), 9, 'Behind the end of the file stands more'],
    ['that begins twice', other(2, () => lines[0] ?? ''), 2, 'Here a batch begins, or the file ends'],
    ['with a batch in a batch', other(3, () => lines[1] ?? ''), 3, 'In a batch stand entries alone'],
    ['whose entry is gone', without(5), 5, 'The batch says 3 entries and addenda records, and has 2'],
    [
      'whose entry comes twice',
      other(5, () => (lines[2] ?? '').replace('1087700440000001', '0087700440000001')),
      5,
      'is in the batch before',
    ],
    ['with an addenda record under nothing', other(3, () => lines[3] ?? ''), 3, 'under no entry'],
    ['whose addenda record is gone', without(4), 3, 'The addenda record of this entry is missing'],
    ['with an addenda record that nobody said', other(3, at(79, '0')), 3, 'says that it has no addenda record'],
    [
      'with two addenda records of an entry',
      [...lines.slice(0, 4), (lines[3] ?? '').replace('00010000001', '00020000001'), ...lines.slice(4)].join('\n'),
      3,
      'may have 1',
    ],
    ['whose addenda record is of another entry', other(4, at(88, '0000002')), 4, 'of another entry'],
    ['whose addenda record is another one', other(4, at(84, '0002')), 4, 'and says 2'],
    ['with addenda of another kind', other(4, at(2, '10')), 4, 'An addenda record of 10 is not read here'],
    ['with an amount that is none', other(5, at(30, ' 000987550')), 5, 'amount is no number'],
    ['with another amount', other(5, at(30, '0000987551')), 6, 'cents of credits, and has 2237551'],
    ['with another bank of a payee', other(5, at(4, '087700446')), 6, 'as its hash'],
    ['with a wrong check digit', other(5, at(12, '2')), 5, 'The check digit of this routing number is wrong'],
    ['with an entry of no kind', other(5, at(2, '20')), 5, '20 is no kind of entry'],
    ['with a debit among credits', other(5, at(2, '27')), 2, 'A batch of credits has a debit'],
    ['with a credit among debits', other(2, at(2, '225')), 2, 'A batch of debits has a credit'],
    ['with a batch of nothing known', other(2, at(2, '280')), 2, '220, 225 or 200'],
    ['with entries abroad', other(2, at(51, 'IAT')), 2, 'Entries of IAT are not read here'],
    ['of a bank without digits', other(2, at(80, 'ABCDEFGH')), 2, 'eight digits'],
    ['with a trace of blanks', other(5, at(80, '               ')), 5, 'A trace number has fifteen digits'],
    ['to no account', other(5, at(13, '                 ')), 5, 'no account number'],
    ['whose batch ends with another count', other(6, at(5, '000004')), 6, 'The batch says 4 entries'],
    ['whose batch ends with another hash', other(6, at(11, '0020650045')), 6, 'The batch says 20650045 as its hash'],
    ['whose batch ends with debits', other(6, at(21, '000000000001')), 6, 'cents of debits'],
    ['whose batch ends as another company', other(6, at(45, '1990000018')), 6, 'of another company'],
    ['whose batch ends as another batch', other(6, at(88, '0000002')), 6, 'of another batch'],
    ['whose batch ends with another class', other(6, at(2, '200')), 6, 'of other entries than its header'],
    ['with another count of batches', other(7, at(2, '000002')), 7, 'It says 2 batches, and has 1'],
    ['with another count of blocks', other(7, at(8, '000002')), 7, 'It says 2 blocks of ten lines, and has 1'],
    ['with another count', other(7, at(14, '00000004')), 7, 'The file says 4 entries'],
    ['with another hash', other(7, at(22, '0020650045')), 7, 'The file says 20650045 as its hash'],
    ['with another sum', other(7, at(44, '000002237551')), 7, 'The file says 2237551 cents of credits'],
    ['that returns what was never sent', achReturnFile({ originalTrace: '' }), 4, 'does not say which entry'],
    ['that returns for no reason', achReturnFile({ reason: 'X01' }), 4, 'X01 is no reason'],
    ['that returns for a change', achReturnFile({ reason: 'C01' }), 4, 'C01 is no reason'],
  ])('%s', (_, text, line, words) => {
    const read = readNacha(text);
    expect(read).toEqual({ problem: { line, words: expect.stringContaining(words) } });
  });

  it('a filled block more is one too many', () => {
    const filled = [...lines, ...Array.from({ length: 10 }, () => nachaFilling)].join('\n');
    expect(readNacha(filled)).toEqual({
      problem: { line: 7, words: 'It says 1 blocks of ten lines, and has 2' },
    });
  });
});

it('what is written is read', () => {
  expect(fileOf(writeNacha(achFile())).batches[0]?.entries[0]?.individualID).toBe('A3S12N480');
});
