import { sql } from 'kysely';

/** What a user is called who is known by the text of an id. */
export const nameOf = (tenant: string, actor: string) =>
  sql<string>`coalesce((select u.display_name from users u where u.tenant_id = ${tenant} and u.users_id = case when ${sql.ref(actor)} ~ '^\\d{1,9}$' then ${sql.ref(actor)}::integer end), ${sql.ref(actor)})`;
