import { setTimeout as wait } from 'node:timers/promises';
import { repeat, type Stop } from '../clock/repeat.ts';
import type { Connections } from './connections.ts';

const firstAfter = 2 * 60_000;
const every = 60 * 60_000;
/** Between two tables, so that requests get their turns on the one session. */
const breath = 500;

/** Removes dead rows and refreshes the planner's statistics, one table after the other. */
export const tidy = (connections: Connections, pause = 0): Promise<void> =>
  eachTable(connections, 'vacuum (analyze)', pause);

/**
 * Refreshes the planner's statistics and so the plans that sessions keep. Those made for empty tables look up a key by the wrong index, which
 * gets slower with each row.
 */
export const refreshStatistics = (connections: Connections): Promise<void> => eachTable(connections, 'analyze', 0);

async function eachTable({ asOwner }: Connections, verb: string, pause: number): Promise<void> {
  const { rows } = await asOwner((owner) =>
    owner.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    ),
  );
  for (const { name } of rows) {
    await asOwner((owner) => owner.query(`${verb} ${name}`));
    if (pause > 0) await wait(pause, undefined, { ref: false });
  }
}

/**
 * The embedded database has no background processes, so nobody but us vacuums it: without this a long-running one would grow and plan
 * with the statistics of an empty database. A server has its own autovacuum.
 */
export function keepTidy(connections: Connections): Stop {
  if (connections.kind === 'server') return async () => {};
  // It is only housekeeping: what fails now is done the next time.
  return repeat(() => tidy(connections, breath), { first: firstAfter, every, onError: () => {} });
}
