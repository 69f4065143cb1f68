import type { ReceiptCriteria, ReceiptPage } from '@closewright/contract/escrow-accounting';
import type { ReceiptSort } from '@closewright/domain/escrow-accounting';
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
import { bankNameOf, fileNumberOf, foundBy, isStandingAbout, standingAbout, takenBack } from './states.ts';

interface Found extends Omit<ReceiptPage, 'asOf' | 'today' | 'states'> {
  readonly states: StoredStates;
}

const sorts: Readonly<Record<ReceiptSort, RawBuilder<unknown>>> = {
  date: sql`d.business_date`,
  payer: sql`lower(d.payer)`,
  fileNumber: sql`d.file_number collate "C"`,
  amount: sql`d.cents`,
  slip: sql`d.slip`,
  depositedOn: sql`d.deposited_on`,
};

/** The receipts that fit, a page of them with what all come to by state, in one statement. Their states are those of `receiptsOf`. */
export async function readReceipts(
  tx: Transaction<DB>,
  tenant: string,
  banks: readonly number[],
  asked: Omit<ReceiptCriteria, 'bankAccountID'>,
  { skip, take }: Slice,
): Promise<Found> {
  const { instrument, state, slip, text, sort, direction } = asked;
  const conditions = [
    ...ifAsked(state, (one) => sql`d.state = ${one}`),
    ...ifAsked(instrument, (one) => sql`d.instrument = ${one}`),
    ...ifAsked(slip, (one) => sql`d.slip = ${one}::integer`),
    ...ifAsked(asked.least, (cents) => sql`d.cents >= ${cents}::bigint`),
    ...ifAsked(asked.most, (cents) => sql`d.cents <= ${cents}::bigint`),
    ...wordsIn(text, [sql`d.payer`, sql`d.reference`, sql`d.file_number`]),
  ];
  const order = sql`${sorts[sort]} ${wayOf(direction)}, d.business_date desc, d.posted_at desc, d.bank_account_id, d.stripe, d.number`;
  const linesOf = (
    of: 't' | 'e',
  ) => sql`l.tenant_id = ${tenant} and l.bank_account_id = t.bank_account_id and l.stripe = ${sql.ref(`${of}.stripe`)}
    and l.number = ${sql.ref(`${of}.number`)}`;
  const { rows } = await sql<Found>`
    with r as (
      select t.bank_account_id, t.stripe, t.number, t.business_date, t.posted_at, t.facts, l.cents, l.orders_id,
        ${fileNumberOf(tenant)} as file_number, l.at_once + coalesce(g.cents, 0) as collected, g.on_day as good_on, c.number is not null as is_gone,
        b.number is not null as is_back, a.business_date as deposited_on, (a.facts ->> 'slip')::integer as slip,
        coalesce(c.business_date, b.business_date) as ended_on, coalesce(c.facts ->> 'reason', b.facts ->> 'reason') as reason
      from ledger_transactions t
      cross join lateral (
        select coalesce(sum(l.amount_cents) filter (where l.account = 'in transit'), 0)::bigint as cents,
          coalesce(-sum(l.amount_cents) filter (where l.account = 'available'), 0)::bigint as at_once, min(l.orders_id) as orders_id
        from ledger_lines l where ${linesOf('t')}) l
      left join lateral (
        select sum(l.amount_cents)::bigint as cents, max(e.business_date) as on_day from ledger_transactions e join ledger_lines l on ${linesOf('e')}
        where ${isStandingAbout(tenant)} and e.kind = 'funds good' and l.account = 'uncollected') g on true
      left join lateral (${standingAbout(tenant, sql`e.kind = 'deposit'`)}) a on true
      left join lateral (${standingAbout(tenant, sql`e.kind = 'returned deposit'`)}) b on true
      left join ${takenBack(tenant)}
      where ${foundBy(tenant, banks, ['receipt'], asked)}),
    d as materialized (
      select * from (
        select r.*, coalesce(r.facts ->> 'payer', '') as payer, r.facts ->> 'instrument' as instrument, r.facts ->> 'reference' as reference,
          case when r.is_gone then 'taken back' when r.is_back then 'returned' when r.deposited_on is null then 'received'
            when r.collected = r.cents then 'collected' else 'deposited' end as state,
          case when r.is_gone or r.is_back then 0 else r.cents - r.collected end as uncollected,
          case when r.collected = r.cents and not r.is_gone and not r.is_back then coalesce(r.good_on, r.business_date) end as collected_on
        from r) d
      where ${allOf(conditions)})
    select (select count(*)::integer from d) as "totalRecords", ${comesTo(sql`d`)} as states,
      (select coalesce(json_agg(json_build_object(
          'stripe', d.stripe, 'number', d.number, 'bankAccountID', d.bank_account_id, 'bankAccount', ${bankNameOf(tenant, sql`d.bank_account_id`)},
          'receipt', coalesce((d.facts ->> 'receipt')::integer, 0), 'date', d.business_date, 'amount', d.cents, 'uncollected', d.uncollected,
          'instrument', d.instrument, 'payer', d.payer, 'reference', d.reference, 'memo', d.facts ->> 'memo', 'ordersID', d.orders_id,
          'fileNumber', d.file_number, 'state', d.state, 'slip', d.slip, 'depositedOn', d.deposited_on, 'collectedOn', d.collected_on,
          'endedOn', d.ended_on, 'reason', d.reason) order by ${order}), '[]')
        from (select * from d order by ${order} offset ${skip} limit ${take}) d) as results`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('no answer about receipts');
  return found;
}
