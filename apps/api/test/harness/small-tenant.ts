import type { Insertable } from 'kysely';
import type { OrdersTable } from '../../src/platform/db/schema.gen.ts';
import { type Actor, type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';

/** The least a tenant needs to hold files: region 1, branch 1 and user 1. */
export async function makeSmallTenant(database: Database, tenant: string): Promise<Actor> {
  const actor = systemActor(tenant, 'test');
  await database.inTenant(actor, async (tx) => {
    await tx.insertInto('tenants').values({ tenant_id: tenant, display_name: tenant }).execute();
    await tx
      .insertInto('regions')
      .values({ tenant_id: tenant, region_id: 1, reg_id: 'ANY', description: 'Any State' })
      .execute();
    await tx
      .insertInto('branches')
      .values({ tenant_id: tenant, branch_id: 1, region_id: 1, name: 'Somecity' })
      .execute();
    await tx
      .insertInto('users')
      .values({
        tenant_id: tenant,
        users_id: 1,
        group_users_id: 1,
        login: 'closer',
        display_name: 'Closer',
        branch_id: 1,
      })
      .execute();
  });
  return { tenant, usersID: 1, name: 'Closer', requestID: 'test' };
}

/** The columns of a file that may not be empty. */
export function orderRow(tenant: string, ordersID: number, fileNumber: string): Insertable<OrdersTable> {
  return {
    tenant_id: tenant,
    orders_id: ordersID,
    file_number: fileNumber,
    status: 1,
    region_id: 1,
    branch_id: 1,
    kind_of_order: 3,
    settlement_statement_type: 1,
  };
}
