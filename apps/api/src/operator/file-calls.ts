import { type CallerFiles, chunkBytes, type Sink } from './caller-files.ts';
import type { FileAnswer, FileCall } from './messages.ts';

/** The files of a caller in another process, each piece asked for when it is needed: so nothing piles up on either side. */
export function filesOver(call: (call: FileCall) => Promise<FileAnswer>): CallerFiles {
  const opened = async (asked: FileCall): Promise<number> => {
    const { file } = await call(asked);
    if (file === undefined) throw new Error('The caller answered without a file');
    return file;
  };
  return {
    async *read(path, how) {
      const file = await opened({ do: 'read', path, isPlain: how?.isPlain ?? false });
      try {
        for (;;) {
          const { bytes } = await call({ do: 'next', file });
          if (bytes === undefined) return;
          yield Buffer.from(bytes, 'base64');
        }
      } finally {
        // Whoever is gone has closed it.
        await call({ do: 'close', file }).catch(() => {});
      }
    },
    async create(path) {
      const file = await opened({ do: 'create', path });
      return {
        async write(bytes) {
          for (let at = 0; at < bytes.length; at += chunkBytes) {
            const chunk = Buffer.from(bytes.subarray(at, at + chunkBytes));
            await call({ do: 'write', file, bytes: chunk.toString('base64') });
          }
        },
        done: async () => void (await call({ do: 'done', file })),
        discard: async () => void (await call({ do: 'discard', file }).catch(() => {})),
      };
    },
  };
}

/** Answers such calls from files of this process. */
export function answerFrom(files: CallerFiles): {
  answer(call: FileCall): Promise<FileAnswer>;
  /** Lets go of what is still open; nothing half written stays. */
  end(): Promise<void>;
} {
  const reading = new Map<number, AsyncIterator<Uint8Array>>();
  const writing = new Map<number, Sink>();
  let last = 0;
  const of = <T>(open: ReadonlyMap<number, T>, file: number): T => {
    const found = open.get(file);
    if (found === undefined) throw new Error(`There is no open file ${file}`);
    return found;
  };
  const answer = async (call: FileCall): Promise<FileAnswer> => {
    switch (call.do) {
      case 'read': {
        last += 1;
        reading.set(last, files.read(call.path, call)[Symbol.asyncIterator]());
        return { file: last };
      }
      case 'next': {
        const { value, done } = await of(reading, call.file).next();
        return done ? {} : { bytes: Buffer.from(value).toString('base64') };
      }
      case 'close':
        await reading.get(call.file)?.return?.();
        reading.delete(call.file);
        return {};
      case 'create': {
        const file = ++last;
        writing.set(file, await files.create(call.path));
        return { file };
      }
      case 'write':
        await of(writing, call.file).write(Buffer.from(call.bytes, 'base64'));
        return {};
      case 'done':
      case 'discard':
        await writing.get(call.file)?.[call.do]();
        if (call.do === 'discard') writing.delete(call.file);
        return {};
    }
  };
  return {
    answer: (call) =>
      answer(call).catch((error) => ({ error: error instanceof Error ? error.message : String(error) })),
    async end() {
      for (const iterator of reading.values()) await iterator.return?.();
      for (const sink of writing.values()) await sink.discard();
    },
  };
}
