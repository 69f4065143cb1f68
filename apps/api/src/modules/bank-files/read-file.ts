import { type BankFileLayout, type ReadBankFile, readBankFile } from '@closewright/domain/bank-files';
import { Piscina } from 'piscina';
import type { ReadTask } from './read-worker.ts';

/** Reads files of banks. */
export interface BankFileReader {
  read(bytes: Uint8Array, layout: BankFileLayout | null): Promise<ReadBankFile>;
  /** Ends its thread. */
  close(): Promise<void>;
}

/** What is read within some milliseconds is read at once: a day of most accounts. */
const mostBytesAtOnce = 64_000;

/** Reads large files in a thread of its own, so that nobody waits meanwhile. */
export function bankFileReader(): BankFileReader {
  let pool: Piscina<ReadTask, ReadBankFile> | null = null;
  const begin = () => {
    const threads = new Piscina<ReadTask, ReadBankFile>({
      filename: new URL('./read-worker.ts', import.meta.url).href,
      ...{ minThreads: 0, maxThreads: 1, idleTimeout: 60_000 },
      // A thread needs nothing of what this process was started with (loaders of test runners, watchers).
      execArgv: [],
    });
    // A thread that dies while nothing is asked of it is replaced by the next file; nobody waits for it.
    threads.on('error', () => {});
    return threads;
  };
  return {
    read: async (bytes, layout) => {
      if (bytes.length <= mostBytesAtOnce) return readBankFile(bytes, layout);
      pool ??= begin();
      return pool.run({ bytes, layout });
    },
    close: async () => pool?.destroy(),
  };
}
