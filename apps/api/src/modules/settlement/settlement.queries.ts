import { blankOf, columnOf, type Fields, rootColumnOf } from '@closewright/contract/kit';
import {
  type Settlement,
  settlementListNames,
  settlementLists,
  settlementRecord,
  statementLoanFields,
} from '@closewright/contract/settlement';
import { sql, type Transaction } from 'kysely';
import { query } from '../../platform/db/query.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Columns, FilePlace } from '../../platform/records/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

/** A statement as stored, with the region of its file; it has no fields before its first save. */
export interface StoredSettlement extends Omit<Settlement, 'statement' | 'leftOut'> {
  readonly regionID: number;
  readonly statement: Settlement['statement'] | null;
}

/** A statement with all of its own fields. */
export type WholeSettlement = StoredSettlement & { readonly statement: NonNullable<StoredSettlement['statement']> };

/** A kept statement with the lists and fields that there are by now: it had nothing in those that came later. */
export const asOfToday = (kept: StoredSettlement): WholeSettlement => ({
  ...Object.fromEntries(settlementListNames.map((name) => [name, []])),
  ...kept,
  orderVersion: kept.orderVersion ?? 0,
  loans: kept.loans.map((loan) => ({ ...blankOf(statementLoanFields), ...loan })),
  statement: { ...blankOf(settlementRecord.fields), ...kept.statement },
});

/** Reads the settlement of a loan, 0 for a file without one; null where file or loan is not there. */
export const readingSettlement = ({ tenant, ordersID }: FilePlace, loanID: number) =>
  query.selectNoFrom(
    sql<StoredSettlement | null>`read_settlement(${tenant}, ${ordersID}::integer, ${loanID}::integer)`.as('settlement'),
  );

/** The id of the statement of a loan; null while nothing was saved in it. */
export async function settlementID(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  loanID: number,
): Promise<number | null> {
  const row = await tx
    .selectFrom('settlements')
    .select('settlement_id')
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .where(sql<boolean>`loan_id is not distinct from nullif(${loanID}::integer, 0)`)
    .executeTakeFirst();
  return row?.settlement_id ?? null;
}

/** The names of the loan types of a tenant, by their ids. */
export async function loanTypeNames(tx: Transaction<DB>, tenant: string): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom('lookups')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenant)
    .where('set_name', '=', 'loanTypes')
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Begins the statement of a loan with what is entered of it. Answers its id. */
export async function beginSettlement(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  loanID: number,
  columns: Columns,
): Promise<number> {
  const id = await nextIDs(tx, 'settlement_id');
  await tx
    .insertInto('settlements')
    .values({
      ...columns,
      tenant_id: tenant,
      settlement_id: id,
      orders_id: ordersID,
      loan_id: loanID === 0 ? null : loanID,
    })
    .execute();
  return id;
}

/** Moves what was entered before the file had a loan to the statement of its first one. */
export async function moveToFirstLoan(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  loanID: number,
): Promise<void> {
  await tx
    .updateTable('settlements')
    .set({ loan_id: loanID })
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .where('loan_id', 'is', null)
    .where(sql<boolean>`not exists (select from settlements s
      where s.tenant_id = ${tenant} and s.orders_id = ${ordersID} and s.loan_id = ${loanID})`)
    .execute();
}

/** Stores changed columns of a statement and gives it its next version, also without any: something in it has changed. */
export async function updateSettlement(
  tx: Transaction<DB>,
  { tenant }: FilePlace,
  id: number,
  columns: Columns,
): Promise<void> {
  await tx
    .updateTable('settlements')
    .set({ ...columns, updated_at: sql`now()` })
    .where('tenant_id', '=', tenant)
    .where('settlement_id', '=', id)
    .execute();
}

/** The columns that say why something is applied; none without a reason. */
export const reasonColumns = (reason: string | null): Columns =>
  reason === null ? {} : { applied_at: sql`now()`, applied_reason: reason };

/** Locks the statements of a file, or opens them again; who does it is whoever works in this transaction. */
export async function storeLock(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  isLocked: boolean,
  reason: string | null,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      is_settlement_locked: isLocked,
      settlement_lock_at: sql`now()`,
      settlement_lock_by: sql`current_setting('app.actor', true)`,
      settlement_lock_reason: reason,
    })
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .execute();
}

/** The tables whose rows hang on a statement itself. */
const entryTables = Object.values(settlementLists).flatMap(({ record }) =>
  rootColumnOf(record) === undefined ? [] : [record.table],
);

const fields: Fields = settlementRecord.fields;

/** Whether anything is entered of a statement itself; a box without its tick is nothing. */
const hasFields = sql<boolean>`num_nonnulls(${sql.join(
  Object.entries(fields).map(([name, { kind }]) => {
    const column = sql.ref(`s.${columnOf(name, kind)}`);
    return kind === 'boolean' ? sql`nullif(${column}, false)` : column;
  }),
)}) > 0`;

/** Of these loans of a file, those that a rate order names as the one it insures. */
export async function insuredLoans(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  loanIDs: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('rate_orders')
    .select('loan_id as loanID')
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .where('loan_id', 'in', [...loanIDs, 0])
    .execute();
  return rows.flatMap(({ loanID }) => loanID ?? []);
}

/** Of these loans of a file, those whose statement has something entered in it. */
export async function loansWithEntries(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  loanIDs: readonly number[],
): Promise<number[]> {
  const entries = entryTables.map(
    (table) =>
      sql`select settlement_id from ${sql.table(table)} where tenant_id = ${tenant} and orders_id = ${ordersID}`,
  );
  const rows = await tx
    .selectFrom('settlements as s')
    .select('s.loan_id as loanID')
    .where('s.tenant_id', '=', tenant)
    .where('s.orders_id', '=', ordersID)
    .where('s.loan_id', 'in', [...loanIDs, 0])
    .where(sql<boolean>`(${hasFields} or s.settlement_id in (${sql.join(entries, sql` union all `)}))`)
    .execute();
  return rows.flatMap(({ loanID }) => loanID ?? []);
}

/** Reads the statements of several loans of any files, in the order in which they are named. */
export async function readSettlements(
  tx: Transaction<DB>,
  tenant: string,
  wanted: readonly { readonly ordersID: number; readonly loanID: number }[],
): Promise<(StoredSettlement | null)[]> {
  const { rows } = await sql<{ settlement: StoredSettlement | null }>`
    select read_settlement(${tenant}, w.orders, w.loan) as settlement
    from unnest(${wanted.map(({ ordersID }) => ordersID)}::integer[], ${wanted.map(({ loanID }) => loanID)}::integer[])
      with ordinality as w (orders, loan, place) order by w.place`.execute(tx);
  return rows.map(({ settlement }) => settlement);
}

/** Which policies were sent to their underwriter and not unlocked since. */
export async function lockedPolicies(
  tx: Transaction<DB>,
  tenant: string,
  titlePolicyIDs: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select w.id from unnest(${titlePolicyIDs}::integer[]) w (id) where policy_is_locked(${tenant}, w.id)`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
