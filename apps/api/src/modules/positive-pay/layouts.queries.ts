import { type PositivePayLayoutRecord, positivePayLayoutSchema } from '@closewright/contract/positive-pay';
import { newPositivePayLayout, type PositivePayLayout } from '@closewright/domain/positive-pay';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

interface StoredLayout {
  readonly positivePayLayoutID: number;
  readonly name: string;
  readonly inactive: boolean;
  readonly layout: object;
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: string;
}

/** The layouts of an office by name, or one of them. */
export async function readLayouts(
  tx: Transaction<DB>,
  tenant: string,
  positivePayLayoutID?: number,
): Promise<PositivePayLayoutRecord[]> {
  const one = positivePayLayoutID === undefined ? sql`true` : sql`l.positive_pay_layout_id = ${positivePayLayoutID}`;
  const { rows } = await sql<StoredLayout>`
    select l.positive_pay_layout_id as "positivePayLayoutID", l.name, l.inactive, l.layout, l.version, iso_instant(l.updated_at) as "updatedAt",
      ${actorName(tenant, 'l.updated_by')} as "updatedBy"
    from positive_pay_layouts l where l.tenant_id = ${tenant} and ${one} order by lower(l.name)`.execute(tx);
  return rows.map(({ layout, name, inactive, ...facts }) => {
    const { data } = positivePayLayoutSchema.safeParse({ ...layout, name, inactive });
    // One that cannot be read keeps nobody from the others.
    return data
      ? { ...data, ...facts, isUnreadable: false }
      : {
          ...newPositivePayLayout,
          header: [],
          detail: [],
          trailer: [],
          golden: null,
          name,
          inactive,
          ...facts,
          isUnreadable: true,
        };
  });
}

/** The name and the state have columns of their own. */
function columnsOfLayout({ name, inactive, ...layout }: PositivePayLayout) {
  return { name, inactive, layout: sql<string>`${JSON.stringify(layout)}::jsonb` };
}

/** Adds a layout. */
export async function insertLayout(
  tx: Transaction<DB>,
  tenant: string,
  positivePayLayoutID: number,
  layout: PositivePayLayout,
): Promise<void> {
  await tx
    .insertInto('positive_pay_layouts')
    .values({ tenant_id: tenant, positive_pay_layout_id: positivePayLayoutID, ...columnsOfLayout(layout) })
    .execute();
}

/** Stores a layout in place of what it was. */
export async function updateLayout(
  tx: Transaction<DB>,
  tenant: string,
  positivePayLayoutID: number,
  layout: PositivePayLayout,
): Promise<void> {
  await tx
    .updateTable('positive_pay_layouts')
    .set(columnsOfLayout(layout))
    .where('tenant_id', '=', tenant)
    .where('positive_pay_layout_id', '=', positivePayLayoutID)
    .execute();
}
