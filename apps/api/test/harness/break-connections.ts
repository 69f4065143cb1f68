import pg from 'pg';
import { expect, inject } from 'vitest';

/** The sessions that listen for the nodes on a database, whose name is the parameter. */
export const listeningOf = "datname = $1 and application_name = 'closewright listening'";

/**
 * Ends sessions of the test server as a fail-over does, and answers when the last of them is gone. Only the superuser may end the sessions of
 * every login, and see what they run.
 * @param which a condition over `pg_stat_activity`, with its parameters
 * @returns how many there were
 */
export async function breakConnections(which: string, parameters: readonly unknown[]): Promise<number> {
  const superuser = new pg.Client({ connectionString: inject('databases').superuserURL });
  await superuser.connect();
  try {
    const { rows } = await superuser.query<{ pid: number }>(
      `select pid, pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and (${which})`,
      [...parameters],
    );
    const pids = rows.map(({ pid }) => pid);
    const left = () => superuser.query('select 1 from pg_stat_activity where pid = any($1)', [pids]);
    await expect.poll(async () => (await left()).rowCount).toBe(0);
    return pids.length;
  } finally {
    await superuser.end();
  }
}
