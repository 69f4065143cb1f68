import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** A person chosen for a task, and where in the save. */
interface Person {
  readonly path: string;
  readonly id: number | null | undefined;
}

/** What is wrong with people whom the tenant does not have, by field. */
export async function personProblems(
  tx: Transaction<DB>,
  tenant: string,
  chosen: readonly Person[],
): Promise<Record<string, string>> {
  const ids = chosen.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return {};
  const { rows } = await sql<{ id: number }>`
    select distinct w.id from unnest(${ids}::integer[]) as w (id)
    where not exists (select from users u where u.tenant_id = ${tenant} and u.users_id = w.id)`.execute(tx);
  const wrong = chosen.filter(({ id }) => rows.some((row) => row.id === id));
  return Object.fromEntries(wrong.map(({ path }) => [path, 'There is no such user']));
}
