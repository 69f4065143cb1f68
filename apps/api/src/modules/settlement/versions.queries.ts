import type { StatementVersion } from '@closewright/contract/settlement';
import type { VersionDelivery, VersionSigning } from '@closewright/domain/statement-versions';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../platform/records/index.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

/** A version with what it was given when it was kept. */
export interface KeptVersion extends Pick<StatementVersion, 'number' | 'kind' | 'note' | 'keptAt'> {
  /** Null for versions from before it was stored. */
  readonly settlementID: number | null;
  readonly loanID: number;
  /** The key of whoever kept it. */
  readonly keeper: string;
  readonly snapshot: string;
}

/** A version as stored. */
export type StoredVersion = StatementVersion & KeptVersion;

/** Whose versions are read. */
export interface StatementOfFile extends FilePlace {
  readonly loanID: number;
  /** Null as long as nothing was saved in it. */
  readonly settlementID: number | null;
  /** Whether it is shown first. */
  readonly isDefault: boolean;
}

type Row = Omit<DB['statement_versions'], 'tenant_id' | 'orders_id' | 'snapshot' | 'kept_at'> & { kept_at: string };

/** The versions of a file that are there, and those that the audit knows besides: one that is gone was deleted outside the product. */
const known = ({ tenant, ordersID }: FilePlace): RawBuilder<Row & { is_there: boolean }> => sql`(
  select statement_version_id, settlement_id, loan_id, number, kind, note, hash, kept_at, kept_by, true as is_there
  from statement_versions where tenant_id = ${tenant} and orders_id = ${ordersID}
  union all
  select r.statement_version_id, r.settlement_id, r.loan_id, r.number, r.kind, r.note, r.hash, r.kept_at, r.kept_by, false
  from audit_log a, jsonb_populate_record(null::statement_versions, a.after) r
  where a.tenant_id = ${tenant} and a.orders_id = ${ordersID} and a.table_name = 'statement_versions' and a.operation = 'INSERT'
    and not exists (select from statement_versions t where t.tenant_id = ${tenant} and t.statement_version_id = r.statement_version_id))`;

/** Before a version knew its statement, what was kept without a loan was of the statement that is shown first. */
const isOwn = ({ settlementID, loanID, isDefault }: StatementOfFile) => sql<boolean>`case
  when v.settlement_id is not null then v.settlement_id is not distinct from ${settlementID}
  else v.loan_id = ${loanID} or (v.loan_id = 0 and ${isDefault}) end`;

const isGone = ({ tenant }: FilePlace) => sql<boolean>`case
  when v.settlement_id is not null then not exists (
    select from settlements s where s.tenant_id = ${tenant} and s.settlement_id = v.settlement_id)
  else v.loan_id <> 0 and not exists (select from loans l where l.tenant_id = ${tenant} and l.loan_id = v.loan_id) end`;

/** When and by whom something was said of a version, and what took it back: of `version_deliveries` d and t. */
const said = (tenant: string) => sql`'versionDeliveryID', d.version_delivery_id, 'saidAt', iso_instant(d.said_at),
    'saidBy', ${actorName(tenant, 'd.said_by')}, 'takenBack', case when t.takes_back is not null then json_build_object('reason', t.reason,
      'at', iso_instant(t.said_at), 'by', ${actorName(tenant, 't.said_by')}) end`;

/** What was said of a version, the oldest first: rows that have a column of their kind, with what they say. */
const saidOf = <T>(tenant: string, kind: RawBuilder<unknown>, says: RawBuilder<unknown>) => sql<T>`(
  select coalesce(json_agg(json_build_object(${says}, ${said(tenant)}) order by d.version_delivery_id), '[]')
  from version_deliveries d
  left join version_deliveries t on t.tenant_id = d.tenant_id and t.takes_back = d.version_delivery_id
  where d.tenant_id = ${tenant} and d.statement_version_id = v.statement_version_id and ${kind} is not null)`;

const deliveriesOf = (tenant: string) =>
  saidOf<StatementVersion['deliveries']>(
    tenant,
    sql`d.delivered_to`,
    sql`'deliveredTo', d.delivered_to, 'method', d.method, 'sentOn', d.sent_on, 'receivedOn', d.received_on`,
  );

const signingsOf = (tenant: string) =>
  saidOf<StatementVersion['signings']>(
    tenant,
    sql`d.signed_by`,
    sql`'signedBy', d.signed_by, 'roleTypeID', d.role_type_id, 'signedOn', d.signed_on`,
  );

const read = (tx: Transaction<DB>, statement: StatementOfFile) =>
  tx
    .selectFrom(known(statement).as('v'))
    .where(({ or }) => or([isOwn(statement), isGone(statement)]))
    .select([
      'v.statement_version_id as statementVersionID',
      'v.number',
      // The check of the contract is that of every write.
      sql<StatementVersion['kind']>`v.kind`.as('kind'),
      'v.note',
      'v.hash',
      sql<string>`iso_instant(v.kept_at)`.as('keptAt'),
      actorName(statement.tenant, 'v.kept_by').as('keptBy'),
      'v.is_there as isThere',
      isGone(statement).as('isOfRemovedLoan'),
      deliveriesOf(statement.tenant).as('deliveries'),
      signingsOf(statement.tenant).as('signings'),
    ]);

/** The versions of a statement, the newest first; behind them those of loans that are on the file no more. */
export const versionsOf = (tx: Transaction<DB>, statement: StatementOfFile): Promise<StatementVersion[]> =>
  read(tx, statement)
    .orderBy('isOfRemovedLoan')
    .orderBy('v.number', 'desc')
    .orderBy('v.statement_version_id', 'desc')
    .execute();

/** One version of a statement with what it holds. */
export const versionOf = (
  tx: Transaction<DB>,
  statement: StatementOfFile,
  statementVersionID: number,
): Promise<StoredVersion | undefined> =>
  read(tx, statement)
    .innerJoin('statement_versions as t', (join) =>
      join
        .onRef('t.statement_version_id', '=', 'v.statement_version_id')
        .on('t.tenant_id', '=', statement.tenant)
        .on('t.statement_version_id', '=', statementVersionID),
    )
    .select(['t.settlement_id as settlementID', 't.loan_id as loanID', 't.kept_by as keeper', 't.snapshot'])
    .executeTakeFirst();

/** What versions hold, by their ids; those that are gone are not among them. */
export async function snapshotsOf(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  versions: readonly Pick<StatementVersion, 'statementVersionID'>[],
): Promise<ReadonlyMap<number, string>> {
  const ids = versions.map(({ statementVersionID }) => statementVersionID);
  const rows = await tx
    .selectFrom('statement_versions')
    .select(['statement_version_id', 'snapshot'])
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .where(sql<boolean>`statement_version_id = any(${ids}::integer[])`)
    .execute();
  return new Map(rows.map(({ statement_version_id, snapshot }) => [statement_version_id, snapshot]));
}

/** The hash of the version before one of a statement; null where it is the first, or where that is gone. */
export async function hashBefore(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  { settlementID, loanID, number }: KeptVersion,
): Promise<string | null> {
  const row = await tx
    .selectFrom('statement_versions')
    .select('hash')
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .where('number', '=', number - 1)
    .where(
      sql<boolean>`(settlement_id = ${settlementID} or (settlement_id is null and loan_id in (0, ${loanID}::integer)))`,
    )
    .orderBy('settlement_id')
    .limit(1)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** Who keeps a version in this transaction, and when. */
export async function keeperNow(tx: Transaction<DB>): Promise<Pick<KeptVersion, 'keptAt' | 'keeper'>> {
  return tx
    .selectNoFrom([
      sql<string>`iso_instant(now())`.as('keptAt'),
      sql<string>`current_setting('app.actor', true)`.as('keeper'),
    ])
    .executeTakeFirstOrThrow();
}

/** The role of a party of a file; undefined where the file has no such party. */
export async function roleOf(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  rolesID: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('order_parties')
    .select('role_type_id')
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .where('roles_id', '=', rolesID)
    .executeTakeFirst();
  return row?.role_type_id;
}

/** Stores a version. Answers its id. */
export async function addVersion(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  version: KeptVersion & Pick<StatementVersion, 'hash'>,
): Promise<number> {
  const id = await nextIDs(tx, 'statement_version_id');
  const { settlementID, loanID, keptAt, keeper, ...columns } = version;
  await tx
    .insertInto('statement_versions')
    .values({
      ...columns,
      tenant_id: tenant,
      orders_id: ordersID,
      statement_version_id: id,
      settlement_id: settlementID,
      loan_id: loanID,
      kept_at: keptAt,
      kept_by: keeper,
    })
    .execute();
  return id;
}

/** What is said of a version: that it was delivered, in place of another delivery or not, that it was signed, or that either is taken back. */
export type Said =
  | { readonly delivery: VersionDelivery; readonly takesBack: number | null }
  | { readonly signing: VersionSigning }
  | { readonly takesBack: number; readonly reason: string };

/** Adds what is said of a version. */
export async function addSaid(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  statementVersionID: number,
  said: Said,
): Promise<void> {
  const id = await nextIDs(tx, 'version_delivery_id');
  await tx
    .insertInto('version_deliveries')
    .values({
      tenant_id: tenant,
      orders_id: ordersID,
      version_delivery_id: id,
      statement_version_id: statementVersionID,
      ...columnsOf(said),
    })
    .execute();
}

function columnsOf(said: Said) {
  if ('reason' in said) return { takes_back: said.takesBack, reason: said.reason };
  if ('signing' in said) {
    const { signedBy, roleTypeID, signedOn } = said.signing;
    return { signed_by: signedBy, role_type_id: roleTypeID, signed_on: signedOn };
  }
  const { delivery, takesBack } = said;
  return {
    takes_back: takesBack,
    delivered_to: delivery.deliveredTo,
    method: delivery.method,
    sent_on: delivery.sentOn,
    received_on: delivery.receivedOn,
  };
}
