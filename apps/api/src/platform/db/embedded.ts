import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Holding, lockDataFolder } from './data-folder-lock.ts';
import type { EmbeddedWorkerData, FromWorker, ToWorker } from './embedded-worker.ts';
import { Wire } from './wire.ts';

export interface EmbeddedOptions {
  /** null keeps everything in memory (tests). */
  readonly dataFolder: string | null;
  readonly dump?: Uint8Array<ArrayBuffer> | undefined;
  /** What this process says of itself to others that want the folder. */
  readonly holding?: (() => Holding) | undefined;
}

/** The embedded database: one backend in a worker thread, behind the lock of its folder. */
export interface Embedded {
  /** A socket for a `pg` client. Only the newest one is connected: there is one backend. */
  openWire(): Wire;
  /** The data folder as a tar archive. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** Starts the embedded database, or says which process holds its folder. */
export async function startEmbedded({ dataFolder, dump, holding }: EmbeddedOptions): Promise<Embedded> {
  let unlock: () => Promise<void> = async () => {};
  if (dataFolder !== null) {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    unlock = await lockDataFolder(dataFolder, holding);
  }
  const folder = dataFolder === null ? null : join(dataFolder, 'db');
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { folder, dump: dump ?? null } satisfies EmbeddedWorkerData,
    // The worker needs nothing of what this process was started with (loaders of test runners, watchers).
    execArgv: [],
  });
  const tell = (message: ToWorker, transfer: ArrayBuffer[] = []): void => worker.postMessage(message, transfer);

  let wire: Wire | null = null;
  /** Why there is no database any more; a wire that is opened then breaks at once instead of waiting for ever. */
  let ended: Error | null = null;
  // The wire of each batch that is under way, oldest first: an answer belongs to whoever asked.
  const asked: Wire[] = [];
  const waiting = new Map<FromWorker['type'], { done(message: FromWorker): void; fail(error: Error): void }>();
  const next = <T extends FromWorker['type']>(type: T) =>
    new Promise<Extract<FromWorker, { type: T }>>((done, fail) => {
      waiting.set(type, { done: (message) => done(message as Extract<FromWorker, { type: T }>), fail });
    });
  const end = (error: Error): void => {
    ended ??= error;
    wire?.destroy(ended);
    for (const { fail } of waiting.values()) fail(ended);
  };
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'answer') asked.shift()?.receive(message.bytes);
    else if (message.type !== 'failed') waiting.get(message.type)?.done(message);
    else if (message.of === 'batch')
      asked.shift()?.destroy(new Error(`The embedded database failed: ${message.message}`));
    else end(new Error(`The embedded database failed: ${message.message}`));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The embedded database has ended')));

  try {
    await next('ready');
  } catch (error) {
    await worker.terminate();
    await unlock();
    throw error;
  }

  return {
    openWire() {
      const opened: Wire = new Wire((batch) => {
        asked.push(opened);
        tell({ type: 'batch', bytes: batch }, [batch.buffer as ArrayBuffer]);
      });
      wire = opened;
      if (ended) opened.destroy(ended);
      return opened;
    },
    async dump() {
      const answered = next('dump');
      tell({ type: 'dump' });
      return new Uint8Array((await answered).bytes);
    },
    async close() {
      const answered = next('closed');
      tell({ type: 'close' });
      await answered.catch(() => {});
      await worker.terminate();
      await unlock();
    },
  };
}
