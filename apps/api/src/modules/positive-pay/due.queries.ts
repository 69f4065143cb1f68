import type { PositivePayEventRow, PositivePayFileRow, PositivePayTotals } from '@closewright/contract/positive-pay';
import type { NumberRange } from '@closewright/domain/positive-pay';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Slice } from '../../platform/db/list-parts.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { DueEvent } from './due-event.ts';
import { fileJSON } from './files.queries.ts';

/** A trust account with what its bank was not told yet. */
export interface StoredPayAccount extends DueInSum {
  readonly bankAccountID: number;
  readonly name: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly regionID: number;
  readonly inactive: boolean;
  readonly positivePayLayoutID: number | null;
  readonly layoutName: string | null;
  readonly waiting: number;
  readonly lastFile: PositivePayFileRow | null;
}

/** What events `d` come to, as JSON. */
const totalsOf = sql`json_build_object(
  'issue', json_build_object('count', count(*) filter (where d.kind = 'issue'), 'amount', coalesce(sum(d.amount_cents) filter (where d.kind = 'issue'), 0)),
  'void', json_build_object('count', count(*) filter (where d.kind = 'void'), 'amount', coalesce(sum(d.amount_cents) filter (where d.kind = 'void'), 0)),
  'stop', json_build_object('count', count(*) filter (where d.kind = 'stop'), 'amount', coalesce(sum(d.amount_cents) filter (where d.kind = 'stop'), 0)),
  'fromNumber', min(d.check_number) filter (where d.kind = 'issue'), 'toNumber', max(d.check_number) filter (where d.kind = 'issue'))`;

/** Which events `d` are: each is a transaction, which never changes. */
const digestOf = sql`encode(sha256(convert_to(coalesce(string_agg(d.stripe || ':' || d.number, ' ' order by d.stripe, d.number), ''), 'UTF8')), 'hex')`;

/** What is due of an account, in sum. */
interface DueInSum {
  readonly due: PositivePayTotals;
  readonly dueDigest: string;
}

/** The trust accounts of an office by name, or one of them with what is known to be due. */
export async function readPayAccounts(
  tx: Transaction<DB>,
  tenant: string,
  known?: DueInSum & { readonly bankAccountID: number },
): Promise<StoredPayAccount[]> {
  const one = known === undefined ? sql`true` : sql`b.bank_account_id = ${known.bankAccountID}`;
  const due =
    known === undefined
      ? sql`(select json_build_object('totals', ${totalsOf}, 'digest', ${digestOf}) from positive_pay_due(b.bank_account_id) d)`
      : sql`${JSON.stringify({ totals: known.due, digest: known.dueDigest })}::json`;
  const { rows } = await sql<StoredPayAccount>`
    select b.bank_account_id as "bankAccountID", b.name, b.bank_name as "bankName", '***' || b.account_number_last4 as "accountNumber",
      b.region_id as "regionID", b.inactive, b.positive_pay_layout_id as "positivePayLayoutID", l.name as "layoutName",
      due.sums -> 'totals' as due, due.sums ->> 'digest' as "dueDigest",
      (select count(*)::integer from positive_pay_files f where f.tenant_id = ${tenant} and f.bank_account_id = b.bank_account_id
        and f.state = 'made') as waiting,
      (select ${fileJSON(tenant)} from positive_pay_files f where f.tenant_id = ${tenant} and f.bank_account_id = b.bank_account_id
        and f.state <> 'taken back' order by f.number desc limit 1) as "lastFile"
    from bank_accounts b cross join lateral (select ${due} as sums offset 0) due
    left join positive_pay_layouts l on l.tenant_id = b.tenant_id and l.positive_pay_layout_id = b.positive_pay_layout_id
    where b.tenant_id = ${tenant} and b.kind = 'Escrow trust' and ${one} order by lower(b.name)`.execute(tx);
  return rows;
}

/** Which account it is, as far as somebody may tell its bank; undefined where there is none that checks are drawn on. */
export async function readJudgedAccount(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID: number,
): Promise<Pick<StoredPayAccount, 'bankAccountID' | 'regionID' | 'positivePayLayoutID'> | undefined> {
  return tx
    .selectFrom('bank_accounts')
    .select([
      'bank_account_id as bankAccountID',
      'region_id as regionID',
      'positive_pay_layout_id as positivePayLayoutID',
    ])
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .where('kind', '=', 'Escrow trust')
    .executeTakeFirst();
}

/** The regions of the bank accounts that checks are drawn on: those in trust alone. */
export async function readCheckRegions(
  tx: Transaction<DB>,
  tenant: string,
): Promise<{ readonly bankAccountID: number; readonly regionID: number }[]> {
  return tx
    .selectFrom('bank_accounts')
    .select(['bank_account_id as bankAccountID', 'region_id as regionID'])
    .where('tenant_id', '=', tenant)
    .where('kind', '=', 'Escrow trust')
    .execute();
}

const eventColumns = sql`d.kind, d.stripe, d.number, d.check_stripe as "checkStripe", d.check_posting as "checkPosting",
  d.check_number as "checkNumber", d.amount_cents as amount, d.payee, d.issued_on as "issuedOn", d.happened_on as "happenedOn"`;
const inOrder = sql`d.check_number, d.kind, d.stripe, d.number`;

/** All that is due of an account, by number: issues before what ends checks. */
export async function readDue(
  tx: Transaction<DB>,
  bankAccountID: number,
): Promise<{ readonly events: readonly DueEvent[]; readonly digest: string }> {
  const { rows } = await sql<{ events: readonly DueEvent[]; digest: string }>`
    with d as materialized (select * from positive_pay_due(${bankAccountID}))
    select (select ${digestOf} from d) as digest, coalesce((select json_agg(e) from (
      select ${eventColumns} from d order by ${inOrder}) e), '[]') as events`.execute(tx);
  return rows[0] ?? { events: [], digest: '' };
}

/** Whose money a check is. */
const fileNumberOf = (bankAccountID: number): RawBuilder<unknown> =>
  sql`file_numbers_of(${bankAccountID}, d.check_stripe, d.check_posting)`;

/** A page of events, by number, and how many there are. */
export interface EventPage {
  readonly results: PositivePayEventRow[];
  readonly totalRecords: number;
  /** Of all pages. */
  readonly totals: PositivePayTotals;
  readonly digest: string;
}

const none = { count: 0, amount: 0 };
const nothing: EventPage = {
  ...{ results: [], totalRecords: 0 },
  ...{ totals: { issue: none, void: none, stop: none, fromNumber: null, toNumber: null }, digest: '' },
};

const pageOfEvents = (
  events: RawBuilder<unknown>,
  { bankAccountID, skip, take }: Slice & { readonly bankAccountID: number },
) => sql<EventPage>`
  with d as materialized (${events})
  select (select count(*)::integer from d) as "totalRecords", (select ${totalsOf} from d) as totals, (select ${digestOf} from d) as digest, (select coalesce(json_agg(e), '[]') from (
    select ${eventColumns}, coalesce(${fileNumberOf(bankAccountID)}, '') as "fileNumber"
    from (select * from d order by ${inOrder} offset ${skip} limit ${take}) d order by ${inOrder}) e) as results`;

/** A page of what is due of an account. */
export async function readDuePage(
  tx: Transaction<DB>,
  place: Slice & { readonly tenant: string; readonly bankAccountID: number },
): Promise<EventPage> {
  const { rows } = await pageOfEvents(sql`select * from positive_pay_due(${place.bankAccountID})`, place).execute(tx);
  return rows[0] ?? nothing;
}

/** A page of what a file tells. */
export async function readToldPage(
  tx: Transaction<DB>,
  place: Slice & { readonly tenant: string; readonly bankAccountID: number; readonly positivePayFileID: number },
): Promise<EventPage> {
  const { tenant, bankAccountID, positivePayFileID } = place;
  const told = sql`
    select e.kind, e.stripe, e.number, e.check_stripe, e.check_posting, e.check_number, e.amount_cents, c.facts ->> 'payee' as payee,
      c.business_date as issued_on, t.business_date as happened_on
    from positive_pay_events e
    join ledger_transactions c on c.tenant_id = e.tenant_id and c.bank_account_id = ${bankAccountID} and c.stripe = e.check_stripe and c.number = e.check_posting
    join ledger_transactions t on t.tenant_id = e.tenant_id and t.bank_account_id = ${bankAccountID} and t.stripe = e.stripe and t.number = e.number
    where e.tenant_id = ${tenant} and e.positive_pay_file_id = ${positivePayFileID}`;
  const { rows } = await pageOfEvents(told, place).execute(tx);
  return rows[0] ?? nothing;
}

/** What is known of the check numbers between the first and the last that is due to be issued, in their order. */
export async function readNumberRanges(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID: number,
): Promise<readonly NumberRange[]> {
  const reverses = sql`select from ledger_transactions r where r.tenant_id = c.tenant_id and r.bank_account_id = c.bank_account_id
    and r.reverses_stripe = c.stripe and r.reverses_number = c.number`;
  const { rows } = await sql<{ ranges: readonly NumberRange[] }>`
    with due as materialized (select d.check_number from positive_pay_due(${bankAccountID}) d where d.kind = 'issue'),
    known as (
      select c.check_number as n, case
          when c.check_number in (select check_number from due) then null
          when exists (select from positive_pay_events e where e.tenant_id = ${tenant} and e.bank_account_id = ${bankAccountID}
            and e.stripe = c.stripe and e.number = c.number and e.stands) or c.facts ? 'opening' then 'told before'
          when exists (${reverses}) then 'taken back before it was told'
          when exists (select from ledger_transactions a where a.tenant_id = c.tenant_id and a.bank_account_id = c.bank_account_id
            and a.about_stripe = c.stripe and a.about_number = c.number and a.kind = 'paid') then 'paid before it was told'
          else 'ended before it was told' end as why
      from (select t.*, (t.facts ->> 'checkNumber')::bigint as check_number from ledger_transactions t
        where t.tenant_id = ${tenant} and t.bank_account_id = ${bankAccountID} and (t.facts ->> 'checkNumber') is not null
          and (t.facts ->> 'checkNumber')::bigint between (select min(check_number) from due) and (select max(check_number) from due)) c),
    runs as (select n, why, n - row_number() over (partition by why order by n) as run from known)
    select coalesce(json_agg(r order by r."from"), '[]') as ranges from (
      select min(n) as "from", max(n) as "to", why from runs group by why, run) r`.execute(tx);
  return rows[0]?.ranges ?? [];
}
