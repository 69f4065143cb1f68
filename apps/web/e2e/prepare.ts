import { rm } from 'node:fs/promises';
import { ApiUser } from './arrange/api-user.ts';
import { giveClock } from './arrange/given-clock.ts';
import { AppServer } from './arrange/server.ts';

/**
 * Runs once before all journeys: one server makes its database, its demo data and the realms of its tenants, and its folder becomes the
 * template that every other server starts from, so that only this one pays for it.
 */
export default async function prepare() {
  giveClock();
  const first = await AppServer.launch();
  for (const tenant of ['epsilon', 'ficus', 'upkeep']) await ApiUser.signIn(first, tenant, 'administrator');
  await first.stop();
  process.env.JOURNEY_TEMPLATE = first.dataDir;
  return async () => {
    await rm(first.dataDir, { recursive: true, force: true });
  };
}
