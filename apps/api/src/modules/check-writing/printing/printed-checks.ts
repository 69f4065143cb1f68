import { type CheckFace, type CheckPrinter, type PlacedLayout, payeeAddress } from '@closewright/domain/check-printing';
import { counted } from '@closewright/domain/formats';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { PrintedChecks, Printer } from '../../../platform/pdf/index.ts';
import type { FilePlace } from '../../../platform/records/index.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import type { CheckWritingDeps } from '../file-ledger.usecases.ts';
import type { NumberedCheck } from './checks-in-hand.ts';
import { readDrawer, readMailedParties } from './paper.queries.ts';

/** What printing is done with. */
export interface PrintingDeps extends CheckWritingDeps {
  readonly secrets: SecretBox;
  readonly printer: Pick<Printer, 'checks'>;
}

/** What checks are printed with. */
interface Printing extends Pick<PrintedChecks, 'author' | 'createdAt' | 'coverLetters'> {
  readonly place: FilePlace;
  readonly fileNumber: string;
  readonly bankAccountID: number;
  readonly layout: PlacedLayout;
  readonly printer: CheckPrinter | null;
}

/** Checks of a file as they are printed: what the ledger says of them, and who draws them, with the account number in full. */
export async function printedChecks(
  tx: Transaction<DB>,
  secrets: SecretBox,
  checks: readonly NumberedCheck[],
  { place, fileNumber, bankAccountID, layout, printer, ...printing }: Printing,
): Promise<PrintedChecks> {
  const drawer = await readDrawer(tx, secrets, place, bankAccountID);
  const contacts = await readMailedParties(tx, place);
  return {
    ...printing,
    title: `${counted(checks.length, 'check')} of file ${fileNumber}`,
    footer: `File ${fileNumber}`,
    drawer,
    layout,
    offset: { right: printer?.right ?? 0, down: printer?.down ?? 0 },
    checks: checks.map(
      ({ number, date, amount, facts }): CheckFace => ({
        ...{ number, date, amount, fileNumber, payee: facts.payee, memo: facts.memo },
        address: payeeAddress(facts, contacts),
        lines: facts.lines.map(({ label, amount }) => ({ label, amount })),
      }),
    ),
  };
}
