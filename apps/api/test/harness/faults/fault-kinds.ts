import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type FaultStage, loginOfNodes, type StageServer } from './fault-stage.ts';

/** What happens to nodes and their database. */
export const serverFaults = [
  'a node is killed',
  'both nodes are killed',
  'some sessions are ended',
  'all sessions are ended',
  'the server is restarted fast',
  'the server is restarted at once',
  'every process of the server is killed',
  'some connections are reset',
  'the network is cut',
  'answers are lost',
  'a clock jumps',
  'the next day begins',
  'the disk of the server is full',
  'the server cannot sync its disk',
] as const;
export type ServerFault = (typeof serverFaults)[number];

const CUT_MILLISECONDS = 500;
const MUTE_MILLISECONDS = 150;
/** How soon a server whose disk fails has to notice. */
const PANIC_MILLISECONDS = 10_000;
const HOUR = 3_600_000;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const has = (program: string, ...options: string[]) => spawnSync(program, options).status === 0;
const traceScope = '/proc/sys/kernel/yama/ptrace_scope';
/** Whether processes of this user may be traced by others than those that started them. */
const mayTrace = () => !existsSync(traceScope) || readFileSync(traceScope, 'utf8').trim() === '0';

/** What of these can be done on this machine, and what not for want of which program. */
export function possibleFaults(): { readonly possible: readonly ServerFault[]; readonly missing: readonly string[] } {
  const lacking = new Set<ServerFault>();
  if (!has('strace', '-o', '/dev/null', 'true') || !mayTrace())
    for (const fault of ['the disk of the server is full', 'the server cannot sync its disk'] as const)
      lacking.add(fault);
  return {
    possible: serverFaults.filter((each) => !lacking.has(each)),
    missing: [...lacking].map((fault) => `${fault} (strace, or the right to trace, is missing)`),
  };
}

/** Makes it happen, and what it broke whole again as far as an operator would. Clocks stay as they are set until `heal`. */
export async function inflict(stage: FaultStage, fault: ServerFault, draw: () => number): Promise<void> {
  const { nodes, server } = stage;
  const [first, second] = draw() < 0.5 ? nodes : nodes.toReversed();
  const again = async (...killed: (typeof first)[]) => {
    for (const node of killed) node?.kill();
    await Promise.all(killed.map(async (node) => node?.start()));
  };
  switch (fault) {
    case 'a node is killed':
      return again(first);
    case 'both nodes are killed':
      return again(first, second);
    case 'a clock jumps':
      first?.setClock(Math.round((draw() - 0.5) * 60 * HOUR));
      return undefined;
    case 'the next day begins':
      for (const node of nodes) node.setClock(24 * HOUR);
      return undefined;
    default:
      return hurtServer(server, fault, draw);
  }
}

/** Sets clocks right and makes the network whole. */
export function heal({ nodes, server }: FaultStage): void {
  for (const node of nodes) node.setClock(0);
  for (const network of server.networks) network.heal();
}

type ServerOwn = Exclude<
  ServerFault,
  'a node is killed' | 'both nodes are killed' | 'a clock jumps' | 'the next day begins'
>;

async function hurtServer(server: StageServer, fault: ServerOwn, draw: () => number): Promise<void> {
  const { postgres, networks } = server;
  const networkAway = async (break_: () => void, milliseconds: number) => {
    break_();
    await wait(milliseconds);
    for (const network of networks) network.cut();
    for (const network of networks) network.heal();
  };
  switch (fault) {
    case 'some sessions are ended':
      return endSessions(server, 'random() < 0.5');
    case 'all sessions are ended':
      return endSessions(server, 'true');
    case 'the server is restarted fast':
      return postgres.restart('fast');
    case 'the server is restarted at once':
      return postgres.restart('immediate');
    case 'every process of the server is killed':
      return postgres.restart('killed');
    case 'some connections are reset':
      for (const network of networks) network.breakSome(draw, 0.4);
      return undefined;
    case 'the network is cut':
      return networkAway(() => {
        for (const network of networks) network.cut();
      }, CUT_MILLISECONDS);
    case 'answers are lost':
      return networkAway(() => {
        for (const network of networks) network.holdAnswers();
      }, MUTE_MILLISECONDS);
    case 'the disk of the server is full':
      return failDisk(server, writes, 'ENOSPC');
    case 'the server cannot sync its disk':
      return failDisk(server, 'fdatasync', 'EIO');
  }
}

async function endSessions({ asSuperuser }: StageServer, which: string): Promise<void> {
  await asSuperuser((client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${loginOfNodes}' and ${which}`,
    ),
  );
}

/** Calls of the system by which the server writes: its log, its tables, and what makes both longer. */
const writes = 'pwrite64,pwritev,fallocate';

/**
 * Calls of every process of the server to its disk fail until it notices: ENOSPC is said by a disk that is full, EIO by one that is dying. Whoever
 * commits makes it end in a panic, rather than to call committed what is not kept. Then the disk is well again, and the server is started.
 */
async function failDisk({ postgres }: StageServer, calls: string, error: 'ENOSPC' | 'EIO'): Promise<void> {
  const panic = postgres.hears('PANIC');
  const pids = postgres.processes().flatMap((pid) => ['-p', String(pid)]);
  const options = ['-f', '-e', `trace=${calls}`, '-e', `inject=${calls}:error=${error}`, ...pids];
  const injecting = spawn('strace', options, { stdio: 'ignore', ...postgres.runsAs });
  const ended = once(injecting, 'exit');
  try {
    await panicked(panic, `${error} of ${calls}`);
  } finally {
    injecting.kill('SIGINT');
    await ended;
  }
  await postgres.restart('immediate');
}

async function panicked(panic: Promise<void>, what: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`${what} went unnoticed by the server`)), PANIC_MILLISECONDS);
  });
  await Promise.race([panic, late]).finally(() => clearTimeout(timer));
}
