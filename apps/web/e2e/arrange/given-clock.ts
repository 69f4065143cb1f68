import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../../tools/programs.mjs';

/**
 * When the journeys begin, for all servers, databases and pages: no journey depends on the day or hour at which it really runs.
 * `JOURNEYS_AT=2029-12-31T23:58-05:00` has them begin at another time. It lies ahead of the real time, by whose clock the browser drops
 * cookies, so the year follows the real one.
 */
const begin = (): string => process.env.JOURNEYS_AT ?? `${new Date().getUTCFullYear() + 3}-01-15T10:30-05:00`;

/** Called once, before any process of the journeys starts: they all inherit how far their clocks are ahead. */
export function giveClock(): void {
  process.env.JOURNEY_CLOCK_AHEAD = String(Date.parse(begin()) - Date.now());
}

/** How far the clock of the journeys is ahead, in milliseconds. */
export const clockAhead = (): number => Number(process.env.JOURNEY_CLOCK_AHEAD ?? 0);

/** Now by the clock of the journeys. */
export const givenNow = (): Date => new Date(Date.now() + clockAhead());

const loaded = pathToFileURL(join(root, 'apps', 'web', 'e2e', 'arrange', 'use-given-clock.ts'));
/** What gives this clock to a process of Node and to its threads, the embedded database among them. */
export const nodeOptions = `--import ${loaded.href}`;
