import { type BankFileLayout, type ReadBankFile, readBankFile } from '@closewright/domain/bank-files';

/** A file to read. */
export interface ReadTask {
  readonly bytes: Uint8Array;
  readonly layout: BankFileLayout | null;
}

/** Reads one file: stops its thread until it is done. */
export default function read({ bytes, layout }: ReadTask): ReadBankFile {
  return readBankFile(bytes, layout);
}
