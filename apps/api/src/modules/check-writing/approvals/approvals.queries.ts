import type { Approval, ApprovalQuery, ApprovalRow } from '@closewright/contract/check-writing';
import { ledgerStripes } from '@closewright/domain/ledger';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { query } from '../../../platform/db/query.ts';
import { rawQuery } from '../../../platform/db/raw-query.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { smallLetters } from '../../../platform/db/small-letters.ts';
import type { FilePlace } from '../../../platform/records/index.ts';
import { type Actor, type Database, nextIDs } from '../../../platform/tenant/in-tenant.ts';
import { inRegions } from '../../orders/listed-regions.queries.ts';
import { isVisible, type Reader } from '../../orders/order-rows.queries.ts';
import { nameOf } from '../name-of.ts';

/** A request as it is stored, with the ids of who asked and who decided, as the audit has them. */
export interface StoredApproval extends Omit<Approval, 'isOwn'> {
  readonly askedBy: string;
  readonly endedBy: string | null;
  /** Of a transfer the file that gets the money. */
  readonly toOrdersID: number | null;
}

/** What of a request is read, for rows `a` of approval_requests. */
const columns = (tenant: string): RawBuilder<unknown> => sql`
  a.approval_id as "approvalID", a.kind, a.bank_account_id as "bankAccountID", a.amount_cents as amount,
  case when a.about_number is not null then json_build_object('stripe', a.about_stripe, 'number', a.about_number) end as about,
  a.payee, a.check_number as "checkNumber", a.method, a.memo, a.category, a.is_recoverable as "isRecoverable", a.over_files as "overFiles", a.comment,
  a.to_orders_id as "toOrdersID", (select g.file_number from orders g where g.tenant_id = ${tenant} and g.orders_id = a.to_orders_id) as "toFile",
  ${nameOf(tenant, 'a.requested_by')} as "requestedBy", iso_instant(a.requested_at) as "requestedAt", a.requested_by as "askedBy",
  a.state, ${nameOf(tenant, 'a.decided_by')} as "decidedBy", iso_instant(a.decided_at) as "decidedAt", a.decided_by as "endedBy",
  a.decision_comment as "decisionComment",
  case when a.state = 'approved' then (select json_build_object('stripe', t.stripe, 'number', t.number) from ledger_transactions t
    where t.tenant_id = ${tenant} and t.bank_account_id = a.bank_account_id and (t.facts ->> 'approval') = a.approval_id::text) end as posted`;

/** What is asked for in a file, in the order in which it was asked, as JSON. */
export const approvalsOfFile = ({ tenant, ordersID }: FilePlace): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(r), '[]') from (
    select ${columns(tenant)} from approval_requests a where a.tenant_id = ${tenant} and a.approval_id in (
      select own.approval_id from approval_requests own where own.tenant_id = ${tenant} and own.orders_id = ${ordersID}
      union all select r.approval_id from payment_parts q join approval_requests r on r.tenant_id = q.tenant_id and r.bank_account_id = q.bank_account_id
        and r.about_stripe = q.stripe and r.about_number = q.number and r.over_files is not null
      where q.tenant_id = ${tenant} and q.orders_id = ${ordersID})
    order by a.requested_at, a.approval_id) r)`;

/** The parts `q` of the payment for several files that a request `a` is about; of any other none. */
const partsOf = (tenant: string): RawBuilder<unknown> => sql`(
  select q.tenant_id, q.orders_id from payment_parts q where q.tenant_id = ${tenant} and q.bank_account_id = a.bank_account_id
    and q.stripe = a.about_stripe and q.number = a.about_number and a.over_files is not null) q`;

/** A request with its file, as the list has it. */
type StoredRow = StoredApproval & Omit<ApprovalRow, keyof Approval>;

/** One page of the requests in the files of the reader, with what each file has and lacks, in one statement. */
export async function readApprovalPage(
  database: Database,
  reader: Reader,
  { skip, take, state, kind, text }: ApprovalQuery,
): Promise<{ results: readonly StoredRow[]; totalRecords: number }> {
  const { tenant } = reader.actor;
  const isPending = state === 'pending';
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const searched = smallLetters(
    sql`concat_ws(' ', o.file_number, a.payee, a.check_number, a.comment, ${nameOf(tenant, 'a.requested_by')})`,
  );
  const conditions = [
    sql`a.tenant_id = ${tenant}`,
    isPending ? sql`a.state = 'pending'` : sql`a.state <> 'pending'`,
    isVisible(reader),
    // Of several files only who may know of all of them.
    sql`(a.over_files is null or not exists (select from ${partsOf(tenant)} join orders f on f.tenant_id = q.tenant_id and f.orders_id = q.orders_id
      where not ${inRegions(sql`f.region_id`, reader.regions)}))`,
    ...(kind === undefined ? [] : [sql`a.kind = ${kind}`]),
    ...words.map((word) => sql`position(${word}::text in ${searched}) > 0`),
  ];
  const balanceOf = (file: RawBuilder<unknown>, of: RawBuilder<unknown>) => sql`
    coalesce((select sum(l.balance_cents)::bigint from ledger_balances l where l.tenant_id = ${tenant}
      and l.bank_account_id = a.bank_account_id and l.orders_id = ${file} and ${of} and l.stripe = ${file} % ${ledgerStripes}::integer), 0)`;
  /** Of a payment for several files what all of them have together. */
  const balance = (
    of: RawBuilder<unknown>,
  ) => sql`case when a.over_files is null then ${balanceOf(sql`a.orders_id`, of)}
    else (select sum(${balanceOf(sql`q.orders_id`, of)})::bigint from ${partsOf(tenant)}) end`;
  const [page] = await database.readInTenant(
    reader.actor,
    rawQuery(sql<{ results: readonly StoredRow[]; totalRecords: number }>`
      with found as (
        select a.*, o.file_number, b.name as bank_account
        from approval_requests a join orders o on o.tenant_id = a.tenant_id and o.orders_id = a.orders_id
          join bank_accounts b on b.tenant_id = a.tenant_id and b.bank_account_id = a.bank_account_id
        where ${sql.join(conditions, sql` and `)})
      select (select count(*)::integer from found) as "totalRecords",
        (select coalesce(json_agg(r), '[]') from (
          select ${columns(tenant)}, a.orders_id as "ordersID", a.file_number || coalesce(' and ' || (a.over_files - 1) || ' more', '') as "fileNumber", a.bank_account as "bankAccount",
            -(${balance(sql`l.account = 'available'`)}) as available,
            ${balance(sql`l.account in ('advance', 'loss', 'shortage')`)} as lacking,
            ${balance(sql`l.account = 'shortage'`)} as short,
            (select count(*)::integer from check_prints p where p.tenant_id = ${tenant} and p.bank_account_id = a.bank_account_id
              and p.stripe = a.about_stripe and p.number = a.about_number and p.spoiled_at is null)
              + (select count(*)::integer from ledger_transactions t where t.tenant_id = ${tenant} and t.bank_account_id = a.bank_account_id
              and t.stripe = a.about_stripe and t.number = a.about_number and t.kind = 'check' and t.facts ? 'opening') as papers,
            (select f.file_date from positive_pay_events e join positive_pay_files f on f.tenant_id = e.tenant_id and f.positive_pay_file_id = e.positive_pay_file_id
              where e.tenant_id = ${tenant} and e.bank_account_id = a.bank_account_id and e.stripe = a.about_stripe and e.number = a.about_number
                and e.kind = 'issue' and e.stands) as "toldOn"
          from found a
          order by ${isPending ? sql`a.requested_at, a.approval_id` : sql`a.decided_at desc, a.approval_id desc`}
          offset ${skip} limit ${take}) r) as results`),
  );
  return page ?? { results: [], totalRecords: 0 };
}

/** The file of each request, and of a transfer the one that gets the money; those that are not there are missing. */
export async function filesOfApprovals(
  database: Database,
  actor: Actor,
  approvalIDs: readonly number[],
): Promise<ReadonlyMap<number, FilesOfApproval>> {
  const rows = await database.readInTenant(
    actor,
    query
      .selectFrom('approval_requests')
      .select(['approval_id', 'orders_id as ordersID', 'to_orders_id as toOrdersID'])
      .select(
        sql<
          number[]
        >`(select coalesce(json_agg(p.orders_id), '[]') from payment_parts p where p.tenant_id = approval_requests.tenant_id
          and p.bank_account_id = approval_requests.bank_account_id and p.stripe = about_stripe and p.number = about_number)`.as(
          'together',
        ),
      )
      .where('tenant_id', '=', actor.tenant)
      .where('approval_id', 'in', [...approvalIDs]),
  );
  return new Map(rows.map(({ approval_id, ...files }) => [approval_id, files]));
}

/** Which files a request is about. */
interface FilesOfApproval {
  readonly ordersID: number;
  readonly toOrdersID: number | null;
  /** Of a payment for several files all of them; of any other none. */
  readonly together: readonly number[];
}

/** What is stored of what somebody asks for; who asks and when, the table says itself. */
export type NewApproval = Pick<
  StoredApproval,
  | 'kind'
  | 'bankAccountID'
  | 'amount'
  | 'about'
  | 'payee'
  | 'checkNumber'
  | 'method'
  | 'memo'
  | 'category'
  | 'isRecoverable'
  | 'toOrdersID'
  | 'overFiles'
  | 'comment'
>;

/** Stores what somebody asks for. */
export async function addApproval(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  { bankAccountID, amount, about, checkNumber, isRecoverable, toOrdersID, overFiles, ...asked }: NewApproval,
): Promise<void> {
  const approval_id = await nextIDs(tx, 'approval_id');
  await tx
    .insertInto('approval_requests')
    .values({
      ...{ tenant_id: tenant, approval_id, orders_id: ordersID, bank_account_id: bankAccountID },
      ...{ amount_cents: amount, about_stripe: about?.stripe ?? null, about_number: about?.number ?? null },
      ...{ check_number: checkNumber, is_recoverable: isRecoverable, to_orders_id: toOrdersID },
      ...{ over_files: overFiles, ...asked },
    })
    .execute();
}

/** Decides a request, once; by whom and when, the table says itself. */
export async function endApproval(
  tx: Transaction<DB>,
  tenant: string,
  approvalID: number,
  end: { readonly state: 'approved' | 'refused' | 'withdrawn'; readonly comment: string | null },
): Promise<void> {
  await tx
    .updateTable('approval_requests')
    .set({ state: end.state, decision_comment: end.comment })
    .where('tenant_id', '=', tenant)
    .where('approval_id', '=', approvalID)
    .execute();
}
