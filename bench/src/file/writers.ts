import { saveOrder } from '../../../apps/api/src/modules/orders/order-save.usecases.ts';
import type { Caller } from '../../../apps/api/src/platform/auth/caller.ts';
import { readUser } from '../../../apps/api/src/platform/auth/user.queries.ts';
import { createDatabase } from '../../../apps/api/src/platform/db/index.ts';
import { createSecretBox } from '../../../apps/api/src/platform/secrets/secret-box.ts';
import { type Database, systemActor } from '../../../apps/api/src/platform/tenant/in-tenant.ts';
import { makeCaller } from '../../../apps/api/test/harness/made-caller.ts';
import type { Sample } from '../harness/rounds.ts';
import { type Stage, tenant } from '../harness/stage.ts';
import { quantile } from '../harness/statistics.ts';
import { ApiClient } from './api-client.ts';

/** People who save at once, each a file of their own. */
export const WRITERS = 32;

interface Change {
  readonly placeOfClosing?: string;
  readonly salePrice?: number;
}

/** Saves a change of a file that has this version; answers the version it has then. */
type Save = (ordersID: number, version: number, order: Change) => Promise<number>;

/**
 * 32 people of a tenant who save at once, each a file of their own: through the api, and by the use case alone, which leaves the processor to the
 * database. Every other save changes the price, by which the portfolio counts the file.
 */
export class Writers {
  readonly #stage: Stage;
  readonly #client: ApiClient;
  readonly #database: Promise<Database>;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#client = new ApiClient(stage);
    const { loginURL: databaseURL } = stage;
    this.#database = createDatabase({ databaseURL, databaseOwnerURL: null, dataFolder: null, migrate: false });
  }

  /** Saves for so many milliseconds each way: how many a second, and how long the slowest of a hundred took. */
  async sample(milliseconds: number): Promise<Sample> {
    const use = await measure(await this.#byUseCase(), await this.#versions(), milliseconds);
    const http = await measure(this.#throughApi(), await this.#versions(), milliseconds);
    return {
      'saves-per-second': use.perSecond,
      'saves-p99-ms': use.p99,
      'http-saves-per-second': http.perSecond,
      'http-saves-p99-ms': http.p99,
    };
  }

  async close(): Promise<void> {
    this.#client.close();
    await (await this.#database).close();
  }

  /** The files that are written, and the version of each. */
  async #versions(): Promise<Map<number, number>> {
    // A run is longer than a token lives.
    await this.#client.signIn();
    const versions = new Map<number, number>();
    for (const id of this.#stage.orderIDs.slice(0, WRITERS)) {
      const { order } = await this.#client.call<{ order: { version: number } }>('GET', `/api/orders/${id}`);
      versions.set(id, order.version);
    }
    return versions;
  }

  #throughApi(): Save {
    return async (ordersID, version, order) => {
      const body = { version, changes: { order } };
      return (await this.#client.call<Stored>('PATCH', `/api/orders/${ordersID}`, body)).order.version;
    };
  }

  async #byUseCase(): Promise<Save> {
    const database = await this.#database;
    const deps = { database, secrets: createSecretBox(() => [{ id: 'bench', key: Buffer.alloc(32, 1) }]) };
    const caller = await administrator(database);
    return async (ordersID, version, order) =>
      (await saveOrder(deps, caller, { ordersID, version, changes: { order } })).order.version;
  }
}

interface Stored {
  readonly order: { readonly version: number };
}

async function administrator(database: Database): Promise<Caller> {
  const user = await readUser(database, systemActor(tenant, 'bench'), 'administrator');
  if (!user) throw new Error(`${tenant} has no administrator`);
  return makeCaller(user);
}

async function measure(
  save: Save,
  versions: Map<number, number>,
  milliseconds: number,
): Promise<{ perSecond: number; p99: number }> {
  const times: number[] = [];
  const began = performance.now();
  const writer = async ([ordersID, first]: [number, number]) => {
    let version = first;
    while (performance.now() - began < milliseconds) {
      const sent = performance.now();
      const order = version % 2 === 0 ? { placeOfClosing: `Room ${version}` } : { salePrice: 10_000_000 + version };
      const stored = await save(ordersID, version, order);
      times.push(performance.now() - sent);
      if (stored !== version + 1) throw new Error(`${ordersID} has version ${stored} after ${version}`);
      version = stored;
    }
  };
  await Promise.all([...versions].map(writer));
  return { perSecond: (times.length * 1000) / (performance.now() - began), p99: quantile(times, 0.99) };
}
