import { type BankFileLayoutRecord, bankFileLayoutSchema } from '@closewright/contract/bank-files';
import { type BankFileLayout, newBankFileLayout } from '@closewright/domain/bank-files';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

interface StoredLayout {
  readonly bankFileLayoutID: number;
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
  bankFileLayoutID?: number,
): Promise<BankFileLayoutRecord[]> {
  const one = bankFileLayoutID === undefined ? sql`true` : sql`l.bank_file_layout_id = ${bankFileLayoutID}`;
  const { rows } = await sql<StoredLayout>`
    select l.bank_file_layout_id as "bankFileLayoutID", l.name, l.inactive, l.layout, l.version, iso_instant(l.updated_at) as "updatedAt",
      ${actorName(tenant, 'l.updated_by')} as "updatedBy"
    from bank_file_layouts l where l.tenant_id = ${tenant} and ${one} order by lower(l.name)`.execute(tx);
  return rows.map(({ layout, name, inactive, ...facts }) => {
    const { data } = bankFileLayoutSchema.safeParse({ ...layout, name, inactive });
    // One that cannot be read keeps nobody from the others.
    return data
      ? { ...data, ...facts, isUnreadable: false }
      : { ...newBankFileLayout, columns: [], words: [], name, inactive, ...facts, isUnreadable: true };
  });
}

/** The name and the state have columns of their own. */
function columnsOfLayout({ name, inactive, ...layout }: BankFileLayout) {
  return { name, inactive, layout: sql<string>`${JSON.stringify(layout)}::jsonb` };
}

/** Adds a layout. */
export async function insertLayout(
  tx: Transaction<DB>,
  tenant: string,
  bankFileLayoutID: number,
  layout: BankFileLayout,
): Promise<void> {
  await tx
    .insertInto('bank_file_layouts')
    .values({ tenant_id: tenant, bank_file_layout_id: bankFileLayoutID, ...columnsOfLayout(layout) })
    .execute();
}

/** Stores a layout in place of what it was. */
export async function updateLayout(
  tx: Transaction<DB>,
  tenant: string,
  bankFileLayoutID: number,
  layout: BankFileLayout,
): Promise<void> {
  await tx
    .updateTable('bank_file_layouts')
    .set(columnsOfLayout(layout))
    .where('tenant_id', '=', tenant)
    .where('bank_file_layout_id', '=', bankFileLayoutID)
    .execute();
}
