import { ApiUser } from '../../../apps/web/e2e/arrange/api-user.ts';
import type { Area } from '../harness/area.ts';
import { asClient, buildStage, tenant as held, type Stage } from '../harness/stage.ts';
import { quantile } from '../harness/statistics.ts';

const WRITERS = 32;
const READERS = 4;
const SECONDS = { tiny: 0.3, quick: 4, full: 12 } as const;

/**
 * What a tenant feels of another whose writers all wait: one long transaction holds the first tenant, 32 of its calls
 * write behind it, and four people of the second open a file over and over.
 */
export const neighbour: Area = {
  rounds: { quick: 2, full: 8 },
  async prepare(size, ending) {
    const stage = await buildStage(size, ending, { env: { LOG_LEVEL: 'error', RATE_LIMIT_TENANT: '1000000' } });
    const other = await ApiUser.signIn(stage.app, 'ficus', 'closer');
    const file = await other.orderID('12-3456');
    const milliseconds = SECONDS[size] * 1000;
    const read = () => readFor(other, file, milliseconds);
    const sample = async () => {
      const quiet = await read();
      const beside = await besideHeld(stage, read);
      return {
        'quiet-p99-ms': quantile(quiet, 0.99),
        'held-p99-ms': quantile(beside, 0.99),
        'held-ratio': quantile(beside, 0.99) / quantile(quiet, 0.99),
        reads: beside.length,
      };
    };
    if (size !== 'tiny') await sample();
    return {
      contenders: [{ name: 'ours', sample }],
      notes: [
        `${READERS} readers of one tenant for ${SECONDS[size]} s, alone and beside ${WRITERS} waiting writers of another.`,
      ],
    };
  },
};

/** How long each read took. */
async function readFor(person: ApiUser, file: number, milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + milliseconds;
  const reader = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      await person.order(file);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return times;
}

/** Does `work` while the writers of the first tenant wait; afterwards they are stored, were refused as busy, or gave up. */
async function besideHeld<T>(stage: Stage, work: () => Promise<T>): Promise<T> {
  return asClient(stage.superuserURL, async (client) => {
    await client.query('begin');
    await client.query("select set_config('app.tenant', $1, true)", [held]);
    await client.query('select lock_tenant()');
    const writers = stage.orderIDs.slice(0, WRITERS).map((id) => write(stage.person, id));
    try {
      return await work();
    } finally {
      await client.query('rollback');
      await Promise.all(writers);
    }
  });
}

async function write(person: ApiUser, ordersID: number): Promise<void> {
  const { version } = (await person.order(ordersID)).order;
  const changes = { order: { placeOfClosing: `Room ${version}` } };
  try {
    const { status } = await person.ask('PATCH', `/api/orders/${ordersID}`, { version, changes });
    if (status !== 200 && status !== 503) throw new Error(`A writer was answered ${status}`);
  } catch (error) {
    // The turn and the lock may take ten seconds each; whoever writes gives up after ten.
    if (!/no answer within 10 s/.test(String(error))) throw error;
  }
}
