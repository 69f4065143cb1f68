import type { DocumentCompany } from '@closewright/contract/file-export';
import { columnOf, type Fields } from '@closewright/contract/kit';
import { roleTypeLabel } from '@closewright/domain/parties';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type DocumentStore, hashOf } from '../../platform/documents/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';
import type { Section } from './sections.ts';
import type { ChoiceNames } from './write-value.ts';

interface Place {
  readonly tenant: string;
  readonly ordersID: number;
}

/** A row as it is stored: its id, the row it belongs to, and its values by field. */
export interface StoredRow {
  readonly id: number;
  readonly parentID: number | null;
  readonly values: Readonly<Record<string, unknown>>;
  /** Of a secret: the sealed value and how it ends. */
  readonly sealed: Uint8Array | null;
  readonly masked: string | null;
}

/** The columns of the rows of a section, in their order. */
async function readSection(tx: Transaction<DB>, section: Section, { tenant, ordersID }: Place): Promise<StoredRow[]> {
  const stored = Object.entries(section.fields).filter(
    ([name]) => name !== section.kept?.content && name !== section.kept?.hash,
  );
  const columns = stored.map(([name, { kind }]) => sql`t.${sql.ref(columnOf(name, kind))} as ${sql.ref(name)}`);
  const hasSecret = Object.values(section.fields).some(({ kind }) => kind === 'secret');
  const masked = hasSecret
    ? sql`case t.tax_id_kind when 'ssn' then '***-**-' || t.tax_id_last4 when 'ein' then '**-***' || t.tax_id_last4 end`
    : sql`null::text`;
  const { rows } = await sql<Record<string, unknown>>`
    select t.${sql.ref(section.id)} as "rowID", ${section.parent ? sql`t.${sql.ref(section.parent)}` : sql`null::integer`} as "rowParentID",
      ${masked} as "rowMasked", ${sql.join(columns)}
    from ${sql.table(section.table)} t where t.tenant_id = ${tenant} and t.orders_id = ${ordersID}
    order by t.${sql.ref(section.order)}, t.${sql.ref(section.id)}`.execute(tx);
  const secret = Object.entries(section.fields).find(([, { kind }]) => kind === 'secret')?.[0];
  return rows.map(({ rowID, rowParentID, rowMasked, ...values }) => ({
    id: rowID as number,
    parentID: rowParentID as number | null,
    values,
    sealed: secret === undefined ? null : ((values[secret] as Uint8Array | null) ?? null),
    masked: rowMasked as string | null,
  }));
}

/** The rows of a section in their order; of documents with their bytes. */
export async function readRows(
  tx: Transaction<DB>,
  documents: DocumentStore,
  section: Section,
  place: Place,
): Promise<StoredRow[]> {
  const rows = await readSection(tx, section, place);
  const { kept } = section;
  if (kept === undefined) return rows;
  const read: StoredRow[] = [];
  for (const row of rows) {
    const bytes = await documents.readIn(tx, place.tenant, row.id);
    if (bytes === null) throw new Error(`Document ${row.id} has no content`);
    const values = { [kept.hash]: hashOf(bytes), [kept.content]: Buffer.from(bytes).toString('base64') };
    read.push({ ...row, values: { ...row.values, ...values } });
  }
  return read;
}

/** What every choice of the tenant is called: lookup items and branches by name, regions by their code, people by their login. */
export async function readChoiceNames(tx: Transaction<DB>, tenant: string): Promise<ChoiceNames> {
  const { rows } = await sql<{ set: string; id: number; name: string }>`
    select set_name as set, id, name from lookups where tenant_id = ${tenant}
    union all select 'regions', region_id, reg_id from regions where tenant_id = ${tenant}
    union all select 'branches', branch_id, name from branches where tenant_id = ${tenant}
    union all select 'staff', users_id, login from users where tenant_id = ${tenant}`.execute(tx);
  const names = new Map<string, Map<number, string>>();
  for (const { set, id, name } of rows) {
    const ofSet = names.get(set) ?? new Map<number, string>();
    names.set(set, ofSet.set(id, name));
  }
  return names;
}

/** A company a file names, with those of its contacts that the file names. */
export type NamedCompany = Omit<DocumentCompany, 'reference' | 'roles' | 'contacts'> & {
  readonly companyID: number;
  readonly roles: string[];
  readonly contacts: (DocumentCompany['contacts'][number] & { readonly contactID: number })[];
};

const factColumns = (fields: Fields, alias: string) =>
  sql.join(
    Object.entries(fields).map(
      ([name, { kind }]) => sql`${name}::text, to_jsonb(${sql.ref(`${alias}.${columnOf(name, kind)}`)})`,
    ),
  );

/** The facts of companies and contacts, nulls left out. */
export async function readNamedCompanies(
  tx: Transaction<DB>,
  tenant: string,
  named: { readonly companyIDs: readonly number[]; readonly contactIDs: readonly number[] },
  facts: { readonly company: Fields; readonly contact: Fields },
): Promise<NamedCompany[]> {
  if (named.companyIDs.length === 0) return [];
  type Row = Omit<NamedCompany, 'roles'> & { roleTypeIDs: number[] };
  const { rows } = await sql<{ company: Row }>`
    select jsonb_strip_nulls(jsonb_build_object('companyID', c.company_id, 'roleTypeIDs', to_jsonb(c.role_type_ids),
      ${factColumns(facts.company, 'c')}, 'contacts', (
        select coalesce(jsonb_agg(jsonb_build_object('contactID', k.contact_id, ${factColumns(facts.contact, 'k')}) order by k.contact_id), '[]')
        from company_contacts k where k.tenant_id = c.tenant_id and k.company_id = c.company_id
          and k.contact_id = any(${[...named.contactIDs]}::integer[])))) as company
    from companies c where c.tenant_id = ${tenant} and c.company_id = any(${[...named.companyIDs]}::integer[])
    order by c.name_key, c.company_id`.execute(tx);
  return rows.map(({ company: { roleTypeIDs, ...company } }) => ({
    ...company,
    roles: roleTypeIDs.map(roleTypeLabel),
  }));
}

/** The custom values of a file, with the record each belongs to. */
export async function readCustomValues(tx: Transaction<DB>, { tenant, ordersID }: Place) {
  const { rows } = await sql<{
    customDataDefinitionID: number;
    recordID: number;
    content: boolean | number | string | null;
  }>`
    select v.custom_data_definition_id as "customDataDefinitionID", v.reference_table_pk_value as "recordID",
      coalesce(to_jsonb(v.bool_value), to_jsonb(v.int_value), to_jsonb(trim_scale(v.decimal_value)::text),
        to_jsonb(v.date_time_value), to_jsonb(v.string_value), to_jsonb(v.money_value_cents)) as content
    from custom_data_values v where v.tenant_id = ${tenant} and v.orders_id = ${ordersID}
    order by v.custom_data_definition_id`.execute(tx);
  return rows;
}

/** The number of a file. */
export async function readFileNumber(tx: Transaction<DB>, tenant: string, ordersID: number): Promise<string | null> {
  const row = await tx
    .selectFrom('orders')
    .select('file_number')
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .executeTakeFirst();
  return row?.file_number ?? null;
}

/** Writes that the file is taken out; who it is, is in the audit of this write. */
export async function noteExport(tx: Transaction<DB>, { tenant, ordersID }: Place, withTaxIDs: boolean): Promise<void> {
  await lockCommon(tx);
  const key = { tenant_id: tenant, export_id: await nextIDs(tx, 'export_id'), orders_id: ordersID };
  await tx
    .insertInto('file_exports')
    .values({ ...key, with_tax_ids: withTaxIDs })
    .execute();
}
