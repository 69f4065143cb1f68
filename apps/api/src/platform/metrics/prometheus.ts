import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { bearerToken } from '../auth/bearer-token.ts';
import { within } from '../clock/within.ts';
import { isLoopback } from '../config/index.ts';
import { countJobs, type JobCounts } from '../jobs/job-counts.ts';
import type { Database } from '../tenant/in-tenant.ts';

/** Where figures of this process are given out, and to whom. */
export interface MetricsSettings {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** What has to come as a bearer token; null: whoever reaches the address may read. */
  readonly token: string | null;
}

/** The figures of a process. */
export interface Metrics {
  /** Counts the requests of an app. Call it before the first route is there. */
  watch(app: FastifyInstance): void;
  /** Gives the figures out at an address of their own; answers its port. */
  listen(settings: MetricsSettings): Promise<number>;
  close(): Promise<void>;
}

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** How long the figures wait for a database that does not answer. */
const patience = 2_000;
/** Any other word could be sent by anybody, and each would be a series of its own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Figures for Prometheus. Labels are routes as they are written in the code, methods, statuses and states: never what a request
 * carried, no tenant, no user and no file.
 */
export function createMetrics(database: Database): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers,
  });
  ofDatabase(database, registers);
  const gaps = new Counter({
    name: 'closewright_listening_gaps_total',
    help: 'How often this node may have missed what others announced, and looked at everybody anew.',
    registers,
  });
  const stopWatching = database.watchListening({ lost() {}, back: () => gaps.inc() });

  let server: FastifyInstance | undefined;
  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        durations.observe(labelsOf(request, reply), reply.elapsedTime / 1000);
        done();
      });
      new Gauge({
        name: 'closewright_sockets_open',
        help: 'Browsers that listen for changes here.',
        registers,
        collect() {
          this.set(app.openSockets());
        },
      });
    },
    async listen(settings) {
      server = Fastify({ forceCloseConnections: true });
      server.get('/metrics', async (request, reply) => {
        if (!mayRead(request, settings))
          return reply.code(401).header('www-authenticate', 'Bearer').send('Not for you\n');
        return reply.type(register.contentType).send(await register.metrics());
      });
      await server.listen({ host: settings.host, port: settings.port });
      const address = server.server.address();
      return typeof address === 'object' && address ? address.port : settings.port;
    },
    async close() {
      stopWatching();
      await server?.close();
      register.clear();
    },
  };
}

function ofDatabase(database: Database, registers: Registry[]): void {
  new Gauge({
    name: 'closewright_database_connections',
    help: 'Connections of this node: open and in use, open and idle; calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { connections } = database.load();
      this.set({ state: 'in_use' }, connections.inUse);
      this.set({ state: 'idle' }, connections.idle);
      this.set({ state: 'waiting' }, connections.waiting);
    },
  });
  new Gauge({
    name: 'closewright_database_connections_most',
    help: 'Connections that this node opens at most.',
    registers,
    collect() {
      this.set(database.load().connections.most);
    },
  });
  new Gauge({
    name: 'closewright_tenant_turns',
    help: 'Calls of all tenants that hold their turn at the database or wait for it.',
    labelNames: ['state'],
    registers,
    collect() {
      const { turns } = database.load();
      this.set({ state: 'held' }, turns.held);
      this.set({ state: 'waiting' }, turns.waiting);
    },
  });
  new Gauge({
    name: 'closewright_tenant_turns_longest_queue',
    help: 'Waiting calls of the tenant that has most of them.',
    registers,
    collect() {
      this.set(database.load().turns.longestQueue);
    },
  });
  new Counter({
    name: 'closewright_tenant_turns_refused_total',
    help: 'Calls that were refused because their tenant had too many waiting, or its turn did not come in time.',
    registers,
    collect() {
      this.reset();
      this.inc(database.load().turns.refused);
    },
  });
  // The figures of one reading are collected side by side: they share one question to the database.
  let asked: Promise<JobCounts | null> | null = null;
  const counted = () => {
    // Null when the database fails or takes too long: the other figures are wanted most just then.
    asked ??= within(patience, countJobs(database)).finally(() => {
      asked = null;
    });
    return asked;
  };
  new Gauge({
    name: 'closewright_database_up',
    help: '1 while the database answers.',
    registers,
    async collect() {
      this.set((await counted()) === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'closewright_jobs',
    help: 'Jobs of all tenants by state; every node gives the same figures.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await counted();
      this.reset();
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });
}

function labelsOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: methods.has(request.method) ? request.method : 'other',
    route: request.routeOptions.url ?? 'none',
    status: reply.statusCode,
  };
}

/** Without a token only who asks for this machine by its name: a page in a browser on it asks for the name of the page's own server. */
function mayRead(request: FastifyRequest, { token }: MetricsSettings): boolean {
  if (token === null) return isLoopback(request.hostname.replace(/^\[(.*)\]$/, '$1'));
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(bearerToken(request.headers.authorization) ?? ''), digest(token));
}
