import { readBai2 } from './bai2-reader.ts';
import { bankFileLimits, type ReadBankFile } from './bank-file.ts';
import type { BankFileLayout } from './bank-file-layout.ts';
import { readCsv } from './csv-reader.ts';
import { fileText } from './file-text.ts';
import { readMt940 } from './mt940-reader.ts';
import { readOfx } from './ofx-reader.ts';

/** Reads a file of a bank, whatever its format is; `layout` says how a CSV file is written and is of no matter to others. Never throws. */
export function readBankFile(bytes: Uint8Array, layout: BankFileLayout | null): ReadBankFile {
  if (bytes.length > bankFileLimits.bytes) return refused('A bank file has at most 10 MB');
  const read = fileText(bytes);
  if ('problem' in read) return refused(read.problem);
  const { text, warnings } = read;
  if (!/\S/.test(text)) return refused('The file is empty');
  const result = readText(text, layout);
  if (!('file' in result)) return result;
  const odd = saysLatin.test(text.slice(0, 1000)) ? [] : warnings;
  return { file: { ...result.file, warnings: [...odd, ...result.file.warnings] } };
}

/** The header of an OFX file that says it is Windows-1252, or what differs from it in control characters alone. */
const saysLatin = /CHARSET:\s{0,9}(?:1252|8859-1)|encoding="(?:windows-1252|iso-8859-1)"/i;

function readText(text: string, layout: BankFileLayout | null): ReadBankFile {
  const begin = text.trimStart().slice(0, 20);
  if (begin.startsWith('01,')) return readBai2(text);
  if (/^(?:\{1:|:940:|:20:)/.test(begin)) return readMt940(text);
  if (/^(?:OFXHEADER|<\?xml|<\?OFX|<OFX)/i.test(begin)) return readOfx(text);
  if (layout !== null) return readCsv(text, layout);
  return refused(
    'This is neither BAI2, which begins with 01, nor MT940, which begins with :20: or {1:, nor OFX. For a CSV file, choose how the bank writes it',
  );
}

const refused = (text: string): ReadBankFile => ({ problems: [{ line: null, text }] });
