import { rm } from 'node:fs/promises';
import { AppServer } from './arrange/server.ts';

/**
 * Runs once before all journeys: one server makes its database and demo data, and its folder becomes the template that
 * every other server starts from, so that only this one pays for it.
 */
export default async function prepare() {
  const first = await AppServer.launch();
  await first.stop();
  process.env.JOURNEY_TEMPLATE = first.dataDir;
  return async () => {
    await rm(first.dataDir, { recursive: true, force: true });
  };
}
