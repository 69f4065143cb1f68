import { createHash } from 'node:crypto';
import { type CheckFace, type CheckPrinter, type PlacedLayout, payeeAddress } from '@closewright/domain/check-printing';
import { counted } from '@closewright/domain/formats';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { PrintedChecks, Printer } from '../../../platform/pdf/index.ts';
import type { FilePlace } from '../../../platform/records/index.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import { readSignatureImages } from '../../check-signatures/check-signatures.queries.ts';
import type { CheckWritingDeps } from '../file-ledger.usecases.ts';
import type { NumberedCheck } from './checks-in-hand.ts';
import { readDrawer, readMailedParties } from './paper.queries.ts';

/** What printing is done with. */
export interface PrintingDeps extends CheckWritingDeps {
  readonly secrets: SecretBox;
  readonly printer: Pick<Printer, 'checks'>;
}

/** A check with what its paper says of its files. */
export interface PaperCheck {
  readonly check: NumberedCheck;
  readonly says: Pick<CheckFace, 'fileNumber' | 'address' | 'lines' | 'detail'>;
}

/** Checks of a bank account that are put on paper at once: of one file, or one of several. */
export interface Papers extends Pick<PrintedChecks, 'title' | 'footer'> {
  /** Whose branch draws them, and with which file they are recorded. */
  readonly place: FilePlace;
  readonly bankAccountID: number;
  readonly checks: readonly PaperCheck[];
}

/** What checks are printed with. */
interface Printing extends Pick<PrintedChecks, 'author' | 'createdAt' | 'coverLetters'> {
  readonly layout: PlacedLayout;
  readonly printer: CheckPrinter | null;
  /** Whose signatures stand on a check. */
  readonly signersOf: (check: NumberedCheck) => readonly number[];
}

/** Checks as they are printed: what the ledger says of them, and who draws them, with the account number in full. */
export async function printedChecks(
  tx: Transaction<DB>,
  secrets: SecretBox,
  { place, bankAccountID, checks, title, footer }: Papers,
  { layout, printer, signersOf, ...printing }: Printing,
): Promise<PrintedChecks> {
  const signers = [...new Set(checks.flatMap(({ check }) => signersOf(check)))];
  return {
    ...{ ...printing, title, footer, layout },
    signatures: await readSignatureImages(tx, secrets, place.tenant, signers),
    drawer: await readDrawer(tx, secrets, place, bankAccountID),
    offset: { right: printer?.right ?? 0, down: printer?.down ?? 0 },
    checks: checks.map(({ check, says }): CheckFace => {
      const { number, date, amount, facts } = check;
      return { ...says, number, date, amount, payee: facts.payee, memo: facts.memo, signers: signersOf(check) };
    }),
  };
}

/** What a paper says, shortened to a hash: that of another account number, layout, offset, address or line is another. */
export const digestOf = (made: PrintedChecks): string =>
  createHash('sha256').update(JSON.stringify(made)).digest('base64url');

/** Checks of one file. */
export async function papersOfFile(
  tx: Transaction<DB>,
  place: FilePlace,
  fileNumber: string,
  bankAccountID: number,
  checks: readonly NumberedCheck[],
): Promise<Papers> {
  const contacts = await readMailedParties(tx, place);
  return {
    ...{ place, bankAccountID },
    title: `${counted(checks.length, 'check')} of file ${fileNumber}`,
    footer: `File ${fileNumber}`,
    checks: checks.map((check) => ({
      check,
      says: {
        fileNumber,
        address: payeeAddress(check.facts, contacts),
        lines: check.facts.lines.map(({ label, amount }) => ({ label, amount })),
      },
    })),
  };
}
