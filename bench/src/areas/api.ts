import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { Area } from '../harness/area.ts';
import type { Contender } from '../harness/rounds.ts';
import { buildStage, type Stage, tenant } from '../harness/stage.ts';

const connections = 32;

/** One read of one file: token, tenancy by row level security, zod in, schema out, against the same read with less. */
export const api: Area = {
  rounds: { quick: 3, full: 15 },
  async prepare(size, ending) {
    const stage = await buildStage(size, ending, { env: { LOG_LEVEL: 'error' } });
    const asLogin = `${stage.loginURL}&options=${encodeURIComponent('-c role=closewright_app')}`;
    const effort = { tiny: { amount: 100 }, quick: { duration: 3 }, full: { duration: 4 } }[size];
    const load = (name: string, port: number): Contender => ({ name, sample: () => shoot(port, stage, effort) });
    const peer = async (name: string, file: string, url: string) => load(name, await startPeer(file, url, ending));
    const contenders = [load('ours', stage.app.port), await peer('node:http and pg', 'raw-http', stage.superuserURL)];
    if (size !== 'tiny')
      contenders.push(
        await peer('fastify without auth and RLS', 'plain-fastify', stage.superuserURL),
        await peer('BEGIN, set_config, SELECT, COMMIT', 'sequential', asLogin),
      );
    // Everybody warm before the first round.
    if (size !== 'tiny') for (const contender of contenders) await contender.sample(0);
    return {
      contenders,
      notes: [
        `${connections} connections, ${'amount' in effort ? `${effort.amount} calls` : `${effort.duration} s`} a sample, ${stage.orderIDs.length} different files.`,
      ],
    };
  },
};

/** Answers the port of the peer. */
async function startPeer(name: string, url: string, ending: AsyncDisposableStack): Promise<number> {
  const file = fileURLToPath(new URL(`../../api/peers/${name}.ts`, import.meta.url));
  const child = fork(file, { env: { ...process.env, BENCH_PEER_URL: url, BENCH_TENANT: tenant } });
  ending.defer(() => void child.kill());
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return message.port;
}

/** Loads one server and checks that every answer was the whole file. */
async function shoot(port: number, stage: Stage, effort: { amount: number } | { duration: number }) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    ...effort,
    headers: { host: `${tenant}.localhost:${stage.app.port}`, authorization: `Bearer ${stage.person.token}` },
    requests: stage.orderIDs.map((id) => ({ method: 'GET' as const, path: `/api/orders/${id}` })),
    verifyBody: (body) =>
      typeof body === 'string' && body.includes('"isSuccessful":true') && body.includes('"contacts":'),
  });
  const wrong = result.non2xx + result.errors + result.timeouts + result.mismatches;
  if (wrong > 0) throw new Error(`${wrong} answers were wrong`);
  return {
    'requests-per-second': result.requests.average,
    'p50-ms': result.latency.p50,
    'p99-ms': result.latency.p99,
    'mean-ms': result.latency.average,
  };
}
