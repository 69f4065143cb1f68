import type { WireDate } from '../dates/index.ts';
import type { WireAddress, WireDestination } from './wire-instructions.ts';
import type { WireFileFormat } from './wire-out.ts';

/** A wire as a file tells it. */
export interface WireFileItem {
  /** What the office calls it (`wireReference`). */
  readonly reference: string;
  /** A UUID of version 4, which every bank on its way keeps. */
  readonly uetr: string;
  /** In cents. */
  readonly amount: number;
  /** With the account number in full. */
  readonly destination: WireDestination;
  /** What the beneficiary is told: the file number. */
  readonly remittance: string;
}

/** What a file of wires says. */
export interface WireFileContent {
  /** What tells it from any other file of the office, for ever. */
  readonly messageID: string;
  /** An instant. */
  readonly createdAt: string;
  readonly requestedOn: WireDate;
  readonly debtor: {
    readonly name: string;
    readonly accountNumber: string;
    readonly routingNumber: string;
    readonly bankName: string;
    readonly address: WireAddress | null;
  };
  readonly wires: readonly WireFileItem[];
}

/** What a file cannot say. */
export interface WireFileProblem {
  /** Of the wire; null where it is about the file or its account. */
  readonly reference: string | null;
  /** Where: `destination.address.town`. */
  readonly path: string;
  readonly words: string;
}

/** What a file of a format cannot say of wires, before anything is written; empty when all can be. */
export function wireFileProblems(_file: WireFileContent, _format: WireFileFormat): readonly WireFileProblem[] {
  return [];
}

/** What no bank can read of instructions, by field: to be said when they are typed. */
export function destinationProblems(_destination: WireDestination): Readonly<Record<string, string>> {
  return {};
}
