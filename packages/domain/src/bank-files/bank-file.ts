import type { WireDate } from '../dates/index.ts';

/** What banks tell of their accounts by. */
export const bankFileFormats = ['BAI2', 'CSV', 'MT940', 'OFX'] as const;
export type BankFileFormat = (typeof bankFileFormats)[number];

/** What an item of a bank is, whatever the bank calls it. */
export const bankItemKinds = [
  'Check',
  'Deposit',
  'Wire in',
  'Wire out',
  'ACH in',
  'ACH out',
  'Transfer in',
  'Transfer out',
  'Interest',
  'Fee',
  'Returned deposit',
  'Reversal',
  'Other in',
  'Other out',
] as const;
export type BankItemKind = (typeof bankItemKinds)[number];

/** How large and how long what banks tell is at most. */
export const bankFileLimits = {
  /** 10 MB: a year of a busy account. */
  bytes: 10_000_000,
  items: 20_000,
  accounts: 1_000,
  fileName: 120,
  reference: 60,
  text: 500,
  note: 200,
  layouts: 100,
} as const;

/** One item of a bank account, as the bank has it. Cents: what came in above zero, what went out below. */
export interface BankItem {
  /** The day on which the bank counts it. */
  readonly date: WireDate;
  /** The day from which it bears interest or may be used, where the bank says another. */
  readonly valueDate: WireDate | null;
  readonly kind: BankItemKind;
  readonly amount: number;
  /** What the bank itself calls its kind: `475` in BAI2, `NCHK` in MT940, `CHECK` in OFX. */
  readonly code: string | null;
  readonly checkNumber: number | null;
  readonly bankReference: string | null;
  readonly customerReference: string | null;
  readonly text: string;
  /** The name that the bank gives it alone (FITID of OFX); null where it gives none. */
  readonly bankID: string | null;
  /** Where it begins in the file, from 1. No other item of the file has it: where several begin on one line, the next ones count on. */
  readonly line: number;
}

/** An item of the bank as it is stored. */
export interface StoredBankItem extends Omit<BankItem, 'line'> {
  readonly bankItemID: number;
  /** The bank's own day of a late item, which stands on a later one as `date`; null or left out where it is not late. */
  readonly bankDate?: WireDate | null | undefined;
}

/** What the bank says of a day of an account, in cents; null what it does not say. */
export interface BankDay {
  readonly date: WireDate;
  readonly opening: number | null;
  readonly closing: number | null;
  readonly available: number | null;
}

/** One account in a bank file. */
export interface BankStatement {
  /** As the file has them; null where it says none, as a CSV file may. */
  readonly routingNumber: string | null;
  readonly accountNumber: string | null;
  readonly days: readonly BankDay[];
  readonly items: readonly BankItem[];
}

/** Something about a file, and the line it is about: null where it is about the whole. */
export interface BankFileFinding {
  readonly line: number | null;
  readonly text: string;
}

/** A file of a bank, read. */
export interface BankFile {
  readonly format: BankFileFormat;
  /** What tells a file from any other of its sender: sender, day and name of a BAI2 file; null where it has none. */
  readonly identity: string | null;
  readonly statements: readonly BankStatement[];
  /** What is odd and refuses nothing. */
  readonly warnings: readonly BankFileFinding[];
}

/** A file is read whole, or not at all: what is wrong with it, by line. */
export type ReadBankFile = { readonly file: BankFile } | { readonly problems: readonly BankFileFinding[] };
