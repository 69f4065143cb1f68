import type { UnclaimedList, UnclaimedMoney, UnclaimedRequest } from '@closewright/contract/unclaimed';
import type { StoredBankItem } from '@closewright/domain/bank-files';
import type { PostedNumber } from '@closewright/domain/check-writing';
import type { StoredLedgerMove } from '@closewright/domain/ledger';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import type { NumberPool } from '../check-writing/disburse.usecases.ts';
import { inRegions, type ListedRegions } from '../orders/listed-regions.queries.ts';
import { bankItemJSON } from '../reconciliation/matching/bank-items.queries.ts';

/** Which of no file is read: of these bank accounts, or one of them; files in these regions are named. */
export interface UnclaimedRead {
  readonly tenant: string;
  readonly banks: readonly number[];
  readonly regions: ListedRegions;
  readonly today: string;
  readonly only?: PostedNumber | undefined;
}

/** Money of no file with the item of the bank that it is matched with. */
export interface StoredUnclaimed extends Omit<UnclaimedMoney, 'fits' | 'instrument'> {
  readonly instrument: UnclaimedMoney['instrument'];
  readonly bankItem: StoredBankItem | null;
}

/** How many are told at once, the oldest first. */
const most = 500;

/** What nobody has claimed and what banks credited by mistake, of which something is left; or the one that is named, whatever is left of it. */
export async function readUnclaimed(
  tx: Transaction<DB>,
  { tenant, banks, regions, today, only }: UnclaimedRead,
): Promise<readonly StoredUnclaimed[]> {
  const which = only
    ? sql`t.stripe = ${only.stripe}::smallint and t.number = ${only.number}::bigint`
    : sql`d.left_cents > 0`;
  const { rows } = await sql<StoredUnclaimed>`
    select t.stripe, t.number, t.bank_account_id as "bankAccountID", b.name as "bankAccount", t.kind, t.business_date as date,
      ${today}::date - t.business_date as age, l.cents as amount, d.left_cents as left, coalesce(t.facts ->> 'payer', '') as sender,
      t.facts ->> 'instrument' as instrument, t.facts ->> 'reference' as reference, t.facts ->> 'memo' as memo, p.on_day as "depositedOn",
      (select ${bankItemJSON} from bank_match_items m join bank_match_items o on o.tenant_id = m.tenant_id and o.bank_match_id = m.bank_match_id
          and o.bank_item_id is not null and o.stands
        join bank_items i on i.tenant_id = o.tenant_id and i.bank_item_id = o.bank_item_id
        where m.tenant_id = ${tenant} and m.bank_account_id = t.bank_account_id and m.stripe = t.stripe and m.number = t.number and m.stands limit 1) as "bankItem",
      (select coalesce(json_agg(json_build_object('ordersID', o.orders_id, 'fileNumber', o.file_number, 'amount', c.cents, 'date', c.business_date)
          order by c.business_date, c.number), '[]')
        from (select c.stripe, c.number, c.business_date, cl.orders_id, -sum(cl.amount_cents) as cents from ledger_transactions c
          join ledger_lines cl on cl.tenant_id = ${tenant} and cl.bank_account_id = c.bank_account_id and cl.stripe = c.stripe and cl.number = c.number
            and cl.orders_id is not null
          where c.tenant_id = ${tenant} and c.bank_account_id = t.bank_account_id and c.about_stripe = t.stripe and c.about_number = t.number
            and c.kind = 'claimed' and not exists (select from ledger_transactions r where r.tenant_id = ${tenant}
              and r.bank_account_id = c.bank_account_id and r.reverses_stripe = c.stripe and r.reverses_number = c.number)
          group by c.stripe, c.number, c.business_date, cl.orders_id) c
        left join orders o on o.tenant_id = ${tenant} and o.orders_id = c.orders_id and ${inRegions(sql`o.region_id`, regions)}) as claims
    from ledger_transactions t
    join bank_accounts b on b.tenant_id = t.tenant_id and b.bank_account_id = t.bank_account_id
    cross join lateral (select -sum(l.amount_cents)::bigint as cents from ledger_lines l where l.tenant_id = ${tenant}
      and l.bank_account_id = t.bank_account_id and l.stripe = t.stripe and l.number = t.number and l.account = 'unclaimed') l
    cross join lateral (select coalesce(-(select d.cents from unclaimed_days(t.tenant_id, t.bank_account_id, t.stripe, t.number) d
      order by d.day desc limit 1), 0)::bigint as left_cents) d
    left join lateral (select max(e.business_date) as on_day from ledger_transactions e where e.tenant_id = ${tenant}
      and e.bank_account_id = t.bank_account_id and e.about_stripe = t.stripe and e.about_number = t.number and e.kind = 'deposit' and not exists (
        select from ledger_transactions r where r.tenant_id = ${tenant} and r.bank_account_id = e.bank_account_id and r.reverses_stripe = e.stripe
          and r.reverses_number = e.number)) p on true
    where t.tenant_id = ${tenant} and t.bank_account_id = any(${[...banks]}::integer[]) and t.kind in ('unclaimed receipt', 'bank error') and ${which}
    order by t.business_date, t.bank_account_id, t.number limit ${most}`.execute(tx);
  return rows;
}

/** Interest of bank accounts that is not given yet; of investments it is that of their file. */
export async function readInterestLeft(
  tx: Transaction<DB>,
  tenant: string,
  banks: readonly number[],
): Promise<UnclaimedList['interest']> {
  const { rows } = await sql<UnclaimedList['interest'][number]>`
    select b.bank_account_id as "bankAccountID", b.name as "bankAccount", -l.balance_cents::bigint as amount
    from ledger_balances l join bank_accounts b on b.tenant_id = l.tenant_id and b.bank_account_id = l.bank_account_id and b.kind <> 'Investment'
    where l.tenant_id = ${tenant} and l.bank_account_id = any(${[...banks]}::integer[]) and l.orders_id = 0 and l.account = 'interest' and l.stripe = 0
      and l.balance_cents < 0 order by lower(b.name)`.execute(tx);
  return rows;
}

/** The numbers that checks of a bank account have. */
export async function readNumberPool(tx: Transaction<DB>, tenant: string, bankAccountID: number): Promise<NumberPool> {
  const { rows } = await sql<Record<'first' | 'last', string | null>>`
    select first_check_number as first, last_check_number as last from bank_accounts
    where tenant_id = ${tenant} and bank_account_id = ${bankAccountID}`.execute(tx);
  const numberOf = (said: string | null | undefined) => (said == null ? null : Number(said));
  const [pool] = rows;
  return { bankAccountID, firstCheckNumber: numberOf(pool?.first), lastCheckNumber: numberOf(pool?.last) };
}

/** A request with who asked, as actors are named. */
export type StoredUnclaimedRequest = Omit<UnclaimedRequest, 'isOwn'> & { readonly askedBy: string };

/** Requests about money of no file: those that wait or whose payment is outstanding, or the one that is named. */
export async function readUnclaimedRequests(
  tx: Transaction<DB>,
  tenant: string,
  { banks, requestID }: { readonly banks?: readonly number[]; readonly requestID?: number },
): Promise<readonly StoredUnclaimedRequest[]> {
  const which =
    requestID === undefined
      ? sql`d.bank_account_id = any(${[...(banks ?? [])]}::integer[]) and (d.state = 'pending' or p.payment = 'outstanding')`
      : sql`d.request_id = ${requestID}`;
  const { rows } = await sql<StoredUnclaimedRequest>`
    select d.request_id as "requestID", d.bank_account_id as "bankAccountID", b.name as "bankAccount", d.kind,
      case when d.about_number is not null then json_build_object('stripe', d.about_stripe, 'number', d.about_number) end as about,
      d.amount_cents as amount, d.payee, d.method, d.check_number as "checkNumber", d.wire_payee_id as "wirePayeeID", d.reference, d.comment, d.state,
      ${actorName(tenant, 'd.requested_by')} as "requestedBy", iso_instant(d.requested_at) as "requestedAt", d.requested_by as "askedBy",
      case when d.decided_by is not null then ${actorName(tenant, 'd.decided_by')} end as "decidedBy", d.decision_comment as "decisionComment",
      case when p.number is not null then json_build_object('stripe', p.stripe, 'number', p.number) end as posted, p.payment
    from unclaimed_requests d join bank_accounts b on b.tenant_id = d.tenant_id and b.bank_account_id = d.bank_account_id
    left join lateral (
      select t.stripe, t.number, case when t.kind in ('paid back', 'interest paid') then coalesce((
        select case e.kind when 'paid' then 'paid' else 'voided' end from ledger_transactions e where e.tenant_id = ${tenant}
          and e.bank_account_id = t.bank_account_id and e.about_stripe = t.stripe and e.about_number = t.number and not exists (
            select from ledger_transactions r where r.tenant_id = ${tenant} and r.bank_account_id = e.bank_account_id
              and r.reverses_stripe = e.stripe and r.reverses_number = e.number) limit 1), 'outstanding') end as payment
      from ledger_transactions t where t.tenant_id = ${tenant} and t.bank_account_id = d.bank_account_id
        and t.facts ->> 'unclaimedRequest' = d.request_id::text limit 1) p on d.state = 'approved'
    where d.tenant_id = ${tenant} and ${which} order by d.requested_at, d.request_id limit ${most}`.execute(tx);
  return rows;
}

/** Stores what somebody asks for. Who and when, the table says itself. */
export async function storeUnclaimedRequest(
  tx: Transaction<DB>,
  tenant: string,
  {
    requestID,
    bankAccountID,
    kind,
    about,
    amount,
    payee,
    method,
    checkNumber,
    wirePayeeID,
    reference,
    comment,
  }: Pick<
    UnclaimedRequest,
    | 'requestID'
    | 'bankAccountID'
    | 'kind'
    | 'about'
    | 'amount'
    | 'payee'
    | 'method'
    | 'checkNumber'
    | 'wirePayeeID'
    | 'reference'
    | 'comment'
  >,
): Promise<void> {
  await tx
    .insertInto('unclaimed_requests')
    .values({
      ...{ tenant_id: tenant, request_id: requestID, bank_account_id: bankAccountID, kind, amount_cents: amount },
      ...{ about_stripe: about?.stripe ?? null, about_number: about?.number ?? null },
      ...{ payee, method, check_number: checkNumber, wire_payee_id: wirePayeeID, reference, comment },
    })
    .execute();
}

/** Stores how a request was decided. Who and when, the table says itself. */
export async function endUnclaimedRequest(
  tx: Transaction<DB>,
  tenant: string,
  {
    requestID,
    state,
    comment,
  }: { readonly requestID: number; readonly state: string; readonly comment: string | null },
): Promise<void> {
  await tx
    .updateTable('unclaimed_requests')
    .set({ state, decision_comment: comment })
    .where('tenant_id', '=', tenant)
    .where('request_id', '=', requestID)
    .execute();
}

/** A transaction of no file with its moves. */
export interface PostedOfNoFile extends PostedNumber {
  readonly kind: string;
  /** The first day on which it may be taken back: its own, or the one since when all of the money is there again. */
  readonly date: string;
  readonly moves: readonly StoredLedgerMove[];
}

/** The money that is named and its deposit, the last first: what is taken back in this order. */
export async function readWithDeposits(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID, stripe, number }: PostedNumber & { readonly bankAccountID: number },
): Promise<readonly PostedOfNoFile[]> {
  const { rows } = await sql<PostedOfNoFile>`
    select t.stripe, t.number, t.kind, greatest(t.business_date, (select max(u.day)
        from unclaimed_days(${tenant}, ${bankAccountID}::integer, ${stripe}::smallint, ${number}::bigint) u)) as date, (
      select json_agg(json_build_object('file', d.orders_id, 'toFile', c.orders_id, 'debit', d.account, 'credit', c.account, 'amount', d.amount_cents)
        order by d.line)
      from ledger_lines d join ledger_lines c on c.tenant_id = d.tenant_id and c.bank_account_id = d.bank_account_id and c.stripe = d.stripe
        and c.number = d.number and c.line = d.line + 1
      where d.tenant_id = ${tenant} and d.bank_account_id = t.bank_account_id and d.stripe = t.stripe and d.number = t.number and d.line % 2 = 1) as moves
    from ledger_transactions t
    where t.tenant_id = ${tenant} and t.bank_account_id = ${bankAccountID} and (t.stripe = ${stripe} and t.number = ${number}
        or t.about_stripe = ${stripe} and t.about_number = ${number} and t.kind = 'deposit')
      and not exists (select from ledger_transactions r where r.tenant_id = ${tenant} and r.bank_account_id = ${bankAccountID}
        and r.reverses_stripe = t.stripe and r.reverses_number = t.number)
    order by t.kind = 'deposit' desc`.execute(tx);
  return rows;
}
