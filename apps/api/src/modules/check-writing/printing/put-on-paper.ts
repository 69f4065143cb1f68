import type { ChecksToPrint } from '@closewright/contract/check-printing';
import {
  type CheckPrint,
  type CheckPrinter,
  goodPapers,
  micrProblems,
  type PlacedLayout,
  paperState,
  printsOf,
  signatureCount,
  wasPrintedBefore,
} from '@closewright/domain/check-printing';
import { signaturesOn } from '@closewright/domain/check-signatures';
import { disbursementsOf } from '@closewright/domain/check-writing';
import { formatDate } from '@closewright/domain/formats';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { type PrintedChecks, undrawable } from '../../../platform/pdf/index.ts';
import { type FilePlace, invalid } from '../../../platform/records/index.ts';
import type { Actor } from '../../../platform/tenant/in-tenant.ts';
import { findLayout, findPrinter } from '../../check-printing/check-settings.queries.ts';
import { readSigners, readTwoSignaturesAbove } from '../../check-signatures/check-signatures.queries.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { foundLedger, type LedgerOfFile } from '../file-ledger.usecases.ts';
import { refusal } from '../posting-work.ts';
import { addPrints, spoilPrints } from './check-prints.queries.ts';
import { asCheck, type NumberedCheck, refuseOver } from './checks-in-hand.ts';
import { digestOf, type Papers, type PrintingDeps, printedChecks } from './printed-checks.ts';

/** What checks are printed with, as somebody chooses it. */
export type HowPrinted = Pick<
  ChecksToPrint,
  'checkLayoutID' | 'checkPrinterID' | 'coverLetters' | 'signers' | 'reason'
>;

/** Prints that were recorded together, and what they are printed with: what the address of their PDF says. */
export interface RecordedPapers extends Pick<HowPrinted, 'checkLayoutID' | 'checkPrinterID' | 'coverLetters'> {
  readonly bankAccountID: number;
  /** The file that they are recorded with. */
  readonly ordersID: number;
  /** Their ids follow each other. */
  readonly firstPrintID: number;
  readonly count: number;
  /** When the paper was made that was recorded, in milliseconds. */
  readonly madeAt: number;
  /** What that paper says (`digestOf`). */
  readonly digest: string;
}

/**
 * Puts checks on paper and records each, under the locks of whoever calls. The PDF is made before it is recorded, so that nothing is recorded of what cannot
 * be printed, and not kept: whoever fetches it has it made once more, so that the account number lies nowhere in clear. That it says the same, its digest in
 * the sealed address tells.
 */
export async function putOnPaper(
  { secrets, printer: pdfPrinter, clock }: PrintingDeps,
  caller: Caller,
  { tx, ledger }: { readonly tx: Transaction<DB>; readonly ledger: LedgerOfFile },
  asked: HowPrinted,
  papers: Papers,
): Promise<RecordedPapers> {
  const { name: author, tenant } = caller.actor;
  const { checkLayoutID, checkPrinterID, coverLetters } = asked;
  const { bankAccountID, place } = papers;
  const settings = await printSettings(tx, tenant, asked);
  const signersOf = await signersFor(tx, tenant, { bankAccountID, chosen: asked.signers }, settings.layout);
  const prints = papers.checks.map(({ check }) => {
    const { stripe, number } = check.transaction;
    const reason = reasonFor(caller, ledger, check, asked.reason);
    return { bankAccountID, stripe, number, checkLayoutID, reason, signers: signersOf(check) };
  });
  const printing = { ...settings, coverLetters, signersOf, author, createdAt: clock.now() };
  const made = await printedChecks(tx, secrets, papers, printing);
  refuseUnprintable(made);
  await pdfPrinter.checks(made, tenant);
  return {
    ...{ ordersID: place.ordersID, bankAccountID, checkLayoutID, checkPrinterID, coverLetters },
    ...{ firstPrintID: await addPrints(tx, place, prints), count: prints.length },
    ...{ madeAt: made.createdAt.getTime(), digest: digestOf(made) },
  };
}

/**
 * The PDF of prints that were recorded; null where one of them was spoiled since, its check is over, or the paper would say anything else than what was recorded.
 * @param papersOf what is printed of the checks; null where that cannot be told any more
 */
export async function pdfOfPapers(
  { secrets, database, printer: pdfPrinter }: PrintingDeps,
  actor: Actor,
  { ordersID, firstPrintID, count, madeAt, digest, ...printing }: RecordedPapers,
  papersOf: (tx: Transaction<DB>, place: FilePlace, checks: readonly NumberedCheck[]) => Promise<Papers | null>,
): Promise<Uint8Array | null> {
  const { tenant, name: author } = actor;
  const place = { tenant, ordersID };
  const made = await database.inTenant(actor, async (tx) => {
    const { transactions, prints } = await foundLedger(tx, place);
    const own = prints.filter(
      ({ printID, spoiled }) => printID >= firstPrintID && printID < firstPrintID + count && spoiled === null,
    );
    const checks = disbursementsOf(transactions)
      .filter((each) => each.state === 'outstanding' && printsOf(own, each).length > 0)
      .map(asCheck)
      .filter((each): each is NumberedCheck => each !== null)
      .toSorted((one, other) => one.number - other.number);
    const layout = await findLayout(tx, tenant, printing.checkLayoutID);
    if (checks.length < count || layout === null) return null;
    const papers = await papersOf(tx, place, checks);
    if (papers === null) return null;
    const { checkPrinterID, coverLetters } = printing;
    return printedChecks(tx, secrets, papers, {
      ...{ layout, coverLetters, author, createdAt: new Date(madeAt) },
      printer: checkPrinterID === null ? null : await findPrinter(tx, tenant, checkPrinterID),
      signersOf: (check) => printsOf(own, check).flatMap(({ signers }) => signers.map(({ usersID }) => usersID)),
    });
  });
  return made && digestOf(made) === digest ? pdfPrinter.checks(made, tenant) : null;
}

/** Refuses a check that is over, that the former product printed, or whose payee has letters that would be drawn as boxes: a bank pays nobody by that name. */
export function refuseUnpayable(check: NumberedCheck, path: string): void {
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

/** Refuses a check of which no paper is good. What the bank has paid was good enough; what was voided is destroyed, and that is told, too. */
export function refuseUnspoilable(prints: readonly CheckPrint[], check: NumberedCheck, path: string): void {
  if (check.state === 'paid') refuseOver(check, path);
  const paper = paperState(printsOf(prints, check));
  if (paper === 'not printed') throw refusal('CARRIED_ON', path, `Check ${check.number} was not printed.`);
  if (paper === 'spoiled') throw refusal('CARRIED_ON', path, `All paper of check ${check.number} is spoiled already.`);
}

/** Records that all good paper of checks is spoiled. */
export async function spoilPapers(
  tx: Transaction<DB>,
  place: FilePlace,
  { prints }: LedgerOfFile,
  checks: readonly NumberedCheck[],
  reason: string,
): Promise<void> {
  const good = checks.flatMap((check) => goodPapers(printsOf(prints, check)));
  await spoilPrints(
    tx,
    place,
    good.map(({ printID }) => printID),
    reason,
  );
}

/** The layout and the printer that are asked for. Throws at the field of one that is not offered. */
async function printSettings(
  tx: Transaction<DB>,
  tenant: string,
  { checkLayoutID, checkPrinterID }: Pick<HowPrinted, 'checkLayoutID' | 'checkPrinterID'>,
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

/**
 * Whose signatures stand on a check, of those that are chosen: as its bank account, its amount and the layout allow.
 * @throws AppError at `signers` where somebody may not sign checks of the account by an image
 */
async function signersFor(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID, chosen }: { readonly bankAccountID: number; readonly chosen: readonly number[] },
  layout: PlacedLayout,
): Promise<(check: NumberedCheck) => readonly number[]> {
  if (chosen.length === 0) return () => [];
  const offered = await readSigners(tx, tenant, bankAccountID);
  const signers = chosen.map((usersID, at) => {
    const found = offered.find((each) => each.usersID === usersID);
    if (found) return found;
    throw invalid(`signers.${at}`, 'This signature may not be printed on checks of this bank account');
  });
  const above = await readTwoSignaturesAbove(tx, tenant, bankAccountID);
  return ({ amount }) =>
    signaturesOn(amount, signatureCount(layout, amount, above), signers).map(({ usersID }) => usersID);
}

/** Why a check is printed again; null where no paper of it is good. Throws at `reason` where it is for none. */
function reasonFor(
  caller: Caller,
  { prints }: LedgerOfFile,
  check: NumberedCheck,
  reason: string | null,
): string | null {
  const last = goodPapers(printsOf(prints, check)).at(-1);
  if (last === undefined || reason !== null) return last === undefined ? null : reason;
  const on = formatDate(todayOf(caller, new Date(last.printedAt)));
  throw invalid('reason', `${last.printedBy} has printed check ${check.number} on ${on}. Say why it is printed again`);
}

/** Refuses a MICR line that no machine would read. */
function refuseUnprintable({ layout, drawer: { routingNumber, accountNumber }, checks }: PrintedChecks): void {
  if (!layout.printsMicr) return;
  for (const { number: checkNumber } of checks) {
    const [words] = Object.values(micrProblems({ checkNumber, routingNumber, accountNumber }));
    if (words !== undefined) throw invalid('bankAccountID', words);
  }
}
