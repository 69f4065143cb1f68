import { randomUUID } from 'node:crypto';
import { findUser } from '../modules/file-exchange/import.queries.ts';
import { type Actor, type Database, systemActor } from '../platform/tenant/in-tenant.ts';

/**
 * In whose name a command works in a tenant: that of a login, or the system's own.
 * @param name what the system's own name ends with: `import`
 */
export async function actorOf(
  database: Database,
  { tenant, login, name }: { readonly tenant: string; readonly login: string | undefined; readonly name: string },
): Promise<Actor> {
  const actor = systemActor(tenant, name, `${name}:${randomUUID()}`);
  if (login === undefined) return actor;
  const user = await findUser(database, actor, login);
  if (!user) throw new Error(`The tenant ${tenant} has no active user ${login}`);
  return { ...actor, ...user };
}
