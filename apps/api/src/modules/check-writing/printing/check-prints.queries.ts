import type { CheckPrint } from '@closewright/domain/check-printing';
import type { PostedNumber } from '@closewright/domain/check-writing';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { insertRows } from '../../../platform/db/insert-rows.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../../platform/records/index.ts';
import { nextIDs } from '../../../platform/tenant/in-tenant.ts';
import { nameOf } from '../name-of.ts';

/** Papers `c` of checks as JSON, in the order in which they were made. */
export const printsWhere = (tenant: string, which: RawBuilder<unknown>): RawBuilder<readonly CheckPrint[]> =>
  sql`(select coalesce(json_agg(json_build_object(
      'printID', c.print_id, 'bankAccountID', c.bank_account_id, 'stripe', c.stripe, 'number', c.number,
      'printedAt', iso_instant(c.printed_at), 'printedBy', ${nameOf(tenant, 'c.printed_by')}, 'reason', c.reason,
      'signers', coalesce((select json_agg(json_build_object('usersID', s.users_id, 'name', u.display_name) order by s.place)
        from unnest(c.signers) with ordinality s (users_id, place) join users u on u.tenant_id = c.tenant_id and u.users_id = s.users_id), '[]'),
      'spoiled', case when c.spoiled_at is not null then json_build_object('reason', c.spoiled_reason,
        'by', ${nameOf(tenant, 'c.spoiled_by')}, 'at', iso_instant(c.spoiled_at)) end) order by c.print_id), '[]')
    from check_prints c where c.tenant_id = ${tenant} and ${which})`;

/** The checks of a file that were put on paper, in the order in which they were. */
export const printsOfFile = ({ tenant, ordersID }: FilePlace): RawBuilder<readonly CheckPrint[]> =>
  printsWhere(
    tenant,
    sql`c.print_id in (
      select own.print_id from check_prints own where own.tenant_id = ${tenant} and own.orders_id = ${ordersID}
      -- One paper for several files is recorded with the first of them.
      union all select m.print_id from payment_parts q join check_prints m on m.tenant_id = q.tenant_id and m.bank_account_id = q.bank_account_id
        and m.stripe = q.stripe and m.number = q.number
      where q.tenant_id = ${tenant} and q.orders_id = ${ordersID} and m.orders_id <> q.orders_id)`,
  );

/** A print that is recorded. */
interface NewPrint extends PostedNumber {
  readonly bankAccountID: number;
  readonly checkLayoutID: number;
  readonly reason: string | null;
  readonly signers: readonly number[];
}

/**
 * Records prints of checks of a file by whoever prints, in their order. Which paper of its check each is, when it was printed and by whom, the table
 * says. Answers the id of the first; the others follow it.
 */
export async function addPrints(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  prints: readonly NewPrint[],
): Promise<number> {
  const firstID = await nextIDs(tx, 'print_id', prints.length);
  await insertRows(
    tx,
    'check_prints',
    prints.map(({ bankAccountID, stripe, number, checkLayoutID, reason, signers }, at) => ({
      ...{ tenant_id: tenant, print_id: firstID + at, orders_id: ordersID, bank_account_id: bankAccountID },
      ...{ stripe, number, check_layout_id: checkLayoutID, reason, signers: [...signers] },
    })),
  );
  return firstID;
}

/** Records that papers are spoiled, by whoever says so. */
export async function spoilPrints(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  printIDs: readonly number[],
  reason: string,
): Promise<void> {
  await tx
    .updateTable('check_prints')
    .set({ spoiled_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .where('print_id', 'in', [...printIDs])
    .execute();
}
