import { togetherLimits } from '@closewright/domain/consolidated-checks';
import { ledgerStripes } from '@closewright/domain/ledger';
import { sql, type Transaction } from 'kysely';
import { allOf } from '../../../platform/db/list-parts.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { inRegions, type ListedRegions } from '../../orders/listed-regions.queries.ts';

/** The files of regions that are looked through, by number, and how many there are. */
interface Candidates {
  readonly ordersIDs: readonly number[];
  readonly files: number;
}

interface Sought {
  readonly tenant: string;
  readonly bankAccountID: number;
  readonly regions: ListedRegions;
}

/** Columns of rows of a statement that name who is paid. */
const payeeColumns = [
  ['fees', 'payee_name'],
  ['payoffs', 'lender_name'],
  ['commissions', 'referral_payee'],
  ['transfer_taxes', 'payee'],
  ['escrow_items', 'payee'],
  ['rate_orders', 'payee_name'],
  ['rate_orders', 'underwriter'],
  ['adjustments', 'party'],
] as const;

/** The same of rows that are parts of those. */
const payeeColumnsOfParts = [
  ['fee_parts', 'payee'],
  ['commission_payees', 'payee'],
  ['adjustment_parts', 'payee'],
  ['outside_parties', 'name'],
] as const;

/** Each name that a file `f` may pay somebody by. Those of the contacts of one role are one name: its money is paid to all of them. */
function namesOf(tenant: string) {
  const from = (table: string, column: string) => sql`
    select ${sql.ref(`r.${column}`)} as name from ${sql.table(table)} r where r.tenant_id = ${tenant} and r.orders_id = f.orders_id`;
  return sql.join(
    [
      ...payeeColumns.map(([table, column]) => sql`${from(table, column)} and r.settlement_id = f.settlement_id`),
      ...payeeColumnsOfParts.map(([table, column]) => from(table, column)),
      sql`select f.earnest_money_held_by`,
      sql`${from('loans', 'lender_name')} and r.loan_id = f.default_loan_id`,
      sql`select string_agg(concat_ws(' ', r.name, r.first_name, r.last_name), ' ') from order_parties r
        where r.tenant_id = ${tenant} and r.orders_id = f.orders_id group by r.role_type_id`,
      sql`select p ->> 'payee' from disbursement_plans d, jsonb_array_elements(d.plans) p where d.tenant_id = ${tenant} and d.orders_id = f.orders_id`,
    ],
    sql` union all `,
  );
}

/**
 * Files that may pay somebody whose name has all words (`payeeWords`): those with a locked settlement, and money in the bank account, of which a row names such a payee. One statement
 * for all of them, and no statement of a file is read: whom they pay really, their statements say.
 */
export async function readCandidates(
  tx: Transaction<DB>,
  { tenant, bankAccountID, regions }: Sought,
  words: readonly string[],
): Promise<Candidates> {
  const conditions = words.map((word) => sql<boolean>`strpos(lower(n.name), ${word}) > 0`);
  const { rows } = await sql<Candidates>`
    with files as materialized (
      select o.orders_id, o.file_number_key, o.default_loan_id, o.earnest_money_held_by, s.settlement_id
      from ledger_balances b join orders o on o.tenant_id = b.tenant_id and o.orders_id = b.orders_id
      left join settlements s on s.tenant_id = o.tenant_id and s.orders_id = o.orders_id and s.loan_id is not distinct from o.default_loan_id
      where b.tenant_id = ${tenant} and b.bank_account_id = ${bankAccountID} and b.account = 'available' and b.balance_cents < 0
        and b.stripe = b.orders_id % ${ledgerStripes}::integer and o.is_settlement_locked and ${inRegions(sql`o.region_id`, regions)}),
    found as materialized (
      select f.orders_id, f.file_number_key from files f where exists (select from (${namesOf(tenant)}) n where ${allOf(conditions)}))
    select (select count(*)::integer from found) as files, coalesce((select json_agg(f.orders_id order by f.file_number_key) from (
      select * from found order by file_number_key limit ${togetherLimits.files}) f), '[]') as "ordersIDs"`.execute(tx);
  return rows[0] ?? { ordersIDs: [], files: 0 };
}
