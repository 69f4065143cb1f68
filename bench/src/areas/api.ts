import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { Area } from '../harness/area.ts';
import type { Contender } from '../harness/rounds.ts';
import { buildStage, type Stage, tenant } from '../harness/stage.ts';

const connections = 32;

/** One read of one file: token, tenancy by row level security, zod in, schema out, against the same read with less. */
export const api: Area = {
  quickRounds: 3,
  fullRounds: 15,
  async prepare(quick) {
    const stage = await buildStage({ LOG_LEVEL: 'error' });
    const asLogin = `${stage.loginURL}&options=${encodeURIComponent('-c role=closewright_app')}`;
    const peers = await Promise.all([
      startPeer('plain-fastify', stage.superuserURL),
      startPeer('sequential', asLogin),
      startPeer('raw-http', stage.superuserURL),
    ]);
    const [plain, sequential, raw] = peers;
    const seconds = quick ? 3 : 4;
    const load = (name: string, port: number): Contender => ({ name, sample: () => shoot(port, stage, seconds) });
    const contenders = [
      load('ours', stage.app.port),
      load('fastify without auth and RLS', plain.port),
      load('BEGIN, set_config, SELECT, COMMIT', sequential.port),
      load('node:http and pg', raw.port),
    ];
    // Everybody warm before the first round.
    for (const contender of contenders) await contender.sample(0);
    return {
      contenders,
      notes: [`${connections} connections, ${seconds} s a sample, ${stage.orderIDs.length} different files of 5,000.`],
      close: async () => {
        for (const peer of peers) peer.process.kill();
        await stage.close();
      },
    };
  },
};

async function startPeer(name: string, url: string): Promise<{ process: ChildProcess; port: number }> {
  const file = fileURLToPath(new URL(`../../api/peers/${name}.ts`, import.meta.url));
  const process_ = fork(file, { env: { ...process.env, BENCH_PEER_URL: url, BENCH_TENANT: tenant } });
  const [message] = (await once(process_, 'message')) as [{ port: number }];
  return { process: process_, port: message.port };
}

/** Loads one server and checks that every answer was the whole file. */
async function shoot(port: number, stage: Stage, seconds: number) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
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
