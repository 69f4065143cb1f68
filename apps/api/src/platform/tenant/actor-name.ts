import { type RawBuilder, sql } from 'kysely';

/**
 * The name of whoever `app.actor` was, for people: the user's display name, or the key itself for the system.
 * @param key the column that holds the key, for instance `l.updated_by`
 */
export function actorName(tenant: string, key: string): RawBuilder<string> {
  return sql<string>`coalesce((select actor.display_name from users actor
    where actor.tenant_id = ${tenant} and actor.users_id::text = ${sql.ref(key)}), ${sql.ref(key)})`;
}
