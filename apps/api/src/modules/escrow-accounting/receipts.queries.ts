import type { ReceiptCriteria, ReceiptPage } from '@closewright/contract/escrow-accounting';
import type { FundsInstrument } from '@closewright/domain/check-writing';
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
import {
  bankNameOf,
  fileNumberOf,
  foundBy,
  isStandingAbout,
  madeOn,
  standingAbout,
  takenBack,
} from './states.queries.ts';

interface Found extends Omit<ReceiptPage, 'asOf' | 'today' | 'states'> {
  readonly states: StoredStates;
}

const sorts: Readonly<Record<ReceiptSort, RawBuilder<unknown>>> = {
  date: sql`d.made_on`,
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
  const waiting = state === 'received' || state === 'deposited' ? [mayWait(tenant, banks, state)] : [];
  const conditions = [
    ...ifAsked(state, (one) => sql`d.state = ${one}`),
    ...ifAsked(instrument, (one) => sql`d.instrument = ${one}`),
    ...ifAsked(slip, (one) => sql`d.slip = ${one}::integer`),
    ...ifAsked(asked.least, (cents) => sql`d.cents >= ${cents}::bigint`),
    ...ifAsked(asked.most, (cents) => sql`d.cents <= ${cents}::bigint`),
    ...wordsIn(text, [sql`d.payer`, sql`d.reference`, sql`d.file_number`]),
  ];
  const order = sql`${sorts[sort]} ${wayOf(direction)}, d.made_on desc, d.posted_at desc, d.bank_account_id, d.stripe, d.number`;
  const linesOf = (
    of: 't' | 'e',
  ) => sql`l.tenant_id = ${tenant} and l.bank_account_id = t.bank_account_id and l.stripe = ${sql.ref(`${of}.stripe`)}
    and l.number = ${sql.ref(`${of}.number`)}`;
  const { rows } = await sql<Found>`
    with r as (
      select t.bank_account_id, t.stripe, t.number, t.business_date, ${madeOn} as made_on, t.posted_at, t.facts, l.cents, l.orders_id,
        ${fileNumberOf(tenant)} as file_number, l.at_once + coalesce(g.cents, 0) as collected, g.on_day as good_on, c.number is not null as is_gone,
        b.number is not null as is_back, coalesce(a.business_date, (t.facts #>> '{unclaimed,depositedOn}')::date) as deposited_on, (a.facts ->> 'slip')::integer as slip,
        coalesce(c.business_date, b.business_date) as ended_on, coalesce(c.facts ->> 'reason', b.facts ->> 'reason') as reason
      from ledger_transactions t
      cross join lateral (
        select coalesce(-sum(l.amount_cents) filter (where l.account in ('uncollected', 'available')), 0)::bigint as cents,
          coalesce(-sum(l.amount_cents) filter (where l.account = 'available'), 0)::bigint as at_once, max(l.orders_id) as orders_id
        from ledger_lines l where ${linesOf('t')}) l
      left join lateral (
        select sum(l.amount_cents)::bigint as cents, max(e.business_date) as on_day from ledger_transactions e join ledger_lines l on ${linesOf('e')}
        where ${isStandingAbout(tenant)} and e.kind = 'funds good' and l.account = 'uncollected') g on true
      left join lateral (${standingAbout(tenant, sql`e.kind = 'deposit'`)}) a on true
      left join lateral (${standingAbout(tenant, sql`e.kind = 'returned deposit'`)}) b on true
      left join ${takenBack(tenant)}
      where ${allOf([foundBy(tenant, banks, ['receipt', 'claimed'], asked), ...waiting])}),
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
          'receipt', coalesce((d.facts ->> 'receipt')::integer, 0), 'date', d.made_on, 'amount', d.cents, 'uncollected', d.uncollected,
          'instrument', d.instrument, 'payer', d.payer, 'reference', d.reference, 'memo', d.facts ->> 'memo', 'ordersID', d.orders_id,
          'fileNumber', d.file_number, 'state', d.state, 'slip', d.slip, 'depositedOn', d.deposited_on, 'collectedOn', d.collected_on,
          'endedOn', d.ended_on, 'reason', d.reason) order by ${order}), '[]')
        from (select * from d order by ${order} offset ${skip} limit ${take}) d) as results`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('no answer about receipts');
  return found;
}

/** Receipts `t` of the files that have money on its way or not collected: those that wait are sought among them alone, and not among all that ever came in. */
const mayWait = (tenant: string, banks: readonly number[], state: 'received' | 'deposited'): RawBuilder<boolean> => sql`
  (t.bank_account_id, t.stripe, t.number) in (
    select l.bank_account_id, l.stripe, l.number from ledger_lines l
    where l.tenant_id = ${tenant} and (l.account = 'in transit' and l.amount_cents > 0 or l.account = 'uncollected' and l.amount_cents < 0)
      and (l.bank_account_id, l.orders_id) in (
      select b.bank_account_id, b.orders_id from ledger_balances b
      where b.tenant_id = ${tenant} and b.bank_account_id = any(${banks}::integer[])
        and b.account = ${state === 'received' ? 'in transit' : 'uncollected'} and b.balance_cents <> 0))`;

/** What stands of the receipts of files, as the rules of good funds look at it. */
export interface ReceiptBeside {
  readonly ordersID: number;
  readonly bankAccountID: number;
  readonly stripe: number;
  readonly number: number;
  readonly instrument: FundsInstrument;
  readonly payer: string;
  readonly amount: number;
}

/** The receipts of files that were neither taken back nor returned. */
export async function readReceiptsBeside(
  tx: Transaction<DB>,
  tenant: string,
  ordersIDs: readonly number[],
): Promise<readonly ReceiptBeside[]> {
  const { rows } = await sql<ReceiptBeside>`
    select l.orders_id as "ordersID", t.bank_account_id as "bankAccountID", t.stripe, t.number, t.facts ->> 'instrument' as instrument,
      t.facts ->> 'payer' as payer, -sum(l.amount_cents)::bigint as amount
    from ledger_lines l
    join ledger_transactions t on t.tenant_id = ${tenant} and t.bank_account_id = l.bank_account_id and t.stripe = l.stripe and t.number = l.number
    where l.tenant_id = ${tenant} and l.orders_id = any(${ordersIDs}::integer[]) and l.account in ('uncollected', 'available') and l.amount_cents < 0
      and t.kind in ('receipt', 'claimed') and not exists (select from ledger_transactions c where c.tenant_id = ${tenant} and c.bank_account_id = t.bank_account_id
        and c.reverses_stripe = t.stripe and c.reverses_number = t.number)
      and not exists (${standingAbout(tenant, sql`e.kind = 'returned deposit'`)})
    group by l.orders_id, t.bank_account_id, t.stripe, t.number, t.facts`.execute(tx);
  return rows;
}
