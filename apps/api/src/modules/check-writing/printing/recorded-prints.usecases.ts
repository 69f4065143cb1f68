import { createHash } from 'node:crypto';
import type { ChecksToPrint } from '@closewright/contract/check-printing';
import { printsOf } from '@closewright/domain/check-printing';
import { disbursementsOf } from '@closewright/domain/check-writing';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { PrintedChecks } from '../../../platform/pdf/index.ts';
import type { Actor } from '../../../platform/tenant/in-tenant.ts';
import { findLayout, findPrinter } from '../../check-printing/check-settings.queries.ts';
import { readState } from '../../orders/orders.queries.ts';
import { foundLedger } from '../file-ledger.usecases.ts';
import { asCheck, type NumberedCheck } from './checks-in-hand.ts';
import { type PrintingDeps, printedChecks } from './printed-checks.ts';

/** Prints that were recorded together, and what they are printed with: what the address of their PDF says. */
export interface RecordedPrints
  extends Pick<ChecksToPrint, 'bankAccountID' | 'checkLayoutID' | 'checkPrinterID' | 'coverLetters'> {
  readonly ordersID: number;
  /** Their ids follow each other. */
  readonly firstPrintID: number;
  readonly count: number;
  /** When the paper was made that was recorded, in milliseconds. */
  readonly madeAt: number;
  /** What that paper says (`digestOf`). */
  readonly digest: string;
}

/** What a paper says, shortened to a hash: that of another account number, layout, offset, address or line is another. */
export const digestOf = (made: PrintedChecks): string =>
  createHash('sha256').update(JSON.stringify(made)).digest('base64url');

/** The PDF of prints that were recorded; null where one of them was spoiled since, its check is over, or the paper would say anything else than what was recorded. */
export async function pdfOfPrints(
  deps: PrintingDeps,
  actor: Actor,
  recorded: RecordedPrints,
): Promise<Uint8Array | null> {
  const made = await deps.database.inTenant(actor, (tx) => madeOf(deps, tx, actor, recorded));
  return made && digestOf(made) === recorded.digest ? deps.printer.checks(made, actor.tenant) : null;
}

async function madeOf(
  { secrets }: PrintingDeps,
  tx: Transaction<DB>,
  actor: Actor,
  { ordersID, firstPrintID, count, madeAt, ...printing }: RecordedPrints,
): Promise<PrintedChecks | null> {
  const { tenant } = actor;
  const place = { tenant, ordersID };
  const { transactions, prints } = await foundLedger(tx, place);
  const own = prints.filter(
    ({ printID, spoiled }) => printID >= firstPrintID && printID < firstPrintID + count && spoiled === null,
  );
  const checks = disbursementsOf(transactions)
    .filter((each) => each.state === 'outstanding' && printsOf(own, each).length > 0)
    .map(asCheck)
    .filter((each): each is NumberedCheck => each !== null)
    .toSorted((one, other) => one.number - other.number);
  const file = await readState(tx, tenant, ordersID);
  const layout = await findLayout(tx, tenant, printing.checkLayoutID);
  if (checks.length < count || file === null || layout === null) return null;
  const { bankAccountID, checkPrinterID, coverLetters } = printing;
  return printedChecks(tx, secrets, checks, {
    ...{ place, fileNumber: file.fileNumber, bankAccountID, layout, coverLetters },
    printer: checkPrinterID === null ? null : await findPrinter(tx, tenant, checkPrinterID),
    ...{ author: actor.name, createdAt: new Date(madeAt) },
  });
}
