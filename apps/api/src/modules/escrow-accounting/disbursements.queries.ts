import type { DisbursementCriteria, DisbursementPage } from '@closewright/contract/escrow-accounting';
import type { DisbursementSort } from '@closewright/domain/escrow-accounting';
import { disbursementKinds } from '@closewright/domain/ledger';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import {
  allOf,
  comesTo,
  ifAsked,
  type Slice,
  type StoredStates,
  wayOf,
  wordsIn,
} from '../../platform/db/list-parts.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { bankNameOf, fileNumberOf, foundBy, madeOn, standingAbout, takenBack } from './states.queries.ts';

interface Found extends Omit<DisbursementPage, 'asOf' | 'today' | 'states'> {
  readonly states: StoredStates;
}

const sorts: Readonly<Record<DisbursementSort, RawBuilder<unknown>>> = {
  date: sql`d.made_on`,
  number: sql`d.check_number`,
  payee: sql`lower(d.payee)`,
  fileNumber: sql`d.file_number collate "C"`,
  amount: sql`d.cents`,
  endedOn: sql`d.ended_on`,
};

/** The disbursements that fit, a page of them with what all come to by state, in one statement. Their states are those of `disbursementsOf`. */
export async function readDisbursements(
  tx: Transaction<DB>,
  tenant: string,
  banks: readonly number[],
  asked: Omit<DisbursementCriteria, 'bankAccountID'>,
  { skip, take }: Slice,
): Promise<Found> {
  const { method, state, paper, text, sort, direction } = asked;
  const kinds = method === undefined ? disbursementKinds : [method];
  const conditions = [
    ...ifAsked(state, (one) => sql`d.state = ${one}`),
    ...ifAsked(paper, (one) => sql`d.paper = ${one}`),
    ...ifAsked(asked.least, (cents) => sql`d.cents >= ${cents}::bigint`),
    ...ifAsked(asked.most, (cents) => sql`d.cents <= ${cents}::bigint`),
    ...wordsIn(text, [sql`d.payee`, sql`d.check_number`, sql`d.reference`, sql`d.file_number`, otherFilesOf(tenant)]),
  ];
  const order = sql`${sorts[sort]} ${wayOf(direction)}, d.made_on desc, d.posted_at desc, d.bank_account_id, d.stripe, d.number`;
  const { rows } = await sql<Found>`
    with d as materialized (
      select * from (
        select t.bank_account_id, t.stripe, t.number, t.kind, ${madeOn} as made_on, t.posted_at, coalesce(t.facts ->> 'payee', '') as payee,
          (t.facts ->> 'checkNumber')::bigint as check_number, t.facts ->> 'reference' as reference, t.facts ->> 'memo' as memo, l.cents, l.orders_id,
          l.files, case when l.files > 1 then ${fileNumberOf(tenant)} || ' and ' || (l.files - 1) || ' more' else ${fileNumberOf(tenant)} end as file_number,
          case when c.number is not null then 'taken back'
            else case e.kind when 'void' then 'voided' when 'stop' then 'stopped' when 'paid' then 'paid' else 'outstanding' end end as state,
          coalesce(c.business_date, e.business_date) as ended_on,
          coalesce(c.facts ->> 'reason', case when e.kind in ('void', 'stop') then e.facts ->> 'reason' end) as reason,
          case when t.kind = 'check' and t.facts ? 'opening' then 'printed' when t.kind = 'check' then coalesce((
            select case when count(*) = 0 then 'not printed' when bool_or(p.spoiled_reason is null) then 'printed' else 'spoiled' end from check_prints p
            where p.tenant_id = ${tenant} and p.bank_account_id = t.bank_account_id and p.stripe = t.stripe and p.number = t.number), 'not printed') end as paper
        from ledger_transactions t
        cross join lateral (
          select -sum(l.amount_cents)::bigint as cents, min(l.orders_id) as orders_id, count(distinct l.orders_id)::integer as files from ledger_lines l
          where l.tenant_id = ${tenant} and l.bank_account_id = t.bank_account_id and l.stripe = t.stripe and l.number = t.number
            and l.account = 'outstanding') l
        left join lateral (${standingAbout(tenant, sql`true`)}) e on true
        left join ${takenBack(tenant)}
        where ${foundBy(tenant, banks, kinds, asked)}) d
      where ${allOf(conditions)})
    select (select count(*)::integer from d) as "totalRecords", ${comesTo(sql`d`)} as states,
      (select coalesce(json_agg(json_build_object(
          'stripe', d.stripe, 'number', d.number, 'bankAccountID', d.bank_account_id, 'bankAccount', ${bankNameOf(tenant, sql`d.bank_account_id`)},
          'method', d.kind, 'date', d.made_on, 'amount', d.cents, 'payee', d.payee, 'checkNumber', d.check_number, 'reference', d.reference,
          'memo', d.memo, 'ordersID', d.orders_id, 'files', d.files, 'fileNumber', d.file_number, 'state', d.state, 'endedOn', d.ended_on, 'reason', d.reason,
          'paper', d.paper) order by ${order}), '[]')
        from (select * from d order by ${order} offset ${skip} limit ${take}) d) as results`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('no answer about disbursements');
  return found;
}

/** The numbers of the other files of a payment for several, to be sought in. */
const otherFilesOf = (tenant: string): RawBuilder<unknown> => sql`case when d.files > 1 then (
  select string_agg(o.file_number, ' ') from payment_parts q join orders o on o.tenant_id = q.tenant_id and o.orders_id = q.orders_id
  where q.tenant_id = ${tenant} and q.bank_account_id = d.bank_account_id and q.stripe = d.stripe and q.number = d.number) end`;
