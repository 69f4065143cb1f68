import { describe, expect, it } from 'vitest';
import { bai2Example } from './bai2-example.fixture.ts';
import { fileOf, problemsOf } from './bank-file.fixture.ts';
import { byPlace, csvLayout } from './csv.fixture.ts';
import { bankFileLimits } from './index.ts';
import { sgmlExample } from './ofx-example.fixture.ts';

const layout = csvLayout({ hasHeadings: false, columns: byPlace('Date', 'Amount', 'Text') });
const row = '11/19/2026,1.00,Café “Zoë” 😀';
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2 + 2);
  const view = new DataView(bytes.buffer);
  for (const [at, unit] of [...`\ufeff${text}`.split('')].entries())
    view.setUint16(at * 2, unit.charCodeAt(0), isLittle);
  return bytes;
};
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array) => fileOf(bytes, layout).statements[0]?.items[0]?.text;
const warning = 'A letter of it is no UTF-8: the file was read as Windows-1252, and letters with marks may be wrong';

describe('the letters of a file', () => {
  it.each([
    ['UTF-8', utf8(row)],
    ['UTF-8 with its mark', utf8(`\ufeff${row}`)],
    ['UTF-16, the lower byte first', utf16(row, true)],
    ['UTF-16, the higher byte first', utf16(row, false)],
  ])('are read as %s', (_what, bytes) => {
    expect(textOf(bytes)).toBe('Café “Zoë” 😀');
    expect(fileOf(bytes, layout).warnings).toEqual([]);
  });

  it('are those of Windows where they are no UTF-8, which is said', () => {
    const bytes = latin('11/19/2026,1.00,Caf\xe9 \x93Zo\xeb\x94 \x80');
    expect(textOf(bytes)).toBe('Café “Zoë” €');
    expect(fileOf(bytes, layout).warnings).toEqual([{ line: null, text: warning }]);
  });

  it('are those of Windows where the header of OFX says so', () => {
    const bytes = latin(sgmlExample.replace('WIRE FROM', 'CAF\xc9'));
    expect(fileOf(bytes).statements[0]?.items[0]?.text).toContain('CAFÉ');
    expect(fileOf(bytes).warnings).toEqual([]);
  });

  it.each([
    ['a byte that leads nothing', [0x80]],
    ['a letter cut off', [0xe2, 0x80]],
    ['a letter written too long', [0xc0, 0xaf]],
    ['half of a pair', [0xed, 0xa0, 0x80]],
    ['what is beyond all letters', [0xf5, 0x80, 0x80, 0x80]],
  ])('are no UTF-8 with %s', (_what, bytes) => {
    const file = new Uint8Array([...utf8('11/19/2026,1.00,A'), ...bytes]);
    const result = problemsOf(file, layout).length === 0 ? fileOf(file, layout).warnings : [];
    expect(result).toEqual([{ line: null, text: warning }]);
  });

  const noText = 'This is no text: it has control characters, as pictures, PDFs and cut off files have';
  it.each<[string, Uint8Array, string]>([
    ['is empty', utf8(''), 'The file is empty'],
    ['is blank', utf8('\ufeff \r\n\t'), 'The file is empty'],
    ['has NUL', utf8(`${bai2Example}\0`), noText],
    ['has what no text has', utf8(bai2Example.replace('WIRE', '\x1b[31m')), noText],
    ['ends within', utf8(bai2Example.replace('WIRE', '\x1a')), noText],
    ['has what Windows has not', latin('11/19/2026,1.00,\x81\xff'), noText],
    ['is cut off in UTF-16', utf16(row, true).slice(0, -1), noText],
    ['is a picture', latin('\x89PNG\r\n\x1a\n\0\0'), noText],
    [
      'is a workbook',
      latin('PK\x03\x04'),
      'This is a workbook or an archive: export the file from the bank as BAI2, MT940, OFX or CSV',
    ],
    ['is too large', new Uint8Array(bankFileLimits.bytes + 1), 'A bank file has at most 10 MB'],
    ['is 200 MB', new Uint8Array(200_000_000), 'A bank file has at most 10 MB'],
  ])('refuse a file that %s', (_what, bytes, text) => {
    expect(problemsOf(bytes, layout)).toEqual([{ line: null, text }]);
  });

  it('refuse what is of no format', () => {
    const text =
      'This is neither BAI2, which begins with 01, nor MT940, which begins with :20: or {1:, nor OFX. For a CSV file, choose how the bank writes it';
    expect(problemsOf(row)).toEqual([{ line: null, text }]);
  });
});
