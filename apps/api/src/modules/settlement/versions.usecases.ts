import { createHash } from 'node:crypto';
import { blankOf } from '@closewright/contract/kit';
import {
  type KeptStatement,
  type StatementVersion,
  settlementListNames,
  settlementLists,
  settlementRecord,
  statementLoanFields,
} from '@closewright/contract/settlement';
import { reckonedDocument } from '@closewright/domain/closing-file';
import { AppError } from '@closewright/domain/errors';
import { type VersionKind, versionProblem } from '@closewright/domain/statement-versions';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { staleVersion } from '../../platform/errors/stale-version.ts';
import { type FilePlace, invalid } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile, writeFile } from '../orders/file-work.usecases.ts';
import type { StoredSettlement } from './settlement.queries.ts';
import { foundSettlement, hiddenLists, shownSettlement } from './settlement.usecases.ts';
import { addVersion, isWithSeller, type StoredVersion, versionOf, versionsOf } from './versions.queries.ts';

/** Which statement: of a loan of a file, or with loan 0 the one that is shown first. */
interface Wanted {
  readonly ordersID: number;
  readonly loanID: number;
}

/** What a version holds: the statement as it was stored, whole, and what its totals depend on besides. */
interface Snapshot {
  readonly hasSeller: boolean;
  readonly settlement: StoredSettlement;
}

/** The versions of a statement, the newest first. */
export function listStatementVersions(
  database: Database,
  caller: Caller,
  { ordersID, loanID }: Wanted,
): Promise<StatementVersion[]> {
  const action = 'readSettlementEntries';
  return besideFile({ database, caller, ordersID, action }, async (tx, { place }) => {
    const { loanID: own } = await foundSettlement(tx, place, loanID);
    return versionsOf(tx, place, own);
  });
}

/** A version with the statement as it was, as far as the caller may read it. */
export function getStatementVersion(
  database: Database,
  caller: Caller,
  { ordersID, ...wanted }: Wanted & { statementVersionID: number },
): Promise<KeptStatement> {
  const action = 'readSettlementEntries';
  return besideFile({ database, caller, ordersID, action }, async (tx, { place, session }) => {
    const { loanID } = await foundSettlement(tx, place, wanted.loanID);
    const version = await versionOf(tx, place, { ...wanted, loanID });
    if (version === undefined) throw new AppError('NOT_FOUND', 'The statement has no such version.');
    const { snapshot, loanID: _, ...told } = version;
    // Written by keepStatementVersion alone; the login of the api cannot change it.
    const { hasSeller, settlement: kept } = JSON.parse(snapshot) as Snapshot;
    const settlement = asOfToday(kept);
    const isIntact = (await hashOf(tx, place, version)) === version.hash;
    return { ...told, isIntact, hasSeller, settlement: shownSettlement(settlement, session) };
  });
}

/** A kept statement with the lists and fields that there are by now: it had nothing in those that came later. */
const asOfToday = (kept: StoredSettlement): StoredSettlement => ({
  ...Object.fromEntries(settlementListNames.map((name) => [name, []])),
  ...kept,
  loans: kept.loans.map((loan) => ({ ...blankOf(statementLoanFields), ...loan })),
  statement: { ...blankOf(settlementRecord.fields), ...kept.statement },
});

type Kept = Pick<StoredVersion, 'loanID' | 'number' | 'kind' | 'note' | 'snapshot'>;

interface Keeping extends Wanted {
  readonly version: number;
  readonly kind: VersionKind;
  readonly note: string | null;
}

/** Keeps a statement as it is stored as its next version. */
export function keepStatementVersion(
  database: Database,
  caller: Caller,
  { ordersID, loanID, version, kind, note }: Keeping,
): Promise<StatementVersion> {
  return writeFile({ database, caller, ordersID, action: 'saveSettlement' }, async (tx, file) => {
    const { place, session, refuse } = file;
    const settlement = await foundSettlement(tx, place, loanID);
    // Nobody answers for what they cannot read.
    for (const name of hiddenLists(settlement, session)) refuse(settlementLists[name].record.read);
    if (settlement.version !== version) throw staleVersion(settlement, { shown: shownSettlement(settlement, session) });
    const hasSeller = await isWithSeller(tx, place);
    const { figures } = reckonedDocument(shownSettlement(settlement, session), hasSeller);
    const problem = versionProblem(kind, figures.balance);
    if (problem !== null) throw invalid('kind', problem);
    const [last] = await versionsOf(tx, place, settlement.loanID);
    const snapshot = JSON.stringify({ hasSeller, settlement } satisfies Snapshot);
    const kept = { loanID: settlement.loanID, number: (last?.number ?? 0) + 1, kind, note, snapshot };
    const hash = await hashOf(tx, place, kept);
    const statementVersionID = await addVersion(tx, place, { ...kept, hash });
    const stored = await versionOf(tx, place, { loanID: settlement.loanID, statementVersionID });
    if (stored === undefined) throw new Error('A version that was just stored is not there');
    const { snapshot: _, loanID: __, ...told } = stored;
    return told;
  });
}

/** SHA-256 of a version and of the one before it, so that none can be changed or taken away unseen. */
async function hashOf(tx: Transaction<DB>, place: FilePlace, version: Kept): Promise<string> {
  const { loanID, number, kind, note, snapshot } = version;
  const before = (await versionsOf(tx, place, loanID)).find((each) => each.number === number - 1);
  const text = JSON.stringify([before?.hash ?? null, place.ordersID, loanID, number, kind, note, snapshot]);
  return createHash('sha256').update(text).digest('hex');
}
