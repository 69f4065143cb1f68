import type { ReconciliationRow } from '@closewright/contract/reconciliation';
import type { LedgerEnd, ThreeWay } from '@closewright/domain/reconciliation';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { actorName } from '../../../platform/tenant/actor-name.ts';

/** A reconciliation with what of it only the api asks: its region, who is named by key, and whether it is the last of its account. */
export interface StoredReconciliation {
  readonly row: ReconciliationRow;
  readonly regionID: number;
  readonly preparedBy: string;
  readonly reopenAskedBy: string | null;
  /** The day of the last final one of its account; null where none is final. */
  readonly finalizedThrough: string | null;
}

const signature = (tenant: string, who: 'prepared' | 'reviewed' | 'reopen_asked' | 'reopened', note: string) =>
  sql`case when ${sql.ref(`r.${who}_by`)} is not null then json_build_object('by', ${actorName(tenant, `r.${who}_by`)},
    'at', iso_instant(${sql.ref(`r.${who}_at`)}), 'note', ${sql.ref(`r.${note}`)},
    'isOwn', ${sql.ref(`r.${who}_by`)} is not distinct from nullif(current_setting('app.actor', true), '')) end`;

/** A reconciliation `r` of a bank account `b` as it is told, as JSON. While it is final, who said no to reopening it is the audit's. */
const rowJSON = (tenant: string): RawBuilder<ReconciliationRow> => sql<ReconciliationRow>`json_build_object(
  'reconciliationID', r.reconciliation_id, 'bankAccountID', r.bank_account_id, 'name', b.name, 'reconciliationDate', r.day,
  'isReconFinalized', r.is_final, 'isLast', r.is_final and not exists (select from reconciliations later
    where later.tenant_id = ${tenant} and later.bank_account_id = r.bank_account_id and later.is_final and later.day > r.day), 'version', r.number, 'threeWay', r.figures, 'openExceptions', r.open_exceptions,
  'prepared', ${signature(tenant, 'prepared', 'prepared_note')}, 'reviewed', ${signature(tenant, 'reviewed', 'reviewed_note')},
  'reopenAsked', ${signature(tenant, 'reopen_asked', 'reopen_reason')},
  'reopened', case when not r.is_final then ${signature(tenant, 'reopened', 'reopened_note')} end, 'sha256', r.sha256)`;

const joined = sql`reconciliations r join bank_accounts b on b.tenant_id = r.tenant_id and b.bank_account_id = r.bank_account_id`;

/** One reconciliation; undefined where there is none. */
export async function readReconciliation(
  tx: Transaction<DB>,
  tenant: string,
  reconciliationID: number,
): Promise<StoredReconciliation | undefined> {
  const { rows } = await sql<StoredReconciliation>`
    select ${rowJSON(tenant)} as row, b.region_id as "regionID", r.prepared_by as "preparedBy", r.reopen_asked_by as "reopenAskedBy",
      (select max(f.day) from reconciliations f where f.tenant_id = ${tenant} and f.bank_account_id = r.bank_account_id and f.is_final) as "finalizedThrough"
    from ${joined} where r.tenant_id = ${tenant} and r.reconciliation_id = ${reconciliationID}`.execute(tx);
  return rows[0];
}

/** A page of the reconciliations of bank accounts, the latest day first and of a day the last version. */
export async function readReconciliations(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountIDs, skip, take }: { bankAccountIDs: readonly number[]; skip: number; take: number },
): Promise<{ results: ReconciliationRow[]; totalRecords: number }> {
  const ofAccounts = sql`r.tenant_id = ${tenant} and r.bank_account_id = any(${bankAccountIDs})`;
  const { rows } = await sql<{ results: ReconciliationRow[]; totalRecords: number }>`
    select (select count(*)::integer from reconciliations r where ${ofAccounts}) as "totalRecords",
      (select coalesce(json_agg(p.row), '[]') from (
        select ${rowJSON(tenant)} as row from ${joined} where ${ofAccounts}
        order by r.day desc, lower(b.name), r.bank_account_id, r.number desc offset ${skip} limit ${take}) p) as results`.execute(
    tx,
  );
  return rows[0] ?? { results: [], totalRecords: 0 };
}

/** The last reconciliation of a day of a bank account; null before the first. */
export async function readReconciliationOfDay(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID, date }: { readonly bankAccountID: number; readonly date: string },
): Promise<ReconciliationRow | null> {
  const { rows } = await sql<{ row: ReconciliationRow }>`
    select ${rowJSON(tenant)} as row from ${joined} where r.tenant_id = ${tenant} and r.bank_account_id = ${bankAccountID} and r.day = ${date}
    order by r.number desc limit 1`.execute(tx);
  return rows[0]?.row ?? null;
}

/** What is kept of a day that is finalized. */
export interface NewReconciliation {
  readonly reconciliationID: number;
  readonly bankAccountID: number;
  readonly figures: ThreeWay;
  readonly openExceptions: number;
  readonly ends: readonly LedgerEnd[];
  readonly sha256: string;
  readonly note: string | null;
  readonly pack: string;
}

/** Keeps a reconciliation with its pack, which closes the ledger of its account through its day. Who prepares it and when, the table says itself. */
export async function storeReconciliation(tx: Transaction<DB>, tenant: string, made: NewReconciliation): Promise<void> {
  const { reconciliationID, bankAccountID, figures, openExceptions, ends, sha256, note, pack } = made;
  await sql`
    insert into reconciliations (tenant_id, reconciliation_id, bank_account_id, day, number, figures, open_exceptions, ends, sha256, prepared_note)
    values (${tenant}, ${reconciliationID}, ${bankAccountID}, ${figures.date}, 1 + coalesce((select max(r.number) from reconciliations r
      where r.tenant_id = ${tenant} and r.bank_account_id = ${bankAccountID} and r.day = ${figures.date}), 0),
      ${JSON.stringify(figures)}::jsonb, ${openExceptions}, ${JSON.stringify(ends)}::jsonb, ${sha256}, ${note})`.execute(
    tx,
  );
  await tx
    .insertInto('reconciliation_packs')
    .values({ tenant_id: tenant, reconciliation_id: reconciliationID, pack })
    .execute();
}

/** What is signed: by whom and when, the table says itself. */
type Signed =
  | { readonly reviewed_by: string; readonly reviewed_note: string | null }
  | { readonly reopen_asked_by: string; readonly reopen_reason: string }
  | { readonly is_final: false; readonly reopened_note: string | null }
  | { readonly reopen_asked_by: null; readonly reopen_reason: null; readonly reopened_note: string | null };

/** Signs a reconciliation, asks to reopen it, or decides that: the ledger goes with it. */
export async function signReconciliation(
  tx: Transaction<DB>,
  tenant: string,
  reconciliationID: number,
  signed: Signed,
): Promise<void> {
  await tx
    .updateTable('reconciliations')
    .set(signed)
    .where('tenant_id', '=', tenant)
    .where('reconciliation_id', '=', reconciliationID)
    .execute();
}

/** The pack of a reconciliation as it was kept, with its hash; undefined where there is none. */
export async function readPack(
  tx: Transaction<DB>,
  tenant: string,
  reconciliationID: number,
): Promise<{ readonly pack: string; readonly sha256: string } | undefined> {
  return tx
    .selectFrom('reconciliation_packs as p')
    .innerJoin('reconciliations as r', (join) =>
      join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.reconciliation_id', '=', 'p.reconciliation_id'),
    )
    .select(['p.pack', 'r.sha256'])
    .where('p.tenant_id', '=', tenant)
    .where('p.reconciliation_id', '=', reconciliationID)
    .executeTakeFirst();
}

/** Holds a bank account until the commit: nothing is imported, matched or posted meanwhile. Taken before anything is read. */
export async function holdLedger(tx: Transaction<DB>, bankAccountID: number): Promise<void> {
  await sql`select hold_ledger(${bankAccountID})`.execute(tx);
}
