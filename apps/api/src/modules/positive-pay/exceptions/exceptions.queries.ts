import type { PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { type ExceptionState, livingExceptionStates, nearMinutes } from '@closewright/domain/positive-pay';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { actorName } from '../../../platform/tenant/actor-name.ts';

/** A check that a bank asks about, as it is stored, with the check of the ledger. What it comes to, the domain says. */
export interface StoredException
  extends Omit<PositivePayExceptionRow, 'finding' | 'recommends' | 'checks' | 'decision' | 'isOwn'> {
  readonly enteredByKey: string;
  readonly decision:
    | (Omit<NonNullable<PositivePayExceptionRow['decision']>, 'isOwn'> & {
        readonly number: number;
        readonly decidedByKey: string;
      })
    | null;
}

/** Which exceptions are looked at. */
export interface ExceptionsWanted {
  readonly tenant: string;
  readonly bankAccountIDs: readonly number[];
}

/** Exceptions `x` of bank accounts, with the decision and the file that stand, and how far each has come. */
const withStates = ({ tenant, bankAccountIDs }: ExceptionsWanted, only: RawBuilder<unknown>) => sql`
  select x.*, d.number, d.decision, d.found, d.reason, d.needs_second, d.decided_by, d.decided_at, d.confirmed_by, d.confirmed_at,
    f.positive_pay_answer_file_id, f.number as file_number, f.made_by, f.made_at,
    case when x.taken_off_at is not null then 'taken off' when f.positive_pay_answer_file_id is not null then 'sent' when d.number is null then 'open'
      when d.needs_second and d.confirmed_at is null then 'to confirm' else 'decided' end as state
  from positive_pay_exceptions x
  left join positive_pay_decisions d on d.tenant_id = x.tenant_id and d.positive_pay_exception_id = x.positive_pay_exception_id
    and d.taken_back_at is null
  left join positive_pay_answers a on a.tenant_id = x.tenant_id and a.positive_pay_exception_id = x.positive_pay_exception_id and a.stands
  left join positive_pay_answer_files f on f.tenant_id = a.tenant_id and f.positive_pay_answer_file_id = a.positive_pay_answer_file_id
  where x.tenant_id = ${tenant} and x.bank_account_id = any(${[...bankAccountIDs]}::integer[]) and ${only}`;

/** Exceptions `x` as they are told, as JSON. */
const exceptionJSON = (tenant: string): RawBuilder<StoredException> => sql<StoredException>`json_build_object(
  'positivePayExceptionID', x.positive_pay_exception_id, 'bankAccountID', x.bank_account_id,
  'bankAccount', (select b.name from bank_accounts b where b.tenant_id = ${tenant} and b.bank_account_id = x.bank_account_id),
  'checkNumber', x.check_number, 'amount', x.amount_cents, 'payee', x.payee, 'bankReason', x.bank_reason, 'presentedOn', x.presented_on,
  'decideUntil', iso_instant(x.decide_until), 'state', x.state,
  'enteredByKey', x.entered_by, 'isToldOtherwise', positive_pay_told_otherwise(${tenant}, x.positive_pay_exception_id),
  'entered', json_build_object('by', ${actorName(tenant, 'x.entered_by')}, 'at', iso_instant(x.entered_at)),
  'importedAs', (select i.file_name from positive_pay_imports i where i.tenant_id = ${tenant}
    and i.positive_pay_import_id = x.positive_pay_import_id),
  'check', case when c.number is not null then json_build_object('stripe', c.stripe, 'number', c.number, 'amount', c.amount_cents,
    'payee', c.payee, 'drawnOn', c.drawn_on, 'isTold', c.is_told, 'otherPay', positive_pay_other_pay(x.positive_pay_exception_id),
    'endAsked', positive_pay_end_asked(x.bank_account_id, c.stripe, c.number), 'ordersID', o.orders_id, 'fileNumber', coalesce(o.file_number, ''),
    'ended', case when c.ended is not null then json_build_object('how', c.ended, 'on', c.ended_on) end) end,
  'decision', case when x.number is not null then json_build_object('number', x.number, 'decision', x.decision, 'found', x.found,
    'reason', x.reason, 'needsSecond', x.needs_second, 'decidedByKey', x.decided_by,
    'decided', json_build_object('by', ${actorName(tenant, 'x.decided_by')}, 'at', iso_instant(x.decided_at)),
    'confirmed', case when x.confirmed_at is not null then json_build_object('by', ${actorName(tenant, 'x.confirmed_by')},
      'at', iso_instant(x.confirmed_at)) end) end,
  'sent', case when x.positive_pay_answer_file_id is not null then json_build_object('positivePayAnswerFileID', x.positive_pay_answer_file_id,
    'number', x.file_number, 'by', ${actorName(tenant, 'x.made_by')}, 'at', iso_instant(x.made_at)) end,
  'takenOff', case when x.taken_off_at is not null then json_build_object('by', ${actorName(tenant, 'x.taken_off_by')},
    'at', iso_instant(x.taken_off_at), 'reason', x.taken_off_reason) end)`;

/** The check of the ledger, and whose money it is: of several files the first one by its id. */
const withCheck = (tenant: string) => sql`
  left join lateral positive_pay_check(x.bank_account_id, x.check_number) c on true
  left join lateral (select o.orders_id, file_numbers_of(x.bank_account_id, c.stripe, c.number) as file_number from ledger_lines l join orders o on o.tenant_id = l.tenant_id and o.orders_id = l.orders_id
    where l.tenant_id = ${tenant} and l.bank_account_id = x.bank_account_id and l.stripe = c.stripe and l.number = c.number
    order by l.line limit 1) o on true`;

/** A page of exceptions, with figures of all that are of the bank accounts. */
export interface StoredExceptionPage {
  readonly results: readonly StoredException[];
  readonly totalRecords: number;
  readonly counts: Readonly<Partial<Record<ExceptionState, number>>>;
  readonly alarms: number;
  readonly nextUntil: string | null;
}

const living = sql`x.state = any(${[...livingExceptionStates]}::text[])`;

/** A page of the exceptions of bank accounts: those that the bank waits for by their time, or those of a state, the newest first. */
export async function readExceptions(
  tx: Transaction<DB>,
  wanted: ExceptionsWanted & {
    readonly state: ExceptionState | undefined;
    readonly now: Date;
    readonly skip: number;
    readonly take: number;
  },
): Promise<StoredExceptionPage> {
  const { tenant, state, now, skip, take } = wanted;
  const isAsked = state === undefined ? living : sql`x.state = ${state}`;
  const order =
    state === undefined ? sql`x.decide_until, x.positive_pay_exception_id` : sql`x.positive_pay_exception_id desc`;
  const near = new Date(now.getTime() + nearMinutes * 60_000).toISOString();
  const { rows } = await sql<StoredExceptionPage>`
    with x as materialized (${withStates(wanted, sql`true`)})
    select (select count(*)::integer from x where ${isAsked}) as "totalRecords",
      (select count(*)::integer from x where ${living} and x.decide_until <= ${near}::timestamptz) as alarms,
      (select iso_instant(min(x.decide_until)) from x where ${living}) as "nextUntil",
      coalesce((select json_object_agg(s.state, s.many) from (select x.state, count(*) as many from x group by x.state) s), '{}') as counts,
      coalesce((select json_agg(${exceptionJSON(tenant)} order by ${order}) from (
        select * from x where ${isAsked} order by ${order} offset ${skip} limit ${take}) x ${withCheck(tenant)}), '[]') as results`.execute(
    tx,
  );
  return rows[0] ?? { results: [], totalRecords: 0, counts: {}, alarms: 0, nextUntil: null };
}

/** One exception of bank accounts; undefined where there is none. */
export async function readException(
  tx: Transaction<DB>,
  wanted: ExceptionsWanted & { readonly positivePayExceptionID: number },
): Promise<StoredException | undefined> {
  const { tenant, positivePayExceptionID } = wanted;
  const { rows } = await sql<{ exception: StoredException }>`
    select ${exceptionJSON(tenant)} as exception
    from (${withStates(wanted, sql`x.positive_pay_exception_id = ${positivePayExceptionID}`)}) x ${withCheck(tenant)}`.execute(
    tx,
  );
  return rows[0]?.exception;
}

/** The decisions of an account that were not sent, by check number. */
export async function readUnsent(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID: number,
): Promise<readonly StoredException[]> {
  const { rows } = await sql<{ results: readonly StoredException[] }>`
    with x as materialized (${withStates({ tenant, bankAccountIDs: [bankAccountID] }, sql`x.taken_off_at is null`)})
    select coalesce(json_agg(${exceptionJSON(tenant)} order by x.check_number, x.positive_pay_exception_id), '[]') as results
    from (select * from x where x.state = 'decided') x ${withCheck(tenant)}`.execute(tx);
  return rows[0]?.results ?? [];
}
