import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * The embedded database in its own thread: a query of half a second would otherwise stop the whole server for half a second.
 * It takes batches of Postgres protocol and answers with the bytes the server answers, in order.
 */
export interface EmbeddedWorkerData {
  /** null keeps everything in memory. */
  readonly folder: string | null;
  /** A data folder as a tar archive, to start from instead of an empty database. */
  readonly dump: Uint8Array<ArrayBuffer> | null;
}

export type ToWorker = { type: 'batch'; bytes: Uint8Array } | { type: 'dump' } | { type: 'close' };
export type FromWorker =
  | { type: 'ready' }
  | { type: 'answer'; bytes: Uint8Array }
  | { type: 'dump'; bytes: Uint8Array }
  | { type: 'closed' }
  | { type: 'failed'; of: 'start' | ToWorker['type']; message: string };

const port = parentPort;
if (!port) throw new Error('embedded-worker.ts runs as a worker thread only');
const { folder, dump } = workerData as EmbeddedWorkerData;

const answer = (message: FromWorker, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);
const fail = (of: 'start' | ToWorker['type'], error: unknown): void =>
  answer({ type: 'failed', of, message: error instanceof Error ? error.message : String(error) });

const bytesOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

async function start(): Promise<void> {
  // Extensions of Postgres itself, of which the embedded one has to be told where they are; the migrations create them.
  const extensions = { pg_trgm, fuzzystrmatch };
  const database = await PGlite.create(folder ?? 'memory://', {
    extensions,
    ...(dump ? { loadDataDir: new Blob([dump]) } : {}),
  });
  let turn = Promise.resolve();

  const handle = async (message: ToWorker): Promise<void> => {
    if (message.type === 'batch') {
      const bytes = bytesOf(await database.execProtocolRaw(message.bytes));
      answer({ type: 'answer', bytes }, [bytes.buffer]);
    } else if (message.type === 'dump') {
      const bytes = new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
      answer({ type: 'dump', bytes }, [bytes.buffer]);
    } else {
      await database.close();
      answer({ type: 'closed' });
    }
  };

  port?.on('message', (message: ToWorker) => {
    turn = turn.then(() => handle(message)).catch((error) => fail(message.type, error));
  });
  answer({ type: 'ready' });
}

start().catch((error) => fail('start', error));
