import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, root } from '../../../../tools/programs.mjs';
import { type Answer, callHost } from '../../../api/test/harness/call-host.ts';
import type { Asked, Done, Work } from '../../../api/test/harness/journey-server.ts';
import { freePort } from './free-port.ts';
import { nodeOptions } from './given-clock.ts';

/** The server as everybody starts it, and as it also does what `Work` lists. */
const programs = {
  main: join(root, 'apps', 'api', 'src', 'main.ts'),
  journeys: join(root, 'apps', 'api', 'test', 'harness', 'journey-server.ts'),
};
const STARTS_WITHIN = 180_000;
const STOPS_WITHIN = 90_000;

/** No server outlives the process that started it, whatever ends that. */
const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

export interface ServerOptions {
  /** A prepared data folder to start from; without it the server starts with nothing. */
  template?: string | undefined;
  /** Environment variables on top: TOKEN_REFRESH_MS, DATABASE_URL and the like. */
  env?: Record<string, string> | undefined;
  /** Which program runs: `main` unless it is said. */
  program?: keyof typeof programs | undefined;
}

/** The real server in a process of its own, with a data folder and a port of its own. It can be killed and started again. */
export class AppServer {
  readonly port: number;
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  readonly #program: string;
  readonly #asked = new Map<number, (done: Done) => void>();
  #process: ChildProcess | undefined;
  /** How the process may end: in any way while its start is waited for, not at all while it should run. */
  #mayEnd: 'anyhow' | 'orderly' | 'never' = 'anyhow';
  #fault: string | undefined;
  #log = '';
  #count = 0;

  private constructor(port: number, dataDir: string, { env = {}, program = 'main' }: ServerOptions) {
    this.port = port;
    this.dataDir = dataDir;
    this.#env = env;
    this.#program = programs[program];
  }

  /** Makes a server and starts it. One that does not start leaves nothing behind. */
  static async launch(options: ServerOptions = {}): Promise<AppServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'closewright-journey-'));
    try {
      if (options.template) await cp(options.template, dataDir, { recursive: true });
      const server = new AppServer(await freePort(), dataDir, options);
      await server.start();
      return server;
    } catch (error) {
      await rm(dataDir, { recursive: true, force: true });
      throw error;
    }
  }

  /** Everything the server has printed since it was launched, over all its lives. */
  get log(): string {
    return this.#log;
  }

  get isRunning(): boolean {
    return this.#process !== undefined;
  }

  origin(tenant: string): string {
    return `http://${tenant}.localhost:${this.port}`;
  }

  /** Starts the process and waits until it answers. */
  async start(): Promise<void> {
    if (this.#process) throw new Error('The server runs already.');
    const { DATABASE_URL: _url, DATABASE_OWNER_URL: _owner, IDENTITY_URL: _identity, ...inherited } = process.env;
    const child = spawn(node(), [this.#program], {
      cwd: root,
      env: {
        ...inherited,
        NODE_ENV: 'development',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        NODE_OPTIONS: nodeOptions,
        // A fifth of a start is the reading of our own sources.
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
        // Journeys and health checks all come from one address.
        RATE_LIMIT_PUBLIC_READS: '1000000',
        ...this.#env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(this.#program === programs.journeys ? (['ipc'] as const) : [])],
    });
    child.on('message', (done: Done) => this.#asked.get(done.id)?.(done));
    this.#process = child;
    this.#mayEnd = 'anyhow';
    alive.add(child);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    child.once('exit', (code, signal) => {
      alive.delete(child);
      if (this.#process === child) this.#process = undefined;
      this.#hear(`-- the server ended: ${signal ?? code}\n`);
      if (this.#mayEnd === 'never') this.#fault = `The server ended by itself: ${signal ?? code}`;
      if (this.#mayEnd === 'orderly' && code !== 0) this.#fault = `The server did not stop in order: ${signal ?? code}`;
      for (const [id, done] of this.#asked) done({ id, rows: [], error: 'the server ended' });
    });

    const deadline = Date.now() + STARTS_WITHIN;
    while (Date.now() < deadline) {
      if (this.#process !== child) throw new Error(`The server ended while starting:\n${this.#log.slice(-4000)}`);
      const answer = await this.call('epsilon', 'GET', '/api/health').catch(() => undefined);
      if (answer?.status === 200) {
        this.#mayEnd = 'never';
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await this.kill('SIGKILL');
    throw new Error(`The server did not answer within ${STARTS_WITHIN / 1000} s:\n${this.#log.slice(-4000)}`);
  }

  /** Ends the process with this signal and waits until it is gone. SIGKILL gives it no chance to tidy up. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const gone = once(child, 'exit');
    this.#mayEnd = signal === 'SIGKILL' ? 'anyhow' : 'orderly';
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN);
    await gone;
    clearTimeout(late);
  }

  /** Ends the server as an operator would. Throws when it ends otherwise than in order, or already had. */
  async stop(): Promise<void> {
    await this.kill('SIGTERM');
    this.expectSound();
  }

  /** Throws, once, when the server ended by itself or not in order: no journey need have noticed. */
  expectSound(): void {
    const fault = this.#fault;
    this.#fault = undefined;
    if (fault) throw new Error(`${fault}:\n${this.#log.slice(-4000)}`);
  }

  /** Stops the server and removes its data. */
  async dispose(): Promise<void> {
    try {
      await this.stop();
    } finally {
      await rm(this.dataDir, { recursive: true, force: true });
    }
  }

  /** One request to a tenant of it. */
  call<T = unknown>(
    tenant: string,
    method: string,
    path: string,
    sent?: { token?: string; body?: unknown },
  ): Promise<Answer<T>> {
    return callHost<T>(this.port, tenant, method, path, sent);
  }

  /** Makes a tenant like epsilon, which nobody else uses, and answers its name. */
  async makeTenant(): Promise<string> {
    const tenant = `own-${this.#count + 1}`;
    await this.#do({ call: 'makeTenant', tenant });
    return tenant;
  }

  /** One statement in a tenant of a running server, for facts that no screen sets yet. */
  async sql(tenant: string, statement: string): Promise<unknown[]> {
    return this.#do({ call: 'sql', tenant, statement });
  }

  #do(work: Work): Promise<unknown[]> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, ({ rows, error }) => {
        this.#asked.delete(id);
        if (error === null) resolve(rows);
        else reject(new Error(`${work.call}: ${error}`));
      });
      if (!this.#process?.connected) reject(new Error(`Only the program of the journeys does ${work.call}.`));
      else this.#process.send({ id, work } satisfies Asked);
    });
  }

  #hear(text: string) {
    this.#log += text;
  }
}
