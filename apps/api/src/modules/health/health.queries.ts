import type { HealthDetails } from '@closewright/contract/health';
import { sql } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';

/** What the database knows of its own state and of the tenant. */
export type StoredHealth = Pick<HealthDetails, 'migrations' | 'jobs'> & {
  databaseVersion: string;
  enterpriseID: string | null;
  name: string;
};

/** The migrations that the database has; null where it has never been migrated. */
export function readApplied(database: Database): Promise<string[] | null> {
  return database.inSystem('ready', async (tx) => {
    const found = await sql<{ isThere: boolean }>`
      select to_regprocedure('applied_migrations()') is not null as "isThere"`.execute(tx);
    if (!found.rows[0]?.isThere) return null;
    const { rows } = await sql<{ name: string }>`select name from applied_migrations()`.execute(tx);
    return rows.map(({ name }) => name);
  });
}

/** The state of the database, and this tenant's jobs, in one statement. */
export async function readHealth(database: Database, actor: Actor): Promise<StoredHealth> {
  const { tenant } = actor;
  const [found] = await database.readInTenant(
    actor,
    rawQuery(sql<StoredHealth>`
      select current_setting('server_version') as "databaseVersion",
        (select json_agg(json_build_object('name', m.name, 'appliedAt', iso_instant(m.applied_at)) order by m.name)
          from applied_migrations() m) as migrations,
        (select json_build_object(
            'waiting', count(*) filter (where finished_at is null and attempts < max_attempts
              and (leased_until is null or leased_until < now())),
            'running', count(*) filter (where finished_at is null and leased_until >= now()),
            'failed', count(*) filter (where finished_at is null and attempts >= max_attempts
              and (leased_until is null or leased_until < now())),
            'finished', count(*) filter (where finished_at is not null))
          from jobs where tenant_id = ${tenant}) as jobs,
        t.enterprise_tenant_id as "enterpriseID", t.display_name as name
      from tenants t where t.tenant_id = ${tenant}`),
  );
  if (!found) throw new Error(`The tenant ${tenant} is gone`);
  return found;
}
