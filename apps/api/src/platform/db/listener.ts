import type pg from 'pg';
import type { Connections } from './connections.ts';

type Handler = (payload: string) => void;

/** How long to wait before connecting again after the listening session was lost. */
const reconnectDelays = [100, 500, 2000, 5000];

/** `LISTEN` on either database. A server gets one session for it per process, which is opened again when it is lost. */
export class Listener {
  readonly #connections: Connections;
  readonly #handlers = new Map<string, Set<Handler>>();
  #session: pg.Client | null = null;
  #opening: Promise<pg.Client> | null = null;
  #closed = false;

  constructor(connections: Connections) {
    this.#connections = connections;
    connections.onSession(async (client) => {
      client.on('notification', this.#hear);
      for (const channel of this.#handlers.keys()) await client.query(`listen ${quoted(channel)}`);
    });
  }

  async listen(channel: string, handler: Handler): Promise<() => Promise<void>> {
    const known = this.#handlers.get(channel);
    if (known) known.add(handler);
    else {
      this.#handlers.set(channel, new Set([handler]));
      await this.#send(`listen ${quoted(channel)}`);
    }
    return async () => {
      const handlers = this.#handlers.get(channel);
      if (!handlers?.delete(handler) || handlers.size > 0) return;
      this.#handlers.delete(channel);
      if (!this.#closed) await this.#send(`unlisten ${quoted(channel)}`);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#handlers.clear();
    const session = this.#session ?? (await this.#opening?.catch(() => null));
    await session?.end();
  }

  readonly #hear = ({ channel, payload }: pg.Notification): void => {
    for (const handler of this.#handlers.get(channel) ?? []) handler(payload ?? '');
  };

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
    const opened = this.#connections.openListener();
    if (!opened) throw new Error('The embedded database listens on its own session');
    const client = await opened;
    client.on('notification', this.#hear);
    client.once('end', () => {
      this.#session = null;
      if (!this.#closed) void this.#reconnect(0);
    });
    for (const channel of this.#handlers.keys()) await client.query(`listen ${quoted(channel)}`);
    this.#session = client;
    return client;
  }

  async #reconnect(attempt: number): Promise<void> {
    const delay = reconnectDelays[Math.min(attempt, reconnectDelays.length - 1)];
    await new Promise((done) => setTimeout(done, delay).unref());
    if (this.#closed || this.#session) return;
    await this.#connected().catch(() => this.#reconnect(attempt + 1));
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
