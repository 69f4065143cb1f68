import type { Investment, InvestmentBank, InvestmentMoveRow } from '@closewright/contract/investments';
import type { InvestmentState } from '@closewright/domain/investments';
import { systemSettings } from '@closewright/domain/system-settings';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { allOf, ifAsked, type Slice, wordsIn } from '../../platform/db/list-parts.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { inRegions, type ListedRegions } from '../orders/listed-regions.queries.ts';

/** Whose investment accounts are read: of files in these regions, in these bank accounts. */
export interface InvestmentsRead {
  readonly tenant: string;
  readonly banks: readonly number[];
  readonly regions: ListedRegions;
}

/** An investment account with what only the api is told of it. */
export interface StoredInvestment extends Omit<Investment, 'isOwn' | 'closingObstacle'> {
  readonly askedByKey: string;
  readonly updatedBy: string;
  readonly updatedAt: string;
  /** What the ledger has of its bank account, by ledger account, above zero on either side; cash is left out. */
  readonly left: readonly { readonly account: string; readonly amount: number }[];
}

const by = (tenant: string, who: string, at: string) =>
  sql`'by', ${actorName(tenant, who)}, 'at', iso_instant(${sql.ref(at)})`;

const reversed = (
  t: string,
) => sql`exists (select from ledger_transactions r where r.tenant_id = ${sql.ref(`${t}.tenant_id`)}
  and r.bank_account_id = ${sql.ref(`${t}.bank_account_id`)} and r.reverses_stripe = ${sql.ref(`${t}.stripe`)}
  and r.reverses_number = ${sql.ref(`${t}.number`)})`;

/** Whether the receipt or payment `t` stands: it was not taken back, voided, stopped or returned. */
const stands = sql`(not ${reversed('t')} and not exists (select from ledger_transactions a where a.tenant_id = t.tenant_id
  and a.bank_account_id = t.bank_account_id and a.about_stripe = t.stripe and a.about_number = t.number
  and a.kind in ('void', 'stop', 'returned deposit') and not ${reversed('a')}))`;

const isPayment = sql`t.kind in ('check', 'wire out', 'ACH out')`;

/** What the receipt or payment `t` of the file `file` comes to. */
const amountOf = (file: RawBuilder<unknown>) => sql`(select abs(sum(l.amount_cents))::bigint from ledger_lines l
  where l.tenant_id = t.tenant_id and l.bank_account_id = t.bank_account_id and l.stripe = t.stripe and l.number = t.number
  and l.orders_id = ${file} and l.account = case when t.kind = 'receipt' then 'in transit' else 'outstanding' end)`;

/** The receipt or payment `t` of a file as a move. */
const moveJSON = (
  kind: RawBuilder<unknown>,
  file: RawBuilder<unknown>,
  named: RawBuilder<unknown>,
) => sql`json_build_object(
  'kind', ${kind}, 'bankAccountID', t.bank_account_id, 'bankAccount', (select b.name from bank_accounts b
    where b.tenant_id = t.tenant_id and b.bank_account_id = t.bank_account_id), 'stripe', t.stripe, 'number', t.number,
  'date', t.business_date, 'amount', ${amountOf(file)}, 'name', coalesce(t.facts ->> 'payee', t.facts ->> 'payer'), 'stands', ${stands},
  'named', ${named})`;

/** What moved the principal of the investment account `i`. In its own bank account that is what was posted while it was open. */
const moves = (tenant: string) => sql`(select coalesce(json_agg(m.move order by m.day, m.posted_at), '[]') from (
  select t.business_date as day, t.posted_at,
    ${moveJSON(sql`case when t.kind = 'receipt' then 'in' else 'out' end`, sql`i.orders_id`, sql`null::json`)} as move
  from ledger_transactions t where t.tenant_id = ${tenant} and t.bank_account_id = i.bank_account_id and (t.kind = 'receipt' or ${isPayment})
    and i.state in ('open', 'closed') and t.posted_at >= i.decided_at and t.posted_at <= coalesce(i.closed_at, 'infinity')
    and exists (select from ledger_lines l where l.tenant_id = t.tenant_id and l.bank_account_id = t.bank_account_id and l.stripe = t.stripe
      and l.number = t.number and l.orders_id = i.orders_id)
  union all
  select t.business_date, t.posted_at, ${moveJSON(
    sql`case when t.kind = 'receipt' then 'back' else 'sent' end`,
    sql`i.orders_id`,
    sql`json_build_object(${by(tenant, 'n.named_by', 'n.named_at')})`,
  )}
  from investment_moves n join ledger_transactions t on t.tenant_id = n.tenant_id and t.bank_account_id = n.bank_account_id
    and t.stripe = n.stripe and t.number = n.number
  where n.tenant_id = ${tenant} and n.investment_id = i.investment_id and n.taken_back_at is null) m)`;

/** The interest of the investment account `i`: what its file was given, and what waits while it is open. */
const interest = (
  tenant: string,
) => sql`(select coalesce(json_agg(json_build_object('stripe', c.stripe, 'number', c.number,
    'date', c.business_date, 'amount', (select sum(l.amount_cents) from ledger_lines l where l.tenant_id = c.tenant_id
      and l.bank_account_id = c.bank_account_id and l.stripe = c.stripe and l.number = c.number and l.account = 'cash'),
    'memo', c.facts ->> 'memo', 'isGiven', g.number is not null, 'given', case when g.number is not null then json_build_object(
      'stripe', g.stripe, 'number', g.number, 'date', g.business_date, ${by(tenant, 'g.actor', 'g.posted_at')}) end)
    order by c.business_date, c.number), '[]')
  from ledger_transactions c left join ledger_transactions g on g.tenant_id = c.tenant_id and g.bank_account_id = c.bank_account_id
    and g.kind = 'interest given' and g.facts #>> '{interest,number}' = c.number::text and g.facts #>> '{interest,stripe}' = c.stripe::text
    and not ${reversed('g')}
  where c.tenant_id = ${tenant} and c.bank_account_id = i.bank_account_id and c.kind = 'interest' and not ${reversed('c')}
    and (g.facts ->> 'investment' = i.investment_id::text or g.number is null and i.state = 'open'))`;

/** What the ledger has of the bank account of `i`, by ledger account. */
const balances = sql`(select b.account, b.orders_id, sum(b.balance_cents)::bigint as cents from ledger_balances b
  where b.tenant_id = i.tenant_id and b.bank_account_id = i.bank_account_id group by b.account, b.orders_id having sum(b.balance_cents) <> 0)`;

/** What the ledger has of the file of `i` in its bank account: what it is owed, less what it lacks. */
const ledgerOf = sql`(case when i.state = 'open' then coalesce((select -sum(b.cents) from ${balances} b where b.orders_id = i.orders_id
  and b.account not in ('cash', 'in transit', 'outstanding', 'interest')), 0) else 0 end)::bigint`;

/** Who files the form of the investment account `i`: as it says, or as the office has it. */
export const reporterOf = (tenant: string) => sql`coalesce(i.reported_by, (select s.value from system_settings s
  where s.tenant_id = ${tenant} and s.name = 'interestReporter'), ${systemSettings.interestReporter.default}::text)`;

const investmentJSON = (tenant: string): RawBuilder<StoredInvestment> => sql<StoredInvestment>`json_build_object(
  'investmentID', i.investment_id, 'ordersID', i.orders_id, 'fileNumber', o.file_number, 'bankAccountID', i.bank_account_id,
  'bankAccount', k.name, 'bankName', k.bank_name, 'accountNumber', '***' || k.account_number_last4, 'state', i.state,
  'beneficiary', i.beneficiary, 'taxIDMasked', case i.tax_id_kind when 'ssn' then '***-**-' else '**-***' end || i.tax_id_last4,
  'w9On', i.w9_on, 'instructedOn', i.instructed_on, 'rate', trim_scale(i.rate)::text,
  'address', json_build_object('street', i.street, 'city', i.city, 'state', i.address_state, 'zip', i.zip),
  'reportedBy', i.reported_by, 'reporter', ${reporterOf(tenant)}, 'note', i.note, 'version', i.version, 'askedByKey', i.asked_by,
  'asked', json_build_object(${by(tenant, 'i.asked_by', 'i.asked_at')}),
  'decided', case when i.decided_by is not null then json_build_object(${by(tenant, 'i.decided_by', 'i.decided_at')},
    'reason', i.decision_reason) end,
  'closed', case when i.closed_by is not null then json_build_object(${by(tenant, 'i.closed_by', 'i.closed_at')}, 'reason', i.close_reason) end,
  'updatedBy', ${actorName(tenant, 'i.updated_by')}, 'updatedAt', iso_instant(i.updated_at),
  'moves', ${moves(tenant)}, 'interest', ${interest(tenant)}, 'ledger', i.ledger,
  'left', (select coalesce(json_agg(json_build_object('account', b.account, 'amount', abs(b.cents)) order by b.account), '[]') from ${balances} b
    where b.account <> 'cash'))`;

const rows = (tenant: string, which: RawBuilder<unknown>) => sql`
  select i.*, ${ledgerOf} as ledger from investment_accounts i where i.tenant_id = ${tenant} and ${which}`;

const places = (tenant: string) => sql`
  join orders o on o.tenant_id = ${tenant} and o.orders_id = i.orders_id
  join bank_accounts k on k.tenant_id = ${tenant} and k.bank_account_id = i.bank_account_id`;

/** Of which files and bank accounts there is anything to know. */
export const toldOf = ({ banks, regions }: InvestmentsRead) =>
  allOf([sql`i.bank_account_id = any(${[...banks]}::integer[])`, inRegions(sql`o.region_id`, regions)]);

interface Asked {
  readonly state?: InvestmentState | undefined;
  readonly ordersID?: number | undefined;
  readonly text?: string | undefined;
}

/** The investment accounts that fit, a page of them, with how many there are in each state of all that fit otherwise. */
export async function readInvestments(
  tx: Transaction<DB>,
  read: InvestmentsRead,
  { state, ordersID, text }: Asked,
  { skip, take }: Slice,
): Promise<{
  readonly results: readonly StoredInvestment[];
  readonly totalRecords: number;
  readonly counts: Readonly<Partial<Record<InvestmentState, number>>>;
  readonly totalLedger: number;
}> {
  const { tenant } = read;
  const conditions = [
    toldOf(read),
    ...ifAsked(ordersID, (id) => sql`i.orders_id = ${id}`),
    ...wordsIn(text, [sql`i.beneficiary`, sql`o.file_number`, sql`k.name`, sql`k.bank_name`, sql`i.note`]),
  ];
  const inState = state === undefined ? sql`true` : sql`i.state = ${state}`;
  const { rows: found } = await sql<Awaited<ReturnType<typeof readInvestments>>>`
    with i as materialized (select i.* from (${rows(tenant, sql`true`)}) i ${places(tenant)} where ${allOf(conditions)})
    select (select count(*)::integer from i where ${inState}) as "totalRecords",
      (select coalesce(sum(i.ledger), 0)::bigint from i where ${inState}) as "totalLedger",
      (select coalesce(json_object_agg(c.state, c.count), '{}') from (select i.state, count(*) as count from i group by i.state) c) as counts,
      (select coalesce(json_agg(${investmentJSON(tenant)} order by i.investment_id desc), '[]')
        from (select * from i where ${inState} order by i.investment_id desc offset ${skip} limit ${take}) i ${places(tenant)}) as results`.execute(
    tx,
  );
  const [page] = found;
  if (!page) throw new Error('no answer about investment accounts');
  return { ...page, totalLedger: Number(page.totalLedger) };
}

/** An investment account of these files and bank accounts by its id. */
export async function readInvestment(
  tx: Transaction<DB>,
  read: InvestmentsRead,
  investmentID: number,
): Promise<StoredInvestment | undefined> {
  const { tenant } = read;
  const { rows: found } = await sql<{ investment: StoredInvestment }>`
    select ${investmentJSON(tenant)} as investment from (${rows(tenant, sql`i.investment_id = ${investmentID}`)}) i ${places(tenant)}
    where ${toldOf(read)}`.execute(tx);
  return found[0]?.investment;
}

/** Payments and receipts of the file of an investment account in trust that stand and that nobody named. */
export async function readPrincipalToName(
  tx: Transaction<DB>,
  { tenant, banks }: InvestmentsRead,
  ordersID: number,
): Promise<readonly InvestmentMoveRow[]> {
  const { rows: found } = await sql<{ move: InvestmentMoveRow }>`
    select ${moveJSON(sql`case when t.kind = 'receipt' then 'back' else 'sent' end`, sql`${ordersID}::integer`, sql`null::json`)} as move
    from (select distinct l.tenant_id, l.bank_account_id, l.stripe, l.number from ledger_lines l
      where l.tenant_id = ${tenant} and l.orders_id = ${ordersID}) f
    join ledger_transactions t on t.tenant_id = f.tenant_id and t.bank_account_id = f.bank_account_id and t.stripe = f.stripe and t.number = f.number
    join bank_accounts b on b.tenant_id = t.tenant_id and b.bank_account_id = t.bank_account_id and b.kind = 'Escrow trust'
    where t.bank_account_id = any(${[...banks]}::integer[]) and (t.kind = 'receipt' or ${isPayment}) and ${stands}
      and not exists (select from ledger_lines l where l.tenant_id = t.tenant_id and l.bank_account_id = t.bank_account_id
        and l.stripe = t.stripe and l.number = t.number and l.orders_id is distinct from ${ordersID})
      and not exists (select from investment_moves n where n.tenant_id = t.tenant_id and n.bank_account_id = t.bank_account_id
        and n.stripe = t.stripe and n.number = t.number and n.taken_back_at is null)
    order by t.business_date desc, t.posted_at desc limit 200`.execute(tx);
  return found.map(({ move }) => move);
}

/** The bank accounts of the kind Investment among these, each with the investment account that has it. */
export async function readInvestmentBanks(
  tx: Transaction<DB>,
  tenant: string,
  banks: readonly number[],
): Promise<readonly InvestmentBank[]> {
  const { rows: found } = await sql<InvestmentBank>`
    select b.bank_account_id as "bankAccountID", b.name, b.bank_name as "bankName", '***' || b.account_number_last4 as "accountNumber",
      (select i.beneficiary from investment_accounts i where i.tenant_id = b.tenant_id and i.bank_account_id = b.bank_account_id
        and i.state in ('asked', 'open')) as "takenBy"
    from bank_accounts b where b.tenant_id = ${tenant} and b.kind = 'Investment' and not b.inactive
      and b.bank_account_id = any(${[...banks]}::integer[]) order by lower(b.name)`.execute(tx);
  return found;
}
