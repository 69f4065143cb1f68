import type { BankFileFinding } from './bank-file.ts';

/** The text of a file and what is odd about its letters, or why it is none. */
export type FileText =
  | { readonly text: string; readonly warnings: readonly BankFileFinding[] }
  | { readonly problem: string };

/** What Windows-1252 has from 0x80 to 0x9F; 0 where it has nothing. */
const windows1252 = [
  ...[0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0],
  ...[
    0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e,
    0x0178,
  ],
];

/**
 * The text of a file: UTF-16 where a mark of the order of its bytes says so, else UTF-8, else Windows-1252, as a bank that writes neither means that. Nothing is
 * text that has NUL or other control characters than those that part lines and columns.
 */
export function fileText(bytes: Uint8Array): FileText {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return textOf(utf16(bytes, 0));
  if (first === 0xfe && second === 0xff) return textOf(utf16(bytes, 1));
  if (first === 0x50 && second === 0x4b)
    return { problem: 'This is a workbook or an archive: export the file from the bank as BAI2, MT940, OFX or CSV' };
  const plain = utf8(bytes);
  if (plain !== null) return textOf(plain);
  const text = 'A letter of it is no UTF-8: the file was read as Windows-1252, and letters with marks may be wrong';
  return textOf(singles(bytes), [{ line: null, text }]);
}

/** One unit for each byte, or for each two of them, the first of which is the higher at `high` 0. */
function utf16(bytes: Uint8Array, bigEnd: 0 | 1): Uint16Array {
  const units = new Uint16Array(Math.ceil((bytes.length - 2) / 2));
  // Half a character at the end is NUL, and so no text.
  for (let at = 2; at + 1 < bytes.length; at += 2)
    units[at / 2 - 1] = ((bytes[at + 1 - bigEnd] ?? 0) << 8) | (bytes[at + bigEnd] ?? 0);
  return units;
}

function singles(bytes: Uint8Array): Uint16Array {
  return Uint16Array.from(bytes, (byte) => (byte >= 0x80 && byte < 0xa0 ? (windows1252[byte - 0x80] ?? 0) : byte));
}

/** The units of UTF-8, without the mark in front; null where it is none. */
function utf8(bytes: Uint8Array): Uint16Array | null {
  const units = new Uint16Array(bytes.length);
  let length = 0;
  for (let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) {
      units[length++] = lead;
      continue;
    }
    const more =
      lead >= 0xf0 && lead < 0xf5 ? 3 : lead >= 0xe0 && lead < 0xf0 ? 2 : lead >= 0xc2 && lead < 0xe0 ? 1 : 0;
    let point = lead & (0x3f >> more);
    for (let next = 1; next <= more; next++) {
      const byte = bytes[at + next] ?? 0;
      if ((byte & 0xc0) !== 0x80) return null;
      point = (point << 6) | (byte & 0x3f);
    }
    const isShortest =
      more === 1 || (more === 2 && point >= 0x800) || (more === 3 && point >= 0x10000 && point <= 0x10ffff);
    if (more === 0 || !isShortest || (point >= 0xd800 && point <= 0xdfff)) return null;
    at += more;
    if (point < 0x10000) units[length++] = point;
    else {
      units[length++] = 0xd800 + ((point - 0x10000) >> 10);
      units[length++] = 0xdc00 + (point & 0x3ff);
    }
  }
  return units.subarray(0, length);
}

/** As many as a call takes as its parameters everywhere. */
const atOnce = 8192;

function textOf(units: Uint16Array, warnings: readonly BankFileFinding[] = []): FileText {
  const whole = units.at(-1) === endOfFile ? units.subarray(0, -1) : units;
  if (whole.some(isNoText))
    return { problem: 'This is no text: it has control characters, as pictures, PDFs and cut off files have' };
  const parts: string[] = [];
  for (let at = 0; at < whole.length; at += atOnce) parts.push(String.fromCharCode(...whole.subarray(at, at + atOnce)));
  return { text: parts.join('').toWellFormed(), warnings };
}

/** What old programs end a text with. */
const endOfFile = 0x1a;
const isNoText = (unit: number): boolean => unit < 0x20 && unit !== 9 && unit !== 10 && unit !== 12 && unit !== 13;
