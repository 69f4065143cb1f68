import { accessReason } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { RoleType } from '@closewright/domain/parties';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** What a file says of its statements, by the field or list that says it. */
interface SaidOfStatement {
  readonly 'order.kindOfOrder': string;
  readonly contacts: string;
  readonly properties: string;
  readonly defaultLoanID: string;
}

/** Whether there is a seller and must be one, where the property is, and whose statement stands for all: a locked statement follows from these, whatever row they come from. */
async function saidOfStatement(tx: Transaction<DB>, tenant: string, ordersID: number): Promise<SaidOfStatement> {
  const { rows } = await sql<SaidOfStatement>`
    select o.kind_of_order::text as "order.kindOfOrder", coalesce(o.default_loan_id, 0)::text as "defaultLoanID",
      exists (
        select from order_parties s
        where s.tenant_id = o.tenant_id and s.orders_id = o.orders_id and s.role_type_id = ${RoleType.Seller}
      )::text as "contacts",
      coalesce((
        select concat_ws('/', p.state, p.county_name) from properties p
        where p.tenant_id = o.tenant_id and p.orders_id = o.orders_id order by p.sequence, p.property_id limit 1
      ), '') as "properties"
    from orders o where o.tenant_id = ${tenant} and o.orders_id = ${ordersID}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Does what changes rows of a file, and refuses it where the locked statements of the file would be other ones by it. */
export async function keepingLockedStatement<T>(
  tx: Transaction<DB>,
  { tenant, ordersID, isLocked }: { tenant: string; ordersID: number; isLocked: boolean },
  write: () => Promise<T>,
): Promise<T> {
  if (!isLocked) return write();
  const before = await saidOfStatement(tx, tenant, ordersID);
  const written = await write();
  const after = await saidOfStatement(tx, tenant, ordersID);
  const names = ['order.kindOfOrder', 'contacts', 'properties', 'defaultLoanID'] as const;
  const changed = names.find((name) => before[name] !== after[name]);
  if (changed === undefined) return written;
  const { text } = accessReason('settlementLocked', 'Settlement Statement');
  throw new AppError('FIELD_NOT_EDITABLE', text, { modelState: { [changed]: [text] } });
}
