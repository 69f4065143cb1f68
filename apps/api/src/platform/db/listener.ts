import { Socket } from 'node:net';
import type pg from 'pg';
import type { Connections } from './connections.ts';
import { identifier } from './identifier.ts';

type Handler = (payload: string) => void;

/** Hears of the listening session itself. */
export interface ListeningWatch {
  /** Nobody listens for this process: what is announced from now on is missed. */
  lost(): void;
  /** It listens again; what was announced since the session broke, be it before `lost`, has been missed. */
  back(): void;
}

/** How long to wait before connecting again after the listening session was lost. */
const reconnectDelays = [100, 500, 2000, 5000];

/** `LISTEN` on either database. A server gets one session for it per process, which is opened again when it is lost. */
export class Listener {
  readonly #connections: Connections;
  readonly #handlers = new Map<string, Set<Handler>>();
  readonly #watches = new Set<ListeningWatch>();
  #session: pg.Client | null = null;
  #opening: Promise<pg.Client> | null = null;
  #heartbeat: NodeJS.Timeout | undefined;
  #isAway = false;
  #closed = false;

  constructor(connections: Connections) {
    this.#connections = connections;
    let isFirst = true;
    connections.onSession(async (client) => {
      client.on('notification', this.#hear);
      for (const channel of this.#handlers.keys()) await client.query(`listen ${identifier(channel)}`);
      // The session before may have broken between a commit and its notices.
      if (!isFirst) {
        this.#lose();
        this.#return();
      }
      isFirst = false;
    });
  }

  async listen(channel: string, handler: Handler): Promise<() => Promise<void>> {
    const known = this.#handlers.get(channel);
    if (known) known.add(handler);
    else {
      this.#handlers.set(channel, new Set([handler]));
      await this.#send(`listen ${identifier(channel)}`);
    }
    return async () => {
      const handlers = this.#handlers.get(channel);
      if (!handlers?.delete(handler) || handlers.size > 0) return;
      this.#handlers.delete(channel);
      if (!this.#closed) await this.#send(`unlisten ${identifier(channel)}`);
    };
  }

  /** Answers how to stop. */
  watch(watch: ListeningWatch): () => void {
    this.#watches.add(watch);
    return () => void this.#watches.delete(watch);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    this.#handlers.clear();
    this.#watches.clear();
    const session = this.#session ?? (await this.#opening?.catch(() => null));
    await session?.end();
  }

  readonly #hear = ({ channel, payload }: pg.Notification): void => {
    for (const handler of this.#handlers.get(channel) ?? []) handler(payload ?? '');
  };

  #lose(): void {
    this.#isAway = true;
    for (const watch of this.#watches) watch.lost();
  }

  #return(): void {
    if (!this.#isAway || this.#closed) return;
    this.#isAway = false;
    for (const watch of this.#watches) watch.back();
  }

  async #send(statement: string): Promise<void> {
    if (this.#connections.kind === 'embedded') {
      await this.#connections.pool.query(statement);
      return;
    }
    await (await this.#connected()).query(statement);
  }

  #connected(): Promise<pg.Client> {
    if (this.#session) return Promise.resolve(this.#session);
    this.#opening ??= this.#open().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #open(): Promise<pg.Client> {
    // Ours, so that it can be closed when nobody answers at its other end.
    const socket = new Socket();
    const opened = this.#connections.openListener(socket);
    if (!opened) throw new Error('The embedded database listens on its own session');
    const client = await opened;
    try {
      client.on('notification', this.#hear);
      client.once('end', () => this.#ended(client));
      for (const channel of this.#handlers.keys()) await client.query(`listen ${identifier(channel)}`);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    this.#session = client;
    this.#beat(client, socket);
    this.#return();
    return client;
  }

  #ended(client: pg.Client): void {
    // One that broke before it was used is tried again by whoever opened it.
    if (this.#session !== client) return;
    clearInterval(this.#heartbeat);
    this.#session = null;
    if (this.#closed) return;
    this.#lose();
    void this.#reconnect(0);
  }

  /** A network that is silently dead breaks no connection, and who only listens would not notice for hours. */
  #beat(client: pg.Client, socket: Socket): void {
    const ask = () => void client.query('select 1').catch(() => socket.destroy());
    this.#heartbeat = setInterval(ask, this.#connections.heartbeatMilliseconds).unref();
  }

  async #reconnect(attempt: number): Promise<void> {
    const delay = reconnectDelays[Math.min(attempt, reconnectDelays.length - 1)];
    await new Promise((done) => setTimeout(done, delay).unref());
    if (this.#closed || this.#session) return;
    await this.#connected().catch(() => this.#reconnect(attempt + 1));
  }
}
