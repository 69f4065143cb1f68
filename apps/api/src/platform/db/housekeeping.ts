import { setTimeout as wait } from 'node:timers/promises';
import { repeat, type Stop } from '../clock/repeat.ts';
import type { Connections } from './connections.ts';

const firstAfter = 2 * 60_000;
const every = 60 * 60_000;
/** Between two tables, so that requests get their turns on the one session. */
const breath = 500;

interface Breaks {
  /** Milliseconds between two tables. */
  readonly pause?: number;
  readonly stopped?: AbortSignal;
}

/** Removes dead rows and refreshes the planner's statistics, one table after the other, until it is told to stop. */
export const tidy = (connections: Connections, breaks: Breaks = {}): Promise<void> =>
  eachTable(connections, 'vacuum (analyze)', breaks);

/**
 * Refreshes the planner's statistics and so the plans that sessions keep. Those made for empty tables look up a key by the wrong index, which
 * gets slower with each row.
 */
export const refreshStatistics = (connections: Connections): Promise<void> => eachTable(connections, 'analyze', {});

async function eachTable({ asOwner }: Connections, verb: string, { pause, stopped }: Breaks): Promise<void> {
  const { rows } = await asOwner((owner) =>
    owner.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    ),
  );
  for (const { name } of rows) {
    if (stopped?.aborted) return;
    await asOwner((owner) => owner.query(`${verb} ${name}`));
    // A stop cuts the pause short, which is no failure.
    if (pause) await wait(pause, undefined, { ref: false, signal: stopped }).catch(() => {});
  }
}

/**
 * The embedded database has no background processes, so nobody but us vacuums it: without this a long-running one would grow and plan
 * with the statistics of an empty database. A server has its own autovacuum.
 */
export function keepTidy(connections: Connections): Stop {
  if (connections.kind === 'server') return async () => {};
  // It is only housekeeping: what fails now is done the next time.
  return repeat((stopped) => tidy(connections, { pause: breath, stopped }), {
    first: firstAfter,
    every,
    onError: () => {},
  });
}
