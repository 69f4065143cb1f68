import { type BankFileLayout, type ReadBankFile, readBankFile } from '@closewright/domain/bank-files';

/** Reads files of banks. */
export interface BankFileReader {
  read(bytes: Uint8Array, layout: BankFileLayout | null): Promise<ReadBankFile>;
}

/** Reads files where it is asked. */
export const bankFileReader: BankFileReader = {
  read: async (bytes, layout) => readBankFile(bytes, layout),
};
