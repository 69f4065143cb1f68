import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bai2Day, type Bai2Detail, bai2File } from './bai2.fixture.ts';
import { bai2Example } from './bai2-example.fixture.ts';
import { fileOf } from './bank-file.fixture.ts';
import { byPlace, csvLayout } from './csv.fixture.ts';
import { readBankFile } from './index.ts';
import { mt940Statements } from './mt940.arbitrary.fixture.ts';
import { mt940File, signedOf } from './mt940.fixture.ts';
import { mt940Example } from './mt940-example.fixture.ts';
import { sgmlExample, xmlExample } from './ofx-example.fixture.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const layout = csvLayout({ hasHeadings: false, columns: byPlace('Date', 'Amount', 'Text') });

const cents = fc.integer({ min: 1, max: 9_999_999_99 });
const count = fc.integer({ min: 0, max: 9 });
const funds = fc.oneof(
  fc.constantFrom('', 'Z', '0', '1', '2', 'V,261119,', 'V,261201,1200', 'D,0'),
  fc.tuple(cents, cents, cents).map((amounts) => `S,${amounts.join()}`),
  fc.array(fc.tuple(count, cents), { maxLength: 4 }).map((days) => ['D', days.length, ...days.flat()].join()),
);
/** Words as they come back: blanks once, and no `/` at the end of a line, which is that of the line. */
const word = fc.stringMatching(/^[A-Z0-9/,.:&-]{0,8}[A-Z0-9]$/);
const reference = fc.stringMatching(/^[A-Z0-9-]{0,12}[1-9]$/);
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const isNoStart = (line: string | undefined) => !line?.startsWith(',');
const detail: fc.Arbitrary<Bai2Detail> = fc.record(
  {
    code: fc.constantFrom('195', '174', '475', '495', '698', '142', '451', '999', '207', '555'),
    amount: cents,
    funds,
    bankReference: reference,
    customerReference: reference,
    text: fc.array(text, { minLength: 1, maxLength: 5 }).filter(([first]) => isNoStart(first)),
  },
  { requiredKeys: ['code', 'amount'] },
);
const balance = fc.option(fc.integer({ min: -9_999_999_99, max: 9_999_999_99 }));
const day: fc.Arbitrary<Bai2Day> = fc.record({
  accountNumber: fc.constantFrom('0044107788', '99-1', 'A7'),
  date: fc.constantFrom('2026-11-17', '2026-11-18', '2026-11-19'),
  opening: balance,
  closing: balance,
  available: balance,
  totals: fc.array(fc.record({ code: fc.constantFrom('030', '100', '400', '074'), amount: cents, count, funds })),
  details: fc.array(detail, { maxLength: 8 }),
});

/** What was written of a detail, as it is read. */
const written = ({ amount, bankReference, customerReference, text: texts }: Bai2Detail) => ({
  amount,
  bankReference: bankReference ?? null,
  customerReference: customerReference ?? null,
  text: texts === undefined ? '' : [texts].flat().join(' '),
});

describe('BAI2 files', () => {
  it('are read as they were written, wherever their lines are broken', () => {
    const file = fc.record({
      days: fc.uniqueArray(day, {
        minLength: 1,
        maxLength: 6,
        selector: ({ accountNumber, date }) => accountNumber + date,
      }),
      lineEnd: fc.constantFrom('\n', '\r\n', '\r', '\n\n', '  \n'),
      breaks: fc.infiniteStream(fc.boolean()),
    });
    fc.assert(
      fc.property(file, ({ days, lineEnd, breaks }) => {
        const isBroken = () => breaks.next().value === true;
        const { statements } = fileOf(bai2File(days, { lineEnd, isBroken }));
        for (const { accountNumber, days: told, items } of statements) {
          const own = days.filter((one) => one.accountNumber === accountNumber);
          const dates = [...new Set(own.map(({ date }) => date))];
          for (const date of dates) {
            const details = own.filter((one) => one.date === date).flatMap((one) => one.details ?? []);
            const read = items.filter((item) => item.date === date);
            // What was read has the same names as what was written, and more.
            expect(read.map((item) => ({ ...written(item as never), amount: Math.abs(item.amount) }))).toEqual(
              details.map(written),
            );
          }
          const balances = own
            .map(({ date, opening = null, closing = null, available = null }) => ({
              date,
              opening,
              closing,
              available,
            }))
            .filter(({ opening, closing, available }) => opening !== null || closing !== null || available !== null)
            .sort((a, b) => (a.date < b.date ? -1 : 1));
          expect(told).toEqual(balances);
        }
        expect(statements.length).toBe(new Set(days.map(({ accountNumber }) => accountNumber)).size);
      }),
      { numRuns: 400 },
    );
  });

  it('that are cut off anywhere are refused, but for what ends the last line', () => {
    const bytes = utf8(bai2Example);
    const taken = Array.from(bytes.keys()).filter((end) => 'file' in readBankFile(bytes.slice(0, end), null));
    expect(taken).toEqual([bytes.length - 2, bytes.length - 1]);
  });

  it('of which a line is missing, or is told again, are refused', () => {
    const lines = bai2Example.trimEnd().split('\n');
    for (const at of lines.keys())
      for (const others of [lines.toSpliced(at, 1), lines.toSpliced(at, 0, lines[at] ?? '')])
        expect(readBankFile(utf8(others.join('\n')), null)).not.toHaveProperty('file');
  });

  it('of which a digit of an amount or a count is another one are refused', () => {
    const places = [
      ...bai2Example.matchAll(
        /(?<=^(?:16,\d{3}|49|98|99),)\d+|(?<=,(?:010|015|100|400),)\d+|(?<=^(?:49|98|99),.*,)\d+/gm,
      ),
    ];
    for (const { index, 0: number } of places)
      for (let at = index; at < index + number.length; at++) {
        const digit = bai2Example[at] === '9' ? '8' : '9';
        const other = bai2Example.slice(0, at) + digit + bai2Example.slice(at + 1);
        expect(readBankFile(utf8(other), null)).not.toHaveProperty('file');
      }
    expect(places.length).toBeGreaterThan(14);
  });
});

describe('OFX files', () => {
  it.each([
    ['SGML', sgmlExample],
    ['XML', xmlExample],
  ])('in %s that are cut off anywhere are refused, but for the last line end', (_what, text) => {
    const bytes = utf8(text);
    const taken = Array.from(bytes.keys()).filter((end) => 'file' in readBankFile(bytes.slice(0, end), null));
    expect(taken).toEqual([bytes.length - 1]);
  });
});

describe('MT940 files', () => {
  it('are read as they were written, over accounts, days and pages', () => {
    fc.assert(
      fc.property(
        mt940Statements,
        fc.constantFrom('\n', '\r\n', '\r', '\n\n'),
        fc.boolean(),
        (told, lineEnd, isInBlock) => {
          const { statements, warnings } = fileOf(mt940File(told, { lineEnd, isInBlock }));
          expect(warnings).toEqual([]);
          for (const { accountNumber, days, items } of statements) {
            const own = told.filter(({ account }) => account === accountNumber);
            const lines = own.flatMap(({ pages }) => pages.flat());
            expect(
              items.map(({ date, amount, code, customerReference, bankReference, text: words }) => ({
                ...{ date, amount, code, customerReference, bankReference, words },
              })),
            ).toEqual(
              lines.map((line) => ({
                ...{ date: line.entryDate ?? line.valueDate, amount: signedOf(line), code: line.type },
                customerReference: line.customerReference ?? null,
                bankReference: line.bankReference ?? null,
                words: (line.text ?? []).join(' '),
              })),
            );
            const sums = own.map(({ opening, pages }) =>
              pages.flat().reduce((sum, line) => sum + signedOf(line), opening),
            );
            expect(days.flatMap(({ closing }) => closing ?? [])).toEqual(sums);
            expect(days.find(({ opening }) => opening !== null)?.opening).toBe(own[0]?.opening);
          }
          expect(statements.length).toBe(new Set(told.map(({ account }) => account)).size);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('that are cut off anywhere are refused, but for what ends the last line', () => {
    const bytes = utf8(mt940Example);
    const taken = Array.from(bytes.keys()).filter((end) => 'file' in readBankFile(bytes.slice(0, end), null));
    expect(taken).toEqual([bytes.length - 1]);
  });

  it('of which a line of a message is missing, or is told again, are refused', () => {
    const lines = mt940Example.trimEnd().split('\n');
    for (const [at, line] of lines.entries())
      if (!/^:(?:86|64)|^[A-Z]/.test(line))
        for (const others of [lines.toSpliced(at, 1), lines.toSpliced(at, 0, line)])
          expect([line, readBankFile(utf8(others.join('\n')), null)]).not.toHaveProperty('1.file');
  });

  it('of which a digit of an amount is another one are refused', () => {
    const places = [...mt940Example.matchAll(/(?<=^:6[02][FM]:.{10})[\d,]+|(?<=^:61:\d{6,10}[CD]{1,2})[\d,]+/gm)];
    for (const { index, 0: number } of places)
      for (let at = index; at < index + number.length; at++) {
        if (mt940Example[at] === ',') continue;
        const digit = mt940Example[at] === '9' ? '8' : '9';
        const other = mt940Example.slice(0, at) + digit + mt940Example.slice(at + 1);
        expect(readBankFile(utf8(other), null)).not.toHaveProperty('file');
      }
    expect(places.length).toBe(9);
  });
});

describe('any file', () => {
  const piece = fc.constantFrom(
    ...[
      '01,',
      '02,',
      '03,',
      '16,195,1',
      '88,',
      '49,',
      '98,',
      '99,',
      '/',
      ',',
      '\n',
      '\r',
      '"',
      ':20:A\n:25:1\n:28C:1/1\n:60F:C261119USD1,',
      '\n:61:261119C1,NMSCX',
      '\n:62F:C261119USD2,',
      '\n-',
      '{4:',
      ':86:',
      '<OFX>',
      '</OFX>',
      '<STMTTRN>',
    ],
    ...[
      '</STMTTRN>',
      '<STMTRS>',
      '<!--',
      '<![CDATA[',
      '-->',
      '<',
      '>',
      '&#0;',
      '&amp;',
      '11/19/2026',
      '1.00',
      ' ',
      'x',
      '\u0000',
      '\ud83d',
    ],
  );
  const begin = fc.constantFrom('01,', ':20:', '{1:', 'OFXHEADER:100\n', '<?xml', '');
  it('is read or refused, and nothing is thrown', () => {
    fc.assert(
      fc.property(begin, fc.array(piece, { maxLength: 60 }), (first, pieces) => {
        const result = readBankFile(utf8(first + pieces.join('')), layout);
        expect('file' in result || result.problems.length > 0).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('of any bytes is read or refused, and nothing is thrown', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('', '01,', ':20:', '<OFX>', '\xff\xfe'),
        (bytes, first) => {
          const file = new Uint8Array([...Array.from(first, (letter) => letter.charCodeAt(0)), ...bytes]);
          const result = readBankFile(file, layout);
          expect('file' in result || result.problems.length > 0).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
