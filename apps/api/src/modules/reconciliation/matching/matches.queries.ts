import type { BankMatchRow } from '@closewright/contract/reconciliation';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { actorName } from '../../../platform/tenant/actor-name.ts';
import { bankItemJSON } from './bank-items.queries.ts';
import { type AccountPlace, bookItemJSON } from './book-items.queries.ts';

/** A match `m` of bank_matches with its items, as JSON. */
const matchJSON = (tenant: string): RawBuilder<BankMatchRow> => sql<BankMatchRow>`json_build_object(
  'bankMatchID', m.bank_match_id, 'rule', m.rule, 'reason', m.reason, 'note', m.note, 'date', m.day, 'amount', m.amount_cents,
  'by', ${actorName(tenant, 'm.matched_by')}, 'at', iso_instant(m.matched_at),
  'bankItems', (select coalesce(json_agg(${bankItemJSON} order by x.item), '[]') from bank_match_items x
    join bank_items i on i.tenant_id = ${tenant} and i.bank_item_id = x.bank_item_id
    where x.tenant_id = ${tenant} and x.bank_match_id = m.bank_match_id),
  'bookItems', (select coalesce(json_agg(${bookItemJSON({ tenant, bankAccountID: sql`m.bank_account_id` }, sql`'infinity'::date`)} order by w.item), '[]')
    from (select x.item, x.stripe, x.number, x.amount_cents from bank_match_items x
      where x.tenant_id = ${tenant} and x.bank_match_id = m.bank_match_id and x.number is not null) w))`;

/** The matches of an account that stand, of these days, in the order of their days. */
export async function readMatches(
  tx: Transaction<DB>,
  { tenant, bankAccountID }: AccountPlace,
  { from, through }: { readonly from: string; readonly through: string },
): Promise<readonly BankMatchRow[]> {
  const { rows } = await sql<{ match: BankMatchRow }>`
    select ${matchJSON(tenant)} as match from bank_matches m
    where m.tenant_id = ${tenant} and m.bank_account_id = ${bankAccountID} and m.day between ${from} and ${through} and m.ended_at is null
    order by m.day, m.bank_match_id`.execute(tx);
  return rows.map(({ match }) => match);
}
