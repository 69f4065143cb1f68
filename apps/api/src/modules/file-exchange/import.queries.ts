import type { DocumentCompany } from '@closewright/contract/file-export';
import { columnOf } from '@closewright/contract/kit';
import { type Compilable, sql, type Transaction } from 'kysely';
import type { Choices } from '../../platform/csv/read-value.ts';
import { query } from '../../platform/db/index.ts';
import { rawQuery } from '../../platform/db/raw-query.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { readDefinitions, readListValues, readTabs } from '../custom-data/custom-data.queries.ts';
import type { CustomFields } from './check-custom-values.ts';
import type { Surroundings } from './check-record.ts';
import { Directory, type KnownCompany } from './directory.ts';
import type { Section } from './sections.ts';

/** The choices, regions, branches, custom fields and companies of the tenant, as the records of an import are checked against them. */
export async function readSurroundings(
  database: Database,
  actor: Actor,
  companies: readonly DocumentCompany[],
): Promise<Surroundings> {
  const { tenant } = actor;
  const active = <R>(statement: Compilable<R>): Promise<R[]> => database.readInTenant(actor, statement);
  const regions = await active(
    query
      .selectFrom('regions')
      .select(['region_id', 'reg_id', 'description', 'is_default'])
      .where('tenant_id', '=', tenant)
      .where('inactive', '=', false)
      .orderBy('region_id'),
  );
  const branches = await active(
    query
      .selectFrom('branches')
      .select(['branch_id', 'region_id', 'name'])
      .where('tenant_id', '=', tenant)
      .where('inactive', '=', false)
      .orderBy('branch_id'),
  );
  const staff = await active(
    query
      .selectFrom('users')
      .select(['users_id', 'login', 'display_name'])
      .where('tenant_id', '=', tenant)
      .where('is_staff', '=', true)
      .where('is_active', '=', true)
      .orderBy('users_id'),
  );
  const lookups = await active(
    query
      .selectFrom('lookups')
      .select(['set_name', 'id', 'name', 'data'])
      .where('tenant_id', '=', tenant)
      .where('inactive', '=', false)
      .orderBy('set_name')
      .orderBy('sequence'),
  );

  const [first] = regions;
  if (!first) throw new Error(`There is no tenant ${tenant}, or it has no region yet`);
  const choices = new Map<string, { id: number; name: string; alias: string | null }[]>([
    ['regions', regions.map((region) => ({ id: region.region_id, name: region.description, alias: region.reg_id }))],
    ['branches', branches.map((branch) => ({ id: branch.branch_id, name: branch.name, alias: null }))],
    ['staff', staff.map((user) => ({ id: user.users_id, name: user.display_name, alias: user.login }))],
  ]);
  for (const { set_name, id, name, data } of lookups) {
    const items = choices.get(set_name) ?? [];
    items.push({ id, name, alias: data });
    choices.set(set_name, items);
  }
  return {
    choices: choices as Choices,
    defaultRegionID: (regions.find(({ is_default }) => is_default) ?? first).region_id,
    branches: branches.map(({ branch_id, region_id, name }) => ({ branchID: branch_id, regionID: region_id, name })),
    customFields: await database.inTenant(actor, (tx) => readCustomFields(tx, tenant)),
    directory: new Directory(await readCompanies(database, actor), companies),
  };
}

/** The custom fields of the tenant, each with the label of its tab. */
export async function readCustomFields(tx: Transaction<DB>, tenant: string): Promise<CustomFields> {
  const labels = new Map((await readTabs(tx, tenant)).map((tab) => [tab.customDataTabID, tab.label]));
  const definitions = await readDefinitions(tx, tenant);
  return {
    definitions: definitions.map((each) => ({ ...each, tabLabel: labels.get(each.customDataTabID) ?? '' })),
    listValues: await readListValues(tx, tenant, {}),
  };
}

/** The companies that files may name: in use, not merged into another, and not of one file alone. */
function readCompanies(database: Database, actor: Actor): Promise<KnownCompany[]> {
  return database.readInTenant(
    actor,
    rawQuery(sql<KnownCompany>`
      select c.company_id as "companyID", c.name, c.city, c.state, (
        select coalesce(json_agg(json_build_object('contactID', k.contact_id, 'contactName', k.contact_name) order by k.contact_id), '[]')
        from company_contacts k where k.tenant_id = c.tenant_id and k.company_id = c.company_id and not k.inactive) as contacts
      from companies c
      where c.tenant_id = ${actor.tenant} and not c.inactive and not c.is_one_time_use order by c.company_id`),
  );
}

/** Those of these file numbers that the tenant has, in small letters. */
export async function readFileNumbers(
  database: Database,
  { tenant, ...actor }: Actor,
  fileNumbers: readonly string[],
): Promise<string[]> {
  const rows = await database.readInTenant(
    { tenant, ...actor },
    query
      .selectFrom('orders')
      .select('file_number_key')
      .where('tenant_id', '=', tenant)
      .where(
        'file_number_key',
        'in',
        fileNumbers.map((number) => number.toLowerCase()),
      ),
  );
  return rows.map(({ file_number_key }) => file_number_key);
}

/** The file of a number, whatever its case. */
export async function readFileID(tx: Transaction<DB>, tenant: string, fileNumber: string): Promise<number | null> {
  const row = await tx
    .selectFrom('orders')
    .select('orders_id')
    .where('tenant_id', '=', tenant)
    .where('file_number_key', '=', fileNumber.toLowerCase())
    .executeTakeFirst();
  return row?.orders_id ?? null;
}

/** The file that is to be the primary one, and whether it is a secondary file itself. */
export async function readPrimaryFile(
  tx: Transaction<DB>,
  tenant: string,
  fileNumber: string,
): Promise<{ ordersID: number; isSecondary: boolean } | null> {
  const row = await tx
    .selectFrom('orders')
    .select(['orders_id', 'primary_orders_id'])
    .where('tenant_id', '=', tenant)
    .where('file_number_key', '=', fileNumber.toLowerCase())
    .executeTakeFirst();
  return row ? { ordersID: row.orders_id, isSecondary: row.primary_orders_id !== null } : null;
}

/** Of these values of the field that no two rows share, those that a row of the tenant has, in small letters. */
export async function readTaken(
  tx: Transaction<DB>,
  tenant: string,
  { table, fields, unique }: Section,
  values: readonly string[],
): Promise<string[]> {
  const [name, field] = Object.entries(fields).find(([each]) => each === unique?.field) ?? [];
  if (name === undefined || field === undefined) return [];
  const column = sql.ref(columnOf(name, field.kind));
  const { rows } = await sql<{ value: string }>`select lower(${column}::text) as value from ${sql.table(table)}
    where tenant_id = ${tenant} and ${column}::text = any(${[...values]}::text[])`.execute(tx);
  return rows.map(({ value }) => value);
}

/** The user of a login, to import in that user's name. */
export async function findUser(
  database: Database,
  actor: Actor,
  login: string,
): Promise<{ usersID: number; name: string } | null> {
  const [user] = await database.readInTenant(
    actor,
    query
      .selectFrom('users')
      .select(['users_id', 'display_name'])
      .where('tenant_id', '=', actor.tenant)
      .where('login', '=', login.toLowerCase())
      .where('is_active', '=', true),
  );
  return user ? { usersID: user.users_id, name: user.display_name } : null;
}
