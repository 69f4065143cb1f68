import { type BankFile, type BankFileFinding, type BankFileLayout, readBankFile } from './index.ts';

/** A text as UTF-8. */
const utf8 = (text: string): Uint8Array => {
  const bytes = encodeURIComponent(text).replace(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
};

const bytesOf = (file: string | Uint8Array): Uint8Array => (typeof file === 'string' ? utf8(file) : file);

/** A file that is read; throws with what is wrong with one that is not. */
export function fileOf(file: string | Uint8Array, layout: BankFileLayout | null = null): BankFile {
  const result = readBankFile(bytesOf(file), layout);
  if (!('file' in result)) throw new Error(JSON.stringify(result.problems));
  return result.file;
}

/** What is wrong with a file: nothing where it is read. */
export function problemsOf(
  file: string | Uint8Array,
  layout: BankFileLayout | null = null,
): readonly BankFileFinding[] {
  const result = readBankFile(bytesOf(file), layout);
  return 'problems' in result ? result.problems : [];
}
