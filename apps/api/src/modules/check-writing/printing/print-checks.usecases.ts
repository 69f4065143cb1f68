import type { ChecksToPrint } from '@closewright/contract/check-printing';
import type { FileLedger } from '@closewright/contract/check-writing';
import type { DownloadAddress } from '@closewright/contract/kit';
import {
  type CheckPrinter,
  micrProblems,
  type PlacedLayout,
  paperState,
  printsOf,
  wasPrintedBefore,
} from '@closewright/domain/check-printing';
import { formatDate } from '@closewright/domain/formats';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { type PrintedChecks, undrawable } from '../../../platform/pdf/index.ts';
import { invalid } from '../../../platform/records/index.ts';
import { findLayout, findPrinter } from '../../check-printing/check-settings.queries.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import type { LedgerOfFile } from '../file-ledger.usecases.ts';
import { accountInHand, refusal, refuseUnreadable } from '../posting-work.ts';
import { addPrints } from './check-prints.queries.ts';
import { checksNamed, type NumberedCheck, onPaper, refuseOver } from './checks-in-hand.ts';
import { type PrintingDeps, printedChecks } from './printed-checks.ts';
import { digestOf, type RecordedPrints } from './recorded-prints.usecases.ts';

type Printing = ChecksToPrint & { readonly ordersID: number };

/**
 * Puts outstanding checks on paper and records each. The PDF is made before it is recorded, so that nothing is recorded of what cannot be printed, and
 * not kept: whoever fetches it has it made once more, so that the account number lies nowhere in clear. That it says the same, its digest in the
 * sealed address tells.
 */
export async function printChecks(
  { secrets, printer: pdfPrinter, ...deps }: PrintingDeps,
  caller: Caller,
  printing: Printing,
  offer: (prints: RecordedPrints, fileNumber: string) => DownloadAddress,
): Promise<{ download: DownloadAddress; ledger: FileLedger }> {
  const { ordersID, bankAccountID, checkLayoutID, checkPrinterID, coverLetters } = printing;
  const { actor } = caller;
  const { result: download, ledger } = await onPaper(deps, caller, ordersID, async ({ tx, file, today, ...inHand }) => {
    accountInHand(file, inHand.ledger, { bankAccountID, date: today });
    refuseUnreadable(inHand.ledger, 'checks');
    const settings = await settingsOf(tx, actor.tenant, printing);
    const checks = checksNamed(inHand.ledger, printing, refuseUnpayable);
    const prints = recordsOf(caller, inHand.ledger, checks, printing);
    const { fileNumber } = file.state;
    const made = await printedChecks(tx, secrets, checks, {
      ...{ place: file.place, fileNumber, bankAccountID, ...settings, coverLetters },
      ...{ author: actor.name, createdAt: deps.clock.now() },
    });
    refuseUnprintable(made);
    await pdfPrinter.checks(made, actor.tenant);
    const firstPrintID = await addPrints(tx, file.place, prints);
    const recorded = { ordersID, bankAccountID, checkLayoutID, checkPrinterID, coverLetters };
    const facts = { firstPrintID, count: prints.length, madeAt: made.createdAt.getTime(), digest: digestOf(made) };
    return offer({ ...recorded, ...facts }, fileNumber);
  });
  return { download, ledger };
}

/** Refuses a check that is over, that the former product printed, or whose payee has letters that would be drawn as boxes: a bank pays nobody by that name. */
function refuseUnpayable(check: NumberedCheck, path: string): void {
  refuseOver(check, path);
  if (wasPrintedBefore(check))
    throw refusal('CARRIED_ON', path, `Check ${check.number} was printed by the former product: ask for its void.`);
  const boxes = undrawable(check.facts.payee);
  if (boxes !== '')
    throw invalid(
      path,
      `No font here has ${boxes}, of the payee of check ${check.number}. Take it back and pay it under a name that can be printed`,
    );
}

/** The layout and the printer that are asked for. Throws at the field of one that is not offered. */
async function settingsOf(
  tx: Transaction<DB>,
  tenant: string,
  { checkLayoutID, checkPrinterID }: Printing,
): Promise<{ layout: PlacedLayout; printer: CheckPrinter | null }> {
  const layout = await findLayout(tx, tenant, checkLayoutID);
  if (layout === null) throw refusal('NOT_FOUND', 'checkLayoutID', 'There is no such check layout.');
  if (layout.inactive) throw invalid('checkLayoutID', `${layout.name} is inactive. Choose another layout`);
  if (checkPrinterID === null) return { layout, printer: null };
  const printer = await findPrinter(tx, tenant, checkPrinterID);
  if (printer === null) throw refusal('NOT_FOUND', 'checkPrinterID', 'There is no such check printer.');
  if (printer.inactive) throw invalid('checkPrinterID', `${printer.name} is inactive. Choose another printer`);
  return { layout, printer };
}

/** What is recorded of each check. Throws at `reason` where one is printed again for none. */
function recordsOf(
  caller: Caller,
  { prints }: LedgerOfFile,
  checks: readonly NumberedCheck[],
  { bankAccountID, checkLayoutID, reason }: Printing,
) {
  return checks.map((check) => {
    const { stripe, number } = check.transaction;
    const before = printsOf(prints, check);
    const last = before.at(-1);
    const isAgain = last !== undefined && paperState(before) === 'printed';
    if (isAgain && reason === null) {
      const on = formatDate(todayOf(caller, new Date(last.printedAt)));
      throw invalid(
        'reason',
        `${last.printedBy} has printed check ${check.number} on ${on}. Say why it is printed again`,
      );
    }
    return { bankAccountID, stripe, number, checkLayoutID, reason: isAgain ? reason : null };
  });
}

/** Refuses a MICR line that no machine would read. */
function refuseUnprintable({ layout, drawer: { routingNumber, accountNumber }, checks }: PrintedChecks): void {
  if (!layout.printsMicr) return;
  for (const { number: checkNumber } of checks) {
    const [words] = Object.values(micrProblems({ checkNumber, routingNumber, accountNumber }));
    if (words !== undefined) throw invalid('bankAccountID', words);
  }
}
