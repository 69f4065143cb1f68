import { readBai2 } from './bai2-reader.ts';
import { bankFileLimits, type ReadBankFile } from './bank-file.ts';
import type { BankFileLayout } from './bank-file-layout.ts';
import { fileText } from './file-text.ts';

/** Reads a file of a bank, whatever its format is; `layout` says how a CSV file is written and is of no matter to others. Never throws. */
export function readBankFile(bytes: Uint8Array, layout: BankFileLayout | null): ReadBankFile {
  if (bytes.length > bankFileLimits.bytes) return refused('A bank file has at most 10 MB');
  const read = fileText(bytes);
  if ('problem' in read) return refused(read.problem);
  const { text, warnings } = read;
  if (/^\s*$/.test(text)) return refused('The file is empty');
  const result = readText(text, layout);
  return 'file' in result ? { file: { ...result.file, warnings: [...warnings, ...result.file.warnings] } } : result;
}

function readText(text: string, layout: BankFileLayout | null): ReadBankFile {
  if (/^\s*01,/.test(text)) return readBai2(text);
  return refused(
    layout === null ? 'This is neither BAI2 nor OFX: choose the layout of a CSV file' : 'Nothing is in it',
  );
}

const refused = (text: string): ReadBankFile => ({ problems: [{ line: null, text }] });
