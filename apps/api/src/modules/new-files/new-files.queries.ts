import type { FirstFacts } from '@closewright/contract/new-files';
import { FileStatus } from '@closewright/domain/orders';
import { RoleType } from '@closewright/domain/parties';
import { sql, type Transaction } from 'kysely';
import { query } from '../../platform/db/query.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type Actor, type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { inRegions, type ListedRegions } from '../orders/listed-regions.queries.ts';

/** What every new file has. */
export interface NewOrder {
  readonly fileNumber: string;
  readonly regionID: number;
  readonly branchID: number;
  readonly kindOfOrder: number;
  readonly settlementStatementType: number;
  readonly orderServiceID: number | null;
  readonly titleUnitID: number | null;
  readonly escrowUnitID: number | null;
  /** The process template whose tasks it begins with. */
  readonly workflowProcessTemplateID: number | null;
  readonly primaryOrdersID: number | null;
  /** The day it is opened, `YYYY-MM-DD`. */
  readonly openDate: string;
}

/** Adds a file; answers its id. */
export async function insertOrder(tx: Transaction<DB>, tenant: string, order: NewOrder): Promise<number> {
  const ordersID = await nextIDs(tx, 'orders_id');
  await tx
    .insertInto('orders')
    .values({
      tenant_id: tenant,
      orders_id: ordersID,
      file_number: order.fileNumber,
      status: FileStatus.New,
      region_id: order.regionID,
      branch_id: order.branchID,
      kind_of_order: order.kindOfOrder,
      settlement_statement_type: order.settlementStatementType,
      order_service_id: order.orderServiceID,
      title_unit_id: order.titleUnitID,
      escrow_unit_id: order.escrowUnitID,
      workflow_process_template_id: order.workflowProcessTemplateID,
      primary_orders_id: order.primaryOrdersID,
      open_date: order.openDate,
    })
    .execute();
  return ordersID;
}

/** Adds the buyer, seller and property that were typed with a new file, after what it took over from another. */
export async function insertFacts(
  tx: Transaction<DB>,
  tenant: string,
  ordersID: number,
  facts: FirstFacts,
): Promise<void> {
  const key = { tenant_id: tenant, orders_id: ordersID };
  const people = [
    { role_type_id: RoleType.Buyer, first_name: facts.buyerFirstName, last_name: facts.buyerLastName },
    { role_type_id: RoleType.Seller, first_name: facts.sellerFirstName, last_name: facts.sellerLastName },
  ];
  for (const person of people) {
    const name = [person.first_name, person.last_name].filter(Boolean).join(' ');
    if (name === '') continue;
    const sequence = await nextSequence(tx, tenant, ordersID, 'order_parties');
    const rolesID = await nextIDs(tx, 'roles_id');
    await tx
      .insertInto('order_parties')
      .values({ ...key, roles_id: rolesID, sequence, name, ...person })
      .execute();
  }
  const { propertyAddress: address_1, propertyCity: city, propertyState: state, propertyZip: zip } = facts;
  if (address_1 === null && city === null) return;
  const place = { address_1, city, state, zip };
  const sequence = await nextSequence(tx, tenant, ordersID, 'properties');
  await tx
    .insertInto('properties')
    .values({ ...key, property_id: await nextIDs(tx, 'property_id'), sequence, ...place })
    .execute();
}

async function nextSequence(
  tx: Transaction<DB>,
  tenant: string,
  ordersID: number,
  table: 'order_parties' | 'properties',
): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(sequence), 0)::integer + 1 as next from ${sql.table(table)}
    where tenant_id = ${tenant} and orders_id = ${ordersID}`.execute(tx);
  return rows[0]?.next ?? 1;
}

/** What a secondary file has of its primary, and whether the file is one itself. */
export async function readPrimary(
  tx: Transaction<DB>,
  tenant: string,
  ordersID: number,
): Promise<Omit<NewOrder, 'fileNumber' | 'openDate'>> {
  return tx
    .selectFrom('orders')
    .select(['region_id as regionID', 'branch_id as branchID', 'kind_of_order as kindOfOrder'])
    .select(['settlement_statement_type as settlementStatementType', 'order_service_id as orderServiceID'])
    .select(['title_unit_id as titleUnitID', 'escrow_unit_id as escrowUnitID'])
    .select(['primary_orders_id as primaryOrdersID', 'workflow_process_template_id as workflowProcessTemplateID'])
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .executeTakeFirstOrThrow();
}

/** Region and status of a file that is copied from; null when there is none. */
export async function readSource(tx: Transaction<DB>, tenant: string, ordersID: number) {
  const row = await tx
    .selectFrom('orders')
    .select(['region_id as regionID', 'status'])
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .executeTakeFirst();
  return row ?? null;
}

/** The templates of the regions a reader sees, by number. */
export function readTemplates(database: Database, actor: Actor, regions: ListedRegions) {
  return database.readInTenant(
    actor,
    query
      .selectFrom('orders')
      .select(['orders_id as ordersID', 'file_number as fileNumber'])
      .where('tenant_id', '=', actor.tenant)
      .where('status', '=', FileStatus.Template)
      .where(inRegions(sql`region_id`, regions))
      .orderBy('file_number_key')
      .limit(500),
  );
}
