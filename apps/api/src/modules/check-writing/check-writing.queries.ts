import { postingLimits } from '@closewright/contract/check-writing';
import type { CheckPrint } from '@closewright/domain/check-printing';
import type { PostedNumber, WirePayeeFacts } from '@closewright/domain/check-writing';
import { type LedgerAccount, ledgerStripes, type StoredLedgerMove } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { query } from '../../platform/db/query.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../platform/records/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { payeesOfFile } from '../wires/payees/payees-of-file.queries.ts';
import { approvalsOfFile, type StoredApproval } from './approvals/approvals.queries.ts';
import { nameOf } from './name-of.ts';
import { printsOfFile } from './printing/check-prints.queries.ts';

/** A bank account of the office, as far as a file is concerned. */
export interface StoredAccount {
  readonly bankAccountID: number;
  readonly name: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly kind: string;
  /** An investment account of the file is open in it. */
  readonly holdsInvestment: boolean;
  readonly state: string;
  readonly regionID: number;
  readonly inactive: boolean;
  readonly openedOn: string | null;
  readonly closedOn: string | null;
  readonly closedThrough: string | null;
  readonly nextCheckNumber: number | null;
  readonly checkLayoutID: number | null;
  readonly firstCheckNumber: number | null;
  readonly lastCheckNumber: number | null;
}

/** A transaction with its lines of one file; what its facts are, its kind says. */
export interface StoredTransaction extends PostedNumber {
  readonly bankAccountID: number;
  readonly kind: string;
  readonly facts: unknown;
}

/** What is stored of the money of a file, with the region that decides who may see it. */
export interface StoredLedger {
  readonly regionID: number;
  readonly isSettlementLocked: boolean;
  readonly recordedOn: string | null;
  readonly plans: unknown;
  readonly planVersion: number;
  readonly plannedAt: string | null;
  readonly plannedBy: string | null;
  readonly accounts: readonly StoredAccount[];
  readonly transactions: readonly StoredTransaction[];
  readonly kept: unknown;
  readonly approvals: readonly StoredApproval[];
  readonly prints: readonly CheckPrint[];
  readonly wirePayees: readonly WirePayeeFacts[];
}

const hasCheckNumber = sql`(t.facts ->> 'checkNumber') is not null`;
const checkNumber = sql`(t.facts ->> 'checkNumber')::bigint`;
const firstOfPool = sql`coalesce(pool.first_check_number, 1)::bigint`;
const lastOfPool = sql`coalesce(pool.last_check_number, ${postingLimits.checkNumber}::bigint)`;
/** The number after the highest one of the pool of a bank account, at least its first; null where none of it is left. */
export const nextCheckNumberOf = (tenant: string, bank: RawBuilder<unknown>) => sql<number | null>`(
  select nullif(1 + coalesce((
    select ${checkNumber} from ledger_transactions t where t.tenant_id = ${tenant} and t.bank_account_id = pool.bank_account_id
      and ${hasCheckNumber} and ${checkNumber} between ${firstOfPool} and ${lastOfPool}
    order by ${checkNumber} desc limit 1), ${firstOfPool} - 1), ${lastOfPool} + 1)
  from bank_accounts pool where pool.tenant_id = ${tenant} and pool.bank_account_id = ${bank})`;

/** What a transaction `t` says of one of its files: of a payment for several what this one pays by it. */
export const factsOfFile = ({
  tenant,
  ordersID,
}: FilePlace): RawBuilder<unknown> => sql`case when t.facts ? 'together' then t.facts || coalesce((
  select jsonb_build_object('party', p.party, 'lines', p.lines) from payment_parts p where p.tenant_id = ${tenant} and p.bank_account_id = t.bank_account_id
    and p.stripe = t.stripe and p.number = t.number and p.orders_id = ${ordersID}), '{}') else t.facts end`;

/** Reads the money of a file: one statement, however much was posted. Null where the file is not there. */
export const readingLedger = ({ tenant, ordersID }: FilePlace) =>
  query
    .selectFrom('orders as o')
    .leftJoin('disbursement_plans as p', (join) =>
      join.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.orders_id', '=', 'o.orders_id'),
    )
    .where('o.tenant_id', '=', tenant)
    .where('o.orders_id', '=', ordersID)
    .select(
      sql<StoredLedger>`json_build_object(
        'regionID', o.region_id,
        'isSettlementLocked', o.is_settlement_locked,
        'recordedOn', o.recording_date,
        'plans', coalesce(p.plans, '[]'),
        'planVersion', coalesce(p.version, 0),
        'plannedAt', iso_instant(p.updated_at),
        'plannedBy', ${nameOf(tenant, 'p.updated_by')},
        'accounts', (select coalesce(json_agg(json_build_object(
            'bankAccountID', b.bank_account_id, 'name', b.name, 'bankName', b.bank_name, 'accountNumber', '***' || b.account_number_last4,
            'kind', b.kind, 'holdsInvestment', b.kind = 'Investment' and exists (select from investment_accounts i where i.tenant_id = ${tenant}
              and i.bank_account_id = b.bank_account_id and i.orders_id = ${ordersID} and i.state = 'open'), 'state', b.state, 'regionID', b.region_id, 'inactive', b.inactive, 'openedOn', b.opened_on, 'closedOn', b.closed_on,
            'closedThrough', (select s.closed_through from ledger_stripes s where s.tenant_id = ${tenant}
              and s.bank_account_id = b.bank_account_id and s.stripe = ${ordersID % ledgerStripes}),
            'nextCheckNumber', ${nextCheckNumberOf(tenant, sql`b.bank_account_id`)}, 'checkLayoutID', b.check_layout_id,
            'firstCheckNumber', b.first_check_number, 'lastCheckNumber', b.last_check_number)
            order by lower(b.name)), '[]')
          from bank_accounts b where b.tenant_id = ${tenant}),
        'transactions', (select coalesce(json_agg(json_build_object(
            'bankAccountID', t.bank_account_id, 'stripe', t.stripe, 'number', t.number, 'kind', t.kind, 'date', t.business_date,
            'postedAt', iso_instant(t.posted_at), 'postedBy', ${nameOf(tenant, 't.actor')},
            'reverses', case when t.reverses_number is not null
              then json_build_object('stripe', t.reverses_stripe, 'number', t.reverses_number) end,
            'about', case when t.about_number is not null then json_build_object('stripe', t.about_stripe, 'number', t.about_number) end,
            'facts', ${factsOfFile({ tenant, ordersID })}, 'lines', l.lines) order by t.posted_at, t.bank_account_id, t.stripe, t.number), '[]')
          from (
            select l.bank_account_id, l.stripe, l.number,
              json_agg(json_build_object('account', l.account, 'amount', l.amount_cents) order by l.line) as lines
            from ledger_lines l where l.tenant_id = ${tenant} and l.orders_id = ${ordersID}
            group by l.bank_account_id, l.stripe, l.number) l
          join ledger_transactions t on t.tenant_id = ${tenant} and t.bank_account_id = l.bank_account_id and t.stripe = l.stripe
            and t.number = l.number),
        'kept', (select coalesce(json_agg(json_build_object(
            'keptID', k.kept_id, 'date', k.kept_on, 'payer', k.payer, 'party', k.party, 'lines', k.lines,
            'recordedBy', ${nameOf(tenant, 'k.recorded_by')}, 'recordedAt', iso_instant(k.recorded_at),
            'takenBack', case when k.taken_back_at is not null then json_build_object('reason', k.taken_back_reason,
              'by', ${nameOf(tenant, 'k.taken_back_by')}, 'at', iso_instant(k.taken_back_at)) end) order by k.kept_id), '[]')
          from kept_deposits k where k.tenant_id = ${tenant} and k.orders_id = ${ordersID}),
        'prints', ${printsOfFile({ tenant, ordersID })},
        'approvals', ${approvalsOfFile({ tenant, ordersID })},
        'wirePayees', ${payeesOfFile({ tenant, ordersID })}
      )`.as('ledger'),
    );

/** The moves of a transaction, of all its files. */
export async function movesOf(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID, stripe, number }: PostedNumber & { readonly bankAccountID: number },
): Promise<StoredLedgerMove[]> {
  const rows = await tx
    .selectFrom('ledger_lines as d')
    .innerJoin('ledger_lines as c', (join) =>
      join
        .onRef('c.tenant_id', '=', 'd.tenant_id')
        .onRef('c.bank_account_id', '=', 'd.bank_account_id')
        .onRef('c.stripe', '=', 'd.stripe')
        .onRef('c.number', '=', 'd.number')
        .on('c.line', '=', sql<number>`d.line + 1`),
    )
    .select(['d.orders_id as file', 'c.orders_id as toFile', 'd.account as debit', 'c.account as credit'])
    .select('d.amount_cents as amount')
    .where('d.tenant_id', '=', tenant)
    .where('d.bank_account_id', '=', bankAccountID)
    .where('d.stripe', '=', stripe)
    .where('d.number', '=', number)
    .where(sql<boolean>`d.line % 2 = 1`)
    .orderBy('d.line')
    .execute();
  // The table takes no other accounts.
  return rows.map(({ amount, debit, credit, ...files }) => ({
    ...files,
    debit: debit as LedgerAccount,
    credit: credit as LedgerAccount,
    amount: cents(Number(amount)),
  }));
}

/** Begins a deposit slip. Answers its number. */
export async function addSlip(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID, date }: { readonly bankAccountID: number; readonly date: string },
): Promise<number> {
  const id = await nextIDs(tx, 'deposit_slip_id');
  await tx
    .insertInto('deposit_slips')
    .values({ tenant_id: tenant, deposit_slip_id: id, bank_account_id: bankAccountID, deposited_on: date })
    .execute();
  return id;
}

/** Replaces what is planned of the disbursements of a file. */
export async function storePlans(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  plans: readonly unknown[],
): Promise<void> {
  const text = sql<string>`${JSON.stringify(plans)}::jsonb`;
  await tx
    .insertInto('disbursement_plans')
    .values({ tenant_id: tenant, orders_id: ordersID, plans: text })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'orders_id']).doUpdateSet({ plans: text }))
    .execute();
}

/** Holds the numbers of the checks of a bank account until the commit: what is read of them afterwards stays so. */
export async function lockCheckNumbers(tx: Transaction<DB>, tenant: string, bankAccountID: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`check numbers ${tenant} ${bankAccountID}`}, 0))`.execute(
    tx,
  );
}

/** The next number of a check of a bank account, which nobody else takes until the commit; null where its numbers are used up. */
export async function nextCheckNumber(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID: number,
): Promise<number | null> {
  await lockCheckNumbers(tx, tenant, bankAccountID);
  return (await checkNumbers(tx, tenant, { bankAccountID, first: 1, last: 1 })).next;
}

/** Which of these numbers checks of a bank account have, the lowest first, and the next one that none has nor had; null where its numbers are used up. */
export async function checkNumbers(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID, first, last }: { readonly bankAccountID: number; readonly first: number; readonly last: number },
): Promise<{ readonly taken: number | null; readonly next: number | null }> {
  const ofAccount = sql`t.tenant_id = ${tenant} and t.bank_account_id = ${bankAccountID}`;
  const { rows } = await sql<{ taken: number | null; next: number | null }>`select
    (select min(${checkNumber}) from ledger_transactions t
      where ${ofAccount} and ${hasCheckNumber} and ${checkNumber} between ${first} and ${last}) as taken,
    ${nextCheckNumberOf(tenant, sql`${bankAccountID}`)} as next`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('no answer about check numbers');
  return {
    taken: found.taken === null ? null : Number(found.taken),
    next: found.next === null ? null : Number(found.next),
  };
}
