import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { OrderDetail } from '@closewright/contract/orders';
import { type KeptStatement, type StatementVersion, settlementLists } from '@closewright/contract/settlement';
import { figuresToKeep, formOfFile, reckonedDocument, type ShownFigures } from '@closewright/domain/closing-file';
import { AppError } from '@closewright/domain/errors';
import { localInstant } from '@closewright/domain/formats';
import type { ToldOfFile } from '@closewright/domain/forms';
import {
  headOfVersion,
  isIssued,
  repeatProblem,
  revisionProblem,
  type VersionHead,
  type VersionKind,
  versionProblem,
} from '@closewright/domain/statement-versions';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { staleVersion } from '../../platform/errors/stale-version.ts';
import { type FilePlace, invalid } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile, type VisibleFile, writeFile } from '../orders/file-work.usecases.ts';
import { readDocument } from '../orders/orders.queries.ts';
import { asOfToday, beginSettlement, type StoredSettlement, settlementID } from './settlement.queries.ts';
import { foundSettlement, hiddenLists, type StatementWanted, shownSettlement } from './settlement.usecases.ts';
import { toldOfStatement } from './told-of-statement.ts';
import {
  addVersion,
  hashBefore,
  type KeptVersion,
  keeperNow,
  type StatementOfFile,
  type StoredVersion,
  versionOf,
  versionsOf,
} from './versions.queries.ts';

/** What a version holds: the statement as it was stored, whole, what its totals depend on besides, and what it showed. */
export interface Snapshot {
  readonly hasSeller: boolean;
  /** Versions from before it was kept have none. */
  readonly head?: VersionHead;
  readonly settlement: StoredSettlement;
  /** Versions from before figures were kept have none. */
  readonly figures?: ShownFigures;
  /** What its forms are drawn of besides; versions from before they were have none. */
  readonly forms?: { readonly told: ToldOfFile; readonly kindOfOrder: OrderDetail['order']['kindOfOrder'] };
}

/** Written by keepStatementVersion alone; the login of the api cannot change it. */
export const snapshotOf = ({ snapshot }: Pick<StoredVersion, 'snapshot'>) => JSON.parse(snapshot) as Snapshot;

/** What a version holds, as far as somebody may read it: who may follows from where the file is today. */
export function shownSnapshot(
  version: Pick<StoredVersion, 'snapshot'>,
  { session, state }: Pick<VisibleFile, 'session' | 'state'>,
) {
  const { settlement: kept, ...others } = snapshotOf(version);
  return {
    ...others,
    settlement: shownSettlement({ ...asOfToday(kept), hasSeller: others.hasSeller, regionID: state.regionID }, session),
  };
}

/** A version with the statement as it was, as far as the caller may read it. */
export function getStatementVersion(
  database: Database,
  caller: Caller,
  { ordersID, loanID, statementVersionID }: StatementWanted & { statementVersionID: number },
): Promise<KeptStatement> {
  const action = 'readSettlementEntries';
  return besideFile({ database, caller, ordersID, action }, async (tx, file) => {
    const { place } = file;
    const { loanID: own } = await foundSettlement(tx, place, loanID);
    const version = await versionOf(tx, await statementOf(tx, file, own), statementVersionID);
    if (version === undefined) throw new AppError('NOT_FOUND', 'The statement has no such version.');
    const { hasSeller, settlement, figures = null } = shownSnapshot(version, file);
    const isIntact = await isAsKept(tx, place, version);
    const isWhole = settlement.leftOut.length === 0;
    return { ...shownVersion(version), isIntact, hasSeller, settlement, figures: isWhole ? figures : null };
  });
}

/** A statement of a file by its loan, as its versions know it. */
export async function statementOf(
  tx: Transaction<DB>,
  { place, state }: Pick<VisibleFile, 'place' | 'state'>,
  loanID: number,
): Promise<StatementOfFile> {
  const isDefault = loanID === (state.defaultLoanID ?? 0);
  return { ...place, loanID, settlementID: await settlementID(tx, place, loanID), isDefault };
}

/** What everybody is told of a version who may read versions. */
export function shownVersion(stored: StoredVersion): StatementVersion {
  const { settlementID: _, loanID: __, keeper: ___, snapshot: ____, ...version } = stored;
  return version;
}

export interface Keeping extends StatementWanted {
  readonly version: number;
  readonly orderVersion: number;
  readonly kind: VersionKind;
  readonly note: string | null;
}

const changedMeanwhile = 'It was changed in the meantime. Look at the statement as it is now, then keep it again.';

/** Keeps a statement as it is stored as its next version. */
export function keepStatementVersion(
  database: Database,
  caller: Caller,
  { ordersID, loanID, version, orderVersion, kind, note }: Keeping,
): Promise<{ readonly statement: StatementOfFile; readonly version: StoredVersion }> {
  return writeFile({ database, caller, ordersID, action: 'saveSettlement' }, async (tx, file) => {
    const { place, session, state, refuse } = file;
    const stored = await foundSettlement(tx, place, loanID);
    // Nobody answers for what they cannot read.
    for (const name of hiddenLists(stored, session)) refuse(settlementLists[name].record.read);
    const shown = shownSettlement(stored, session);
    const seen = { shown, message: changedMeanwhile };
    if (stored.version !== version) throw staleVersion(stored, seen);
    if (state.version !== orderVersion) throw staleVersion(state, seen);
    const { hasSeller } = stored;
    const document = await readDocument(tx, caller.actor, ordersID);
    const known = reckonedDocument({ ...shown, hasSeller });
    const figures = figuresToKeep(known, formOfFile(stored.settlementStatementType));
    const head = headOfVersion(document);
    const keeper = await keeperNow(tx);
    const issued = isIssued(kind) ? localInstant(keeper.keptAt, tenantZone(session)).date : null;
    const told = await toldOfStatement(tx, place.tenant, { file: document, settlement: asOfToday(stored), issued });
    const forms = { told, kindOfOrder: document.order.kindOfOrder };
    const snapshot = JSON.stringify({ hasSeller, head, settlement: stored, figures, forms } satisfies Snapshot);
    const id = (await settlementID(tx, place, stored.loanID)) ?? (await beginSettlement(tx, place, stored.loanID, {}));
    const statement = { ...(await statementOf(tx, file, stored.loanID)), settlementID: id };
    const own = (await versionsOf(tx, statement)).filter(({ isOfRemovedLoan }) => !isOfRemovedLoan);
    const problem =
      versionProblem(kind, known.figures.balance) ??
      repeatProblem(kind, await holdingSame(tx, statement, own, snapshot));
    if (problem !== null) throw invalid('kind', problem);
    const unexplained = revisionProblem(kind, note, own);
    if (unexplained !== null) throw invalid('note', unexplained);
    const kept = {
      settlementID: id,
      loanID: stored.loanID,
      number: (own[0]?.number ?? 0) + 1,
      kind,
      note,
      snapshot,
      ...keeper,
    };
    const added = await addVersion(tx, place, { ...kept, hash: await hashOf(tx, place, kept) });
    const row = await versionOf(tx, statement, added);
    if (row === undefined) throw new Error('A version that was just stored is not there');
    return { statement, version: row };
  });
}

/** The newest versions of a statement as far back as they hold the same as one that is to be kept. */
async function holdingSame(
  tx: Transaction<DB>,
  statement: StatementOfFile,
  own: readonly StatementVersion[],
  snapshot: string,
): Promise<StatementVersion[]> {
  const content = contentOf({ snapshot });
  const same: StatementVersion[] = [];
  for (const version of own.filter(({ isThere }) => isThere)) {
    const stored = await versionOf(tx, statement, version.statementVersionID);
    if (stored === undefined || !isDeepStrictEqual(contentOf(stored), content)) break;
    same.push(version);
  }
  return same;
}

/** What a version holds, without who saved it last and when, and the day it was issued. */
function contentOf(version: Pick<StoredVersion, 'snapshot'>) {
  const { settlement, figures, forms, ...others } = snapshotOf(version);
  const {
    version: _,
    orderVersion: __,
    updatedAt: ___,
    updatedBy: ____,
    regionID: _____,
    hasSeller: ______,
    kindOfOrder: _______,
    ...content
  } = asOfToday(settlement);
  // Where a line counts follows from the statement, and was not kept at first.
  const lines = figures?.lines.map(({ place: ________, ...line }) => line);
  // Who holds the deposit is among what was entered, and its forms did not tell it at first.
  const told = forms && { ...forms.told, issued: null, depositHolder: null };
  return { ...others, content, ...(figures && { figures: { ...figures, lines } }), ...(forms && { ...forms, told }) };
}

/** Whether a version is what was kept. */
export const isAsKept = async (tx: Transaction<DB>, place: FilePlace, version: StoredVersion): Promise<boolean> =>
  (await hashOf(tx, place, version)) === version.hash;

/** SHA-256 of a version and of the one before it, so that none can be changed, or taken out from between others, unseen. */
async function hashOf(tx: Transaction<DB>, place: FilePlace, version: KeptVersion): Promise<string> {
  const { settlementID: whose, loanID, number, kind, note, keptAt, keeper, snapshot } = version;
  // Versions from before they knew their statement say nothing of when and by whom.
  const kept = whose === null ? [loanID, number, kind, note] : [whose, loanID, number, kind, note, keptAt, keeper];
  const text = JSON.stringify([await hashBefore(tx, place, version), place.ordersID, ...kept, snapshot]);
  return createHash('sha256').update(text).digest('hex');
}
