import type { Compilable } from 'kysely';
import { query } from '../../platform/db/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import type { Surroundings } from './check-record.ts';
import type { Choices } from './read-value.ts';

/** The choices, regions and branches of the tenant, as the records of an import are checked against them. */
export async function readSurroundings(database: Database, actor: Actor): Promise<Surroundings> {
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
    branches: branches.map(({ branch_id, region_id }) => ({ branchID: branch_id, regionID: region_id })),
  };
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
