import pg from 'pg';
import { inject } from 'vitest';
import type { TestDatabase } from './each-database.ts';

/** Breaks the connection of a transaction that is done, right before it is committed. */
export interface CommitBreaker {
  /** Breaks the next of these commits that has something to store: 1 is the first from now on. */
  arm(which: number): void;
  /** Whether it broke one since it was armed. */
  readonly hasBroken: boolean;
  close(): Promise<void>;
}

/**
 * Stands between the application and a server: what the system does by itself (`app.actor` is `system:…`) and what only reads is left alone.
 * Only the superuser ends sessions of every login.
 */
export async function breakCommits({ connections }: TestDatabase): Promise<CommitBreaker> {
  const superuser = new pg.Client({ connectionString: inject('databases').superuserURL });
  await superuser.connect();
  let left = 0;
  let hasBroken = false;
  const watched = new WeakSet<pg.PoolClient>();
  connections.pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...parameters: unknown[]) => Promise<pg.QueryResult>;
    const watching = async (...parameters: unknown[]): Promise<pg.QueryResult> => {
      if (parameters[0] !== 'commit' || left === 0) return query(...parameters);
      const { rows } = await query(
        `select pg_backend_pid() as pid, pg_current_xact_id_if_assigned() is not null
           and current_setting('app.actor') not like 'system:%' as stores`,
      );
      if (rows[0]?.stores) {
        left -= 1;
        if (left === 0) {
          hasBroken = true;
          await superuser.query('select pg_terminate_backend($1)', [rows[0].pid]);
        }
      }
      return query(...parameters);
    };
    Object.assign(client, { query: watching });
  });
  return {
    arm(which) {
      left = which;
      hasBroken = false;
    },
    get hasBroken() {
      return hasBroken;
    },
    close: () => superuser.end(),
  };
}
