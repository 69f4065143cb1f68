import { createHash } from 'node:crypto';
import { ledgerAccounts, ledgerStripes } from '@closewright/domain/ledger';
import { type Compilable, sql } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';
import type { Read } from '../../platform/tenant/in-tenant.ts';
import { wrongOpenings } from './wrong-openings.ts';
import { wrongParts } from './wrong-parts.ts';
import { wrongReturns } from './wrong-returns.ts';
import { wrongUnclaimed } from './wrong-unclaimed.ts';
import { wrongBankWaits, wrongBookWaits } from './wrong-waits.ts';

/** What following the ledger of a tenant came to. */
export interface LedgerReport {
  /** Transactions that fit. */
  readonly transactions: number;
  /** What does not, in words that name it: `bank account 1, 3-17: does not match its hash: it was changed`. */
  readonly faults: readonly string[];
}

/** A transaction with its lines as the text that was hashed. */
interface LedgerRow {
  readonly number: number;
  readonly text: string;
  readonly hash: Buffer;
  /** What its moves do not cancel out; 0 where each does. */
  readonly sum: number;
}

interface Stripe {
  readonly bank: number;
  readonly stripe: number;
  readonly last: number;
  readonly hash: Buffer;
}

/**
 * The text that post_transactions hashed for a transaction, spelled out here and not taken from a function of the database: whoever could change
 * rows could change that function too. Must equal the text in 0091_ledger.sql.
 */
const rowText = sql`jsonb_build_array(t.tenant_id, t.bank_account_id, t.stripe, t.number, t.kind, t.business_date, extract(epoch from t.posted_at)::text, t.actor,
  t.request_id, t.key, encode(t.asked, 'hex'), t.reverses_stripe, t.reverses_number, t.about_stripe, t.about_number, t.facts,
  (select jsonb_agg(jsonb_build_array(l.line, l.orders_id, l.account, l.amount_cents) order by l.line) from ledger_lines l
    where (l.tenant_id, l.bank_account_id, l.stripe, l.number) = (t.tenant_id, t.bank_account_id, t.stripe, t.number)))::text`;

const stripes = (tenant: string): Compilable<Stripe> =>
  rawQuery(sql<Stripe>`
    select bank_account_id as bank, stripe, last_number as last, last_hash as hash from ledger_stripes
    where tenant_id = ${tenant} order by bank_account_id, stripe`);

const page = (tenant: string, { bank, stripe, last }: Stripe, after: number): Compilable<LedgerRow> =>
  rawQuery(sql<LedgerRow>`
    select t.number, ${rowText} as text, t.hash,
      (select coalesce(sum(abs(m.cents)), -1)::bigint from (select sum(l.amount_cents) as cents from ledger_lines l
        where (l.tenant_id, l.bank_account_id, l.stripe, l.number) = (t.tenant_id, t.bank_account_id, t.stripe, t.number)
        group by (l.line + 1) / 2) m) as sum
    from ledger_transactions t
    where t.tenant_id = ${tenant} and t.bank_account_id = ${bank} and t.stripe = ${stripe} and t.number > ${after} and t.number <= ${last}
    order by t.number limit 5000`);

/** How many faults of a kind are named. */
const most = 20;

/**
 * Follows every chain of the tenant's ledger and names each transaction that was changed, is missing or was put in, each one with a move that does not
 * sum to zero, every key that stands twice, every balance that is not what the lines say, and what waits for the other side otherwise than matches say. Who posts meanwhile is not in the way.
 */
export async function verifyLedger(read: Read, tenant: string): Promise<LedgerReport> {
  let transactions = 0;
  const faults: string[] = [];
  for (const stripe of await read(stripes(tenant))) {
    const found = await followStripe(read, tenant, stripe);
    transactions += found.transactions;
    faults.push(...found.faults);
  }
  for (const statement of [
    missingStripes,
    outsideStripes,
    strayLines,
    otherwiseNoted,
    doubledKeys,
    wrongBalances,
    wrongDays,
    overdrawn,
    wrongBookWaits,
    wrongBankWaits,
    wrongOpenings,
    wrongParts,
    wrongUnclaimed,
    wrongReturns,
  ])
    faults.push(...(await read(statement(tenant, most))).map(({ fault }) => fault));
  return { transactions, faults };
}

async function followStripe(read: Read, tenant: string, stripe: Stripe): Promise<LedgerReport> {
  const name = `bank account ${stripe.bank}, ${stripe.stripe}`;
  const faults: string[] = [];
  let link: Buffer = createHash('sha256').update(`${tenant} ${stripe.bank} ${stripe.stripe}`).digest();
  let number = 0;
  let transactions = 0;
  for (;;) {
    const rows = await read(page(tenant, stripe, number));
    for (const row of rows) {
      if (row.number !== number + 1)
        faults.push(`${name}-${number + 1}: is missing: ${row.number} follows ${number || 'the start'}`);
      const hash = createHash('sha256').update(link).update(row.text).digest();
      if (!hash.equals(row.hash)) faults.push(`${name}-${row.number}: does not match its hash: it was changed`);
      else if (row.sum !== 0) faults.push(`${name}-${row.number}: a move of it does not sum to zero`);
      else transactions += 1;
      // Goes on from what is stored, so that a change is named once and not for all that follow.
      link = row.hash;
      number = row.number;
    }
    if (rows.length === 0) break;
  }
  if (number < stripe.last) faults.push(`${name}-${number + 1}: is missing: the chain ends at ${stripe.last}`);
  else if (!link.equals(stripe.hash)) faults.push(`${name}-${number}: is not the end of its chain: its hash differs`);
  return {
    transactions,
    faults: faults.length > most ? [...faults.slice(0, most), `${name}: and ${faults.length - most} more`] : faults,
  };
}

interface Fault {
  readonly fault: string;
}

const missingStripes = (tenant: string): Compilable<Fault> =>
  rawQuery(sql<Fault>`
    select 'bank account ' || b.bank_account_id || ' has ' || count(s.stripe) || ' of ' || ${ledgerStripes}::int || ' chains' as fault
    from bank_accounts b left join ledger_stripes s using (tenant_id, bank_account_id)
    where b.tenant_id = ${tenant} group by b.bank_account_id having count(s.stripe) <> ${ledgerStripes}::int`);

/** Behind the end of its chain; what was posted since the chain was read is not meant, which the stripe as it is now knows. */
const outsideStripes = (tenant: string): Compilable<Fault> =>
  rawQuery(sql<Fault>`
    select 'bank account ' || t.bank_account_id || ', ' || t.stripe || '-' || t.number || ': stands behind the end of its chain' as fault
    from ledger_transactions t left join ledger_stripes s using (tenant_id, bank_account_id, stripe)
    where t.tenant_id = ${tenant} and (s.last_number is null or t.number > s.last_number) order by t.bank_account_id, t.stripe, t.number limit ${most}`);

const strayLines = (tenant: string): Compilable<Fault> =>
  rawQuery(sql<Fault>`
    select 'bank account ' || l.bank_account_id || ', ' || l.stripe || '-' || l.number || ': a line without its transaction' as fault
    from ledger_lines l left join ledger_transactions t using (tenant_id, bank_account_id, stripe, number)
    where l.tenant_id = ${tenant} and t.number is null limit ${most}`);

/** What was written down of the ends of the chains, day by day and in reconciliations, and is not there any more as it was. */
const otherwiseNoted = (tenant: string): Compilable<Fault> =>
  rawQuery(sql<Fault>`
    with noted as (
      select bank_account_id, day, 'checkpoint' as what, ends from ledger_checkpoints where tenant_id = ${tenant}
      union all
      select bank_account_id, day, 'reconciliation', ends from reconciliations where tenant_id = ${tenant})
    select 'bank account ' || c.bank_account_id || ', ' || (e ->> 0) || '-' || (e ->> 1) || ': is not what the ' || c.what || ' of ' || c.day
      || ' says: the chain was ' || case when t.hash is null then 'cut off' else 'written anew' end as fault
    from noted c cross join jsonb_array_elements(c.ends) e
    left join ledger_transactions t on (t.tenant_id, t.bank_account_id, t.stripe, t.number)
      = (${tenant}, c.bank_account_id, (e ->> 0)::smallint, (e ->> 1)::bigint)
    where encode(t.hash, 'hex') is distinct from e ->> 2 order by c.day, t.stripe limit ${most}`);

const doubledKeys = (tenant: string): Compilable<Fault> =>
  rawQuery(sql<Fault>`
    select 'bank account ' || bank_account_id || ': the key ' || key || ' stands ' || count(*) || ' times' as fault from ledger_transactions
    where tenant_id = ${tenant} group by bank_account_id, key having count(*) > 1 limit ${most}`);

const ofBank = Object.entries(ledgerAccounts).flatMap(([name, { of }]) => (of === 'bank' ? [name] : []));
const sideOf = (side: 'debit' | 'credit') =>
  Object.entries(ledgerAccounts).flatMap(([name, account]) => (account.side === side ? [name] : []));

/** What the lines of a tenant come to for each account and day. */
const moved = (tenant: string) => sql`
  select l.tenant_id, l.bank_account_id, case when l.account = any(${ofBank}) then 0 else coalesce(l.orders_id, 0) end as orders_id, l.account,
    (coalesce(l.orders_id, 0) % ${ledgerStripes}::int)::smallint as stripe, t.business_date as day, sum(l.amount_cents) as cents
  from ledger_lines l join ledger_transactions t using (tenant_id, bank_account_id, stripe, number)
  where l.tenant_id = ${tenant} group by 1, 2, 3, 4, 5, 6`;

const named = sql`'bank account ' || bank_account_id || case when orders_id = 0 then '' else ', file ' || orders_id end || ', ' || account`;

const wrongBalances = (tenant: string): Compilable<Fault> =>
  rawQuery(sql<Fault>`
    select ${named} || ': ' || case when b.balance_cents is distinct from m.cents
        then coalesce(b.balance_cents::text, 'nothing') || ' cents kept, ' || coalesce(m.cents::text, 'nothing') || ' posted'
        else 'the last day kept is ' || b.last_day || ', that of a posting ' || m.last_day end as fault
    from (select * from ledger_balances where tenant_id = ${tenant}) b full join (
      select tenant_id, bank_account_id, orders_id, account, stripe, sum(cents) as cents, max(day) as last_day
      from (${moved(tenant)}) d group by 1, 2, 3, 4, 5) m
      using (tenant_id, bank_account_id, orders_id, account, stripe)
    where (b.balance_cents, b.last_day) is distinct from (m.cents, m.last_day) limit ${most}`);

const wrongDays = (tenant: string): Compilable<Fault> =>
  rawQuery(sql<Fault>`
    select ${named} || ' on ' || day || ': ' || coalesce(b.balance_cents::text, 'nothing') || ' cents kept, ' || coalesce(m.cents::text, 'nothing') || ' posted' as fault
    from (select * from ledger_days where tenant_id = ${tenant}) b full join (
      select tenant_id, bank_account_id, orders_id, account, stripe, day,
        sum(cents) over (partition by bank_account_id, orders_id, account, stripe order by day) as cents from (${moved(tenant)}) d) m
      using (tenant_id, bank_account_id, orders_id, account, stripe, day)
    where b.balance_cents is distinct from m.cents limit ${most}`);

const overdrawn = (tenant: string): Compilable<Fault> =>
  rawQuery(sql<Fault>`
    select ${named} || ' on ' || day || ': ' || abs(balance_cents) || ' cents less than nothing' as fault from ledger_days
    where tenant_id = ${tenant} and (account = any(${sideOf('credit')}) and balance_cents > 0 or account = any(${sideOf('debit')}) and balance_cents < 0)
    limit ${most}`);
