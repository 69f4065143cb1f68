import { randomUUID } from 'node:crypto';
import { AppError } from '@closewright/domain/errors';
import {
  type WireFileContent,
  type WireFileFormat,
  type WireFileProblem,
  wireFileProblems,
  wireReference,
  writePain001,
  writeWireCsv,
} from '@closewright/domain/wires';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { openAccountNumber, type SecretBox } from '../../../platform/secrets/index.ts';
import { openAccount } from '../payees/payees.queries.ts';
import { type CheckedOn, instructionsOf } from './shown-wire.ts';
import { type AchHeader, readDebtor } from './wire-files.queries.ts';
import type { StoredWire } from './wires.queries.ts';

/** What a file is written of. */
export interface Writing {
  readonly tx: Transaction<DB>;
  readonly secrets: SecretBox;
  readonly on: CheckedOn;
  readonly bankAccountID: number;
  /** Which file of the account it is, those that were taken back included. */
  readonly number: number;
  readonly today: string;
  readonly wires: readonly StoredWire[];
}

/** A wire or an ACH payment of a file, with what the bank knows it by. */
export interface SentInFile {
  readonly wire: StoredWire;
  readonly uetr: string | null;
  readonly trace: string | null;
}

/** A file as it was written. */
export interface WrittenFile {
  readonly text: string;
  readonly messageID: string;
  readonly fileName: string;
  readonly sent: readonly SentInFile[];
  /** Of NACHA alone. */
  readonly ach: AchHeader | null;
}

const extensions = { 'pain.001': 'xml', CSV: 'csv' } as const;

/** A file of wires. */
export async function writtenWires(writing: Writing, format: Exclude<WireFileFormat, 'NACHA'>): Promise<WrittenFile> {
  const { secrets, on, bankAccountID, number, today } = writing;
  const sent = writing.wires.map((wire) => ({ wire, uetr: randomUUID(), trace: null }));
  const content = {
    messageID: `W${bankAccountID}-${today.replaceAll('-', '')}-${number}`,
    ...{ createdAt: on.now.toISOString(), requestedOn: today },
    debtor: await openedDebtor(writing),
    wires: sent.flatMap(({ wire, uetr }) => openedWire(secrets, on, wire, uetr)),
  };
  refuseUnwritable(wireFileProblems(content, format));
  return {
    text: format === 'CSV' ? writeWireCsv(content) : writePain001(content),
    ...{ messageID: content.messageID, fileName: `Wires ${content.messageID}.${extensions[format]}`, sent, ach: null },
  };
}

/** Refuses a file that says what no bank reads, with the wire that it is about. */
export function refuseUnwritable(problems: readonly WireFileProblem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  const named = ({ reference, words }: WireFileProblem) => `${reference === null ? '' : `${reference}: `}${words}.`;
  throw new AppError('WIRE_BLOCKED', named(first), {
    modelState: Object.fromEntries(
      problems.map((problem) => [
        `${problem.reference === null ? '' : `wires.${problem.reference}.`}${problem.path}`,
        [named(problem)],
      ]),
    ),
  });
}

/** The number of the account leaves its seal here, for the file alone. */
async function openedDebtor({ tx, secrets, on, bankAccountID }: Writing): Promise<WireFileContent['debtor']> {
  const { tenant } = on.caller.actor;
  const { account_title, bank_name, routing_number, ...sealed } = await readDebtor(tx, tenant, bankAccountID);
  const accountNumber = openAccountNumber(secrets, { tenant, table: 'bank_accounts', row: bankAccountID }, sealed);
  const names = { name: account_title, bankName: bank_name, routingNumber: routing_number };
  return { ...names, accountNumber, address: null };
}

/** A wire as the bank is told it, with the number of the account that it goes to. */
function openedWire(secrets: SecretBox, on: CheckedOn, wire: StoredWire, uetr: string): WireFileContent['wires'] {
  const instructions = instructionsOf(on, wire);
  if (!instructions) return [];
  const accountNumber = openAccount(secrets, on.caller.actor.tenant, instructions);
  const reference = wireReference(wire.bankAccountID, wire);
  const destination = { ...instructions, accountNumber };
  return [{ reference, uetr, amount: wire.amount, destination, remittance: wire.remittance }];
}
