import type { GivenInterest, InterestReporter } from '@closewright/domain/investments';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type InvestmentsRead, reporterOf, toldOf } from './investments.queries.ts';

/** An investment account with the interest that its file was given, and its TIN as it is stored. */
export interface StoredInterestAccount {
  readonly investmentID: number;
  readonly beneficiary: string;
  readonly fileNumber: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly reporter: InterestReporter;
  readonly sealed: Uint8Array;
  readonly last4: string;
  readonly taxIDMasked: string;
  readonly given: readonly GivenInterest[];
  /** Whoever asks may know of it. */
  readonly isTold: boolean;
}

/** All investment accounts of the office whose files were given interest that a bank credited in a year. */
export async function readInterestAccounts(
  tx: Transaction<DB>,
  read: InvestmentsRead,
  year: number,
): Promise<readonly StoredInterestAccount[]> {
  const { tenant } = read;
  const { rows } = await sql<StoredInterestAccount>`
    select i.investment_id as "investmentID", i.beneficiary, o.file_number as "fileNumber", i.street, i.city, i.address_state as state, i.zip,
      ${reporterOf(tenant)} as reporter, i.tax_id_encrypted as sealed, i.tax_id_last4 as last4,
      case i.tax_id_kind when 'ssn' then '***-**-' else '**-***' end || i.tax_id_last4 as "taxIDMasked", g.given, ${toldOf(read)} as "isTold"
    from investment_accounts i join orders o on o.tenant_id = i.tenant_id and o.orders_id = i.orders_id
    join lateral (
      select json_agg(json_build_object('creditedOn', c.business_date, 'givenOn', g.business_date,
          'amount', (select sum(l.amount_cents) from ledger_lines l where l.tenant_id = g.tenant_id and l.bank_account_id = g.bank_account_id
            and l.stripe = g.stripe and l.number = g.number and l.account = 'interest'),
          'takenBackOn', (select r.business_date from ledger_transactions r where r.tenant_id = g.tenant_id
            and r.bank_account_id = g.bank_account_id and r.reverses_stripe = g.stripe and r.reverses_number = g.number))
          order by c.business_date, g.number) as given
      from ledger_transactions g cross join lateral interest_named(g.facts) n
      join ledger_transactions c on c.tenant_id = g.tenant_id and c.bank_account_id = g.bank_account_id and c.stripe = n.stripe and c.number = n.number
      where g.tenant_id = ${tenant} and g.bank_account_id = i.bank_account_id and g.kind = 'interest given'
        and g.facts ->> 'investment' = i.investment_id::text
        and c.business_date between make_date(${year}::integer, 1, 1) and make_date(${year}::integer, 12, 31)) g on g.given is not null
    where i.tenant_id = ${tenant} and i.state in ('open', 'closed') order by lower(i.beneficiary), i.investment_id`.execute(
    tx,
  );
  return rows;
}

/** Interest that banks credited in a year to investment accounts that are open, and that no file was given. */
export async function readInterestWaiting(tx: Transaction<DB>, read: InvestmentsRead, year: number): Promise<number> {
  const { tenant } = read;
  const { rows } = await sql<{ waiting: string }>`
    select coalesce(sum(l.amount_cents), 0)::bigint as waiting
    from investment_accounts i join orders o on o.tenant_id = i.tenant_id and o.orders_id = i.orders_id
    join ledger_transactions c on c.tenant_id = i.tenant_id and c.bank_account_id = i.bank_account_id and c.kind = 'interest'
      and c.business_date between make_date(${year}::integer, 1, 1) and make_date(${year}::integer, 12, 31) and c.business_date > '-infinity'
    join ledger_lines l on l.tenant_id = c.tenant_id and l.bank_account_id = c.bank_account_id and l.stripe = c.stripe and l.number = c.number
      and l.account = 'cash'
    where i.tenant_id = ${tenant} and i.state = 'open' and ${toldOf(read)}
      and not is_interest_given(c.tenant_id, c.bank_account_id, c.stripe, c.number, null, null)
      and not exists (select from ledger_transactions r where r.tenant_id = c.tenant_id and r.bank_account_id = c.bank_account_id
        and r.reverses_stripe = c.stripe and r.reverses_number = c.number)`.execute(tx);
  return Number(rows[0]?.waiting ?? 0);
}
