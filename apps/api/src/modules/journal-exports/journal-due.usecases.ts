import type { JournalDue, JournalLineRow, JournalTransaction } from '@closewright/contract/journal-exports';
import { AppError } from '@closewright/domain/errors';
import { type JournalSettings, type Journals, journalsOf } from '@closewright/domain/journal-exports';
import { nameKey } from '@closewright/domain/parties';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Slice } from '../../platform/db/list-parts.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { hashOf } from '../../platform/documents/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { type AskedLine, type FreeJournals, readFree, readLineTransactions, readSums } from './due.queries.ts';
import { readExported } from './exports.queries.ts';
import { foundAccount, foundExport, type JudgedAccount, shownAccount } from './journal-accounts.usecases.ts';
import { readMappable, readSettings } from './settings.queries.ts';

/** What an export of a bank account would say, and of which transactions. */
export interface DueJournals extends FreeJournals {
  readonly journals: Journals;
  readonly settings: JournalSettings;
  /** The names of branches. */
  readonly branches: ReadonlyMap<number, string>;
  readonly officeKeys: readonly string[];
  /** SHA-256 of it all. */
  readonly digest: string;
}

/** What an export of a bank account would say now, or up to what was seen: sums of the ledger, with what the books call them. */
export async function readDue(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID, reachedThrough }: Pick<JudgedAccount, 'bankAccountID' | 'reachedThrough'>,
  upTo: readonly number[] | null = null,
): Promise<DueJournals> {
  const { settings } = await readSettings(tx, tenant);
  const { branches } = await readMappable(tx, tenant);
  const free = await readFree(tx, tenant, bankAccountID, upTo);
  const officeKeys = settings.officeNames.map(nameKey);
  const sums = await readSums(tx, bankAccountID, free, officeKeys);
  const journals = journalsOf(sums, settings, { bankAccountID, reachedThrough });
  const { upTo: _upTo, ...ranges } = free;
  return {
    ...{ ...free, journals, settings, officeKeys },
    branches: new Map(branches.map(({ branchID, name }) => [branchID, name])),
    digest: hashOf(Buffer.from(JSON.stringify([ranges, journals.lines, settings.columns, settings.dateMask]))),
  };
}

/** What an export of a bank account would say now, with a page of its lines. */
export function getJournalDue(
  database: Database,
  caller: Caller,
  { bankAccountID, skip, take }: Slice & { readonly bankAccountID: number },
): Promise<JournalDue> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    const account = await foundAccount(tx, caller, bankAccountID);
    const due = await readDue(tx, tenant, account);
    const { lines, gaps, debit, credit, days } = due.journals;
    const branchOf = (branchID: number | null) => (branchID === null ? null : (due.branches.get(branchID) ?? null));
    return {
      account: shownAccount(caller, account),
      totals: {
        ...{ transactions: transactionsIn(due), debit: debit.value, credit: credit.value, journals: days },
        ...{ fromDay: lines.at(0)?.day ?? null, throughDay: lines.at(-1)?.day ?? null },
      },
      gaps: gaps.map((gap) => (gap.of === 'cost center' ? { ...gap, branch: branchOf(gap.branchID) } : gap)),
      ...{ upTo: due.upTo.join(','), digest: due.digest, totalRecords: lines.length },
      results: lines
        .slice(skip, skip + take)
        .map((line): JournalLineRow => ({ ...line, branch: branchOf(line.branchID) })),
    };
  });
}

/** How many transactions ranges hold: the numbers of a stripe have no gaps. */
export const transactionsIn = ({ firsts, lasts }: Pick<FreeJournals, 'firsts' | 'lasts'>): number =>
  lasts.reduce((sum, last, at) => sum + last - (firsts[at] ?? last) + 1, 0);

interface Asked extends Slice, Omit<AskedLine, 'branchID'> {
  readonly bankAccountID: number;
  /** Left out: of no file. */
  readonly branchID?: number | undefined;
  readonly journalExportID?: number | undefined;
  readonly upTo?: string | undefined;
}

/** A page of the transactions that a line is of. */
export function listJournalTransactions(
  database: Database,
  caller: Caller,
  { bankAccountID, journalExportID, upTo, skip, take, branchID, ...line }: Asked,
): Promise<{ results: JournalTransaction[]; totalRecords: number }> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    await foundAccount(tx, caller, bankAccountID);
    const found =
      journalExportID === undefined
        ? await readFreeByNames(tx, tenant, bankAccountID, upTo)
        : await readOfExport(tx, caller, { bankAccountID, journalExportID });
    const place = { tenant, bankAccountID, journalExportID: journalExportID ?? null, ...found };
    return readLineTransactions(tx, place, { ...line, branchID: branchID ?? null }, { skip, take });
  });
}

async function readFreeByNames(tx: Transaction<DB>, tenant: string, bankAccountID: number, upTo: string | undefined) {
  const { settings } = await readSettings(tx, tenant);
  const ranges = await readFree(tx, tenant, bankAccountID, upTo === undefined ? null : numbersOf(upTo));
  return { ranges, officeKeys: settings.officeNames.map(nameKey) };
}

async function readOfExport(
  tx: Transaction<DB>,
  caller: Caller,
  { bankAccountID, journalExportID }: { readonly bankAccountID: number; readonly journalExportID: number },
) {
  const { made } = await foundExport(tx, caller, journalExportID);
  if (made.bankAccountID !== bankAccountID) throw new AppError('NOT_FOUND');
  return readExported(tx, caller.actor.tenant, journalExportID);
}

/** The last number seen of each stripe. */
export const numbersOf = (upTo: string): readonly number[] => upTo.split(',').map(Number);
