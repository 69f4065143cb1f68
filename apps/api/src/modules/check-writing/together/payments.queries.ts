import type {
  ConsolidatedAccount,
  ConsolidatedDetail,
  ConsolidatedPayment,
  ConsolidatedQuery,
} from '@closewright/contract/consolidated-checks';
import type { PaidLine, PostedNumber } from '@closewright/domain/check-writing';
import { disbursementKinds } from '@closewright/domain/ledger';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { allOf, ifAsked, wordsIn } from '../../../platform/db/list-parts.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { standingAbout, takenBack } from '../../escrow-accounting/states.queries.ts';
import { inRegions, type ListedRegions } from '../../orders/listed-regions.queries.ts';
import { nextCheckNumberOf } from '../check-writing.queries.ts';
import { nameOf } from '../name-of.ts';
import { printsWhere } from '../printing/check-prints.queries.ts';

/** Which payment it is. */
export interface PaymentPlace extends PostedNumber {
  readonly bankAccountID: number;
}

/** Who reads payments for several files: only those of these bank accounts of which every file is in these regions. */
export interface PaymentReader {
  readonly tenant: string;
  readonly usersID: number;
  readonly banks: readonly number[];
  readonly regions: ListedRegions;
}

const ofPayment = (alias: string, tenant: string) => sql`${sql.ref(`${alias}.tenant_id`)} = ${tenant}
  and ${sql.ref(`${alias}.bank_account_id`)} = t.bank_account_id and ${sql.ref(`${alias}.stripe`)} = t.stripe and ${sql.ref(`${alias}.number`)} = t.number`;

/** What of payments for several files is read, with what became of each as `disbursementsOf` says it. */
const paymentsOf = ({ tenant, usersID, banks, regions }: PaymentReader) => sql`
  select t.bank_account_id as "bankAccountID", b.name as "bankAccount", t.stripe, t.number, t.kind as method, t.business_date as date,
    (t.facts #>> '{together,amount}')::bigint as amount, (t.facts #>> '{together,files}')::integer as files, coalesce(t.facts ->> 'payee', '') as payee,
    (t.facts ->> 'checkNumber')::bigint as "checkNumber", t.facts ->> 'reference' as reference, t.facts ->> 'memo' as memo,
    iso_instant(t.posted_at) as "postedAt", ${nameOf(tenant, 't.actor')} as "postedBy", t.posted_at as posted,
    case when c.number is not null then 'taken back'
      else case e.kind when 'void' then 'voided' when 'stop' then 'stopped' when 'paid' then 'paid' else 'outstanding' end end as state,
    coalesce(c.business_date, e.business_date) as "endedOn",
    coalesce(c.facts ->> 'reason', case when e.kind in ('void', 'stop') then e.facts ->> 'reason' end) as reason,
    case when t.kind = 'check' then case when p.prints = 0 then 'not printed' when p.good > 0 then 'printed' else 'spoiled' end end as paper,
    p.good as papers,
    (select json_build_object('approvalID', a.approval_id, 'kind', a.kind, 'by', ${nameOf(tenant, 'a.requested_by')},
        'isOwn', a.requested_by = ${String(usersID)}) from approval_requests a
      where a.tenant_id = ${tenant} and a.bank_account_id = t.bank_account_id and a.about_stripe = t.stripe and a.about_number = t.number
        and a.state = 'pending') as asked
  from ledger_transactions t
  join bank_accounts b on b.tenant_id = t.tenant_id and b.bank_account_id = t.bank_account_id
  cross join lateral (select count(*)::integer as prints, (count(*) filter (where p.spoiled_at is null))::integer as good from check_prints p
    where ${ofPayment('p', tenant)}) p
  left join lateral (${standingAbout(tenant, sql`true`)}) e on true
  left join ${takenBack(tenant)}
  where t.tenant_id = ${tenant} and t.bank_account_id = any(${[...banks]}::integer[]) and t.kind = any(${[...disbursementKinds]})
    and (t.facts -> 'together') is not null
    and not exists (select from payment_parts q join orders o on o.tenant_id = q.tenant_id and o.orders_id = q.orders_id
      where ${ofPayment('q', tenant)} and not ${inRegions(sql`o.region_id`, regions)})`;

const columns = sql`d."bankAccountID", d."bankAccount", d.stripe, d.number, d.method, d.date, d.amount, d.files, d.payee, d."checkNumber", d.reference,
  d.memo, d."postedAt", d."postedBy", d.state, d."endedOn", d.reason, d.paper, d.papers, d.asked`;

/** The numbers of the files of a payment, to be sought in. */
const fileNumbersOf = (tenant: string) => sql`(select string_agg(o.file_number, ' ') from payment_parts q
  join orders o on o.tenant_id = q.tenant_id and o.orders_id = q.orders_id where q.tenant_id = ${tenant}
    and q.bank_account_id = d."bankAccountID" and q.stripe = d.stripe and q.number = d.number)`;

/** A page of payments for several files, the newest first. */
export async function readPayments(
  tx: Transaction<DB>,
  reader: PaymentReader,
  { skip, take, state, text }: ConsolidatedQuery,
): Promise<{ results: ConsolidatedPayment[]; totalRecords: number }> {
  const conditions = [
    ...ifAsked(state, (one) => sql`d.state = ${one}`),
    ...wordsIn(text, [sql`d.payee`, sql`d."checkNumber"`, sql`d.reference`, fileNumbersOf(reader.tenant)]),
  ];
  const order = sql`d.posted desc, d."bankAccountID", d.stripe, d.number`;
  const { rows } = await sql<{ results: ConsolidatedPayment[]; totalRecords: number }>`
    with d as materialized (select * from (${paymentsOf(reader)}) d where ${allOf(conditions)})
    select (select count(*)::integer from d) as "totalRecords",
      (select coalesce(json_agg(r), '[]') from (select ${columns} from d order by ${order} offset ${skip} limit ${take}) r) as results`.execute(
    tx,
  );
  return rows[0] ?? { results: [], totalRecords: 0 };
}

/** A payment for several files with what each pays by it; undefined where the reader may not know of it. */
export async function readPayment(
  tx: Transaction<DB>,
  reader: PaymentReader,
  { bankAccountID, stripe, number }: PaymentPlace,
): Promise<ConsolidatedDetail | undefined> {
  const banks = reader.banks.filter((bank) => bank === bankAccountID);
  const { rows } = await sql<{ payment: ConsolidatedDetail }>`
    select (select to_json(r) from (select ${columns}, ${partsOf(reader.tenant)} as parts,
      ${printsWhere(reader.tenant, sql`c.bank_account_id = d."bankAccountID" and c.stripe = d.stripe and c.number = d.number`)} as prints, (select b.check_layout_id from bank_accounts b
      where b.tenant_id = ${reader.tenant} and b.bank_account_id = d."bankAccountID") as "checkLayoutID") r) as payment
    from (${paymentsOf({ ...reader, banks })} and t.stripe = ${stripe}::smallint and t.number = ${number}::bigint) d`.execute(
    tx,
  );
  return rows[0]?.payment;
}

/** A payment for several files, whoever asks: for paper that was recorded. */
export const readAnyPayment = (
  tx: Transaction<DB>,
  tenant: string,
  place: PaymentPlace,
): Promise<ConsolidatedDetail | undefined> =>
  readPayment(tx, { tenant, usersID: 0, banks: [place.bankAccountID], regions: { allBut: [] } }, place);

const partsOf = (tenant: string): RawBuilder<unknown> => sql`(
  select json_agg(json_build_object('ordersID', q.orders_id, 'fileNumber', o.file_number, 'amount', q.amount_cents, 'lines', q.lines)
    order by o.file_number_key)
  from payment_parts q join orders o on o.tenant_id = q.tenant_id and o.orders_id = q.orders_id
  where q.tenant_id = ${tenant} and q.bank_account_id = d."bankAccountID" and q.stripe = d.stripe and q.number = d.number)`;

/** What each file of a payment says of it. */
export interface StoredPart {
  readonly ordersID: number;
  readonly party: string | null;
  readonly lines: readonly PaidLine[];
  readonly amount: number;
}

/** What the parts of a payment say, shortened to a hash that its facts have. */
export async function digestOfParts(tx: Transaction<DB>, parts: readonly StoredPart[]): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select payment_parts_digest(${JSON.stringify(parts)}::jsonb) as digest`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('no answer about the parts of a payment');
  return found.digest;
}

/** Stores what each file of a payment pays by it. */
export async function addParts(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID, stripe, number }: PaymentPlace,
  parts: readonly StoredPart[],
): Promise<void> {
  await sql`
    insert into payment_parts (tenant_id, bank_account_id, stripe, number, orders_id, party, lines, amount_cents)
    select ${tenant}, ${bankAccountID}, ${stripe}, ${number}, p."ordersID", p.party, p.lines, p.amount
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) p ("ordersID" integer, party text, lines jsonb, amount bigint)`.execute(
    tx,
  );
}

/** The files of payments, by what is asked for of them: those of a request that is over several. */
export async function filesOfPayment(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID, stripe, number }: PaymentPlace,
): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('payment_parts')
    .select('orders_id as ordersID')
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .where('stripe', '=', stripe)
    .where('number', '=', number)
    .orderBy('orders_id')
    .execute();
  return rows.map(({ ordersID }) => ordersID);
}

/** The trust accounts that take postings on a day, with their regions. */
export async function readPayingAccounts(
  tx: Transaction<DB>,
  tenant: string,
  today: string,
): Promise<readonly (ConsolidatedAccount & { readonly regionID: number })[]> {
  const { rows } = await sql<ConsolidatedAccount & { regionID: number }>`
    select b.bank_account_id as "bankAccountID", b.name, b.bank_name as "bankName", '***' || b.account_number_last4 as "accountNumber",
      ${nextCheckNumberOf(tenant, sql`b.bank_account_id`)} as "nextCheckNumber", b.region_id as "regionID"
    from bank_accounts b where b.tenant_id = ${tenant} and b.kind = 'Escrow trust' and not b.inactive
      and coalesce(b.opened_on <= ${today}::date, true) and coalesce(b.closed_on >= ${today}::date, true)
    order by lower(b.name)`.execute(tx);
  return rows;
}
