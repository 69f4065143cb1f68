import { type FileText, fileText } from '@closewright/domain/bank-files';
import { readSanctionsFiles, type SanctionsName, type SanctionsProblem } from '@closewright/domain/sanctions';
import { Piscina } from 'piscina';

/** The bytes of the files of a list. */
export interface ListBytes {
  readonly names: Uint8Array;
  readonly aliases: Uint8Array | null;
  readonly consolidatedNames: Uint8Array | null;
  readonly consolidatedAliases: Uint8Array | null;
}

/** Which of the files of a list. */
export type ListFile = keyof ListBytes;

/** What is wrong with one of the files. */
export interface ListProblem extends Pick<SanctionsProblem, 'line' | 'text'> {
  readonly file: ListFile;
}

/** The names of all files of a list, with all that is wrong with them. */
export interface ReadList {
  readonly names: readonly SanctionsName[];
  readonly problems: readonly ListProblem[];
}

/** Reads the files of a list: stops its thread until it is done. */
export function readList(bytes: ListBytes): ReadList {
  const sdn = readPair(bytes.names, bytes.aliases, { names: 'names', aliases: 'aliases' });
  const { consolidatedNames, consolidatedAliases } = bytes;
  const more = consolidatedNames && readPair(consolidatedNames, consolidatedAliases, consolidated);
  return {
    names: [...sdn.names, ...(more?.names ?? [])],
    problems: [...sdn.problems, ...(more?.problems ?? [])],
  };
}

const consolidated = { names: 'consolidatedNames', aliases: 'consolidatedAliases' } as const;

function readPair(
  names: Uint8Array,
  aliases: Uint8Array | null,
  as: Readonly<Record<SanctionsProblem['file'], ListFile>>,
): ReadList {
  const texts = { names: listText(names), aliases: aliases && listText(aliases) };
  const problems = [...noText(as.names, texts.names), ...(texts.aliases ? noText(as.aliases, texts.aliases) : [])];
  if (problems.length > 0) return { names: [], problems };
  const read = readSanctionsFiles({ names: textOf(texts.names), aliases: texts.aliases && textOf(texts.aliases) });
  return { names: read.names, problems: read.problems.map((one) => ({ ...one, file: as[one.file] })) };
}

const textOf = (read: FileText): string => ('text' in read ? read.text : '');
const noText = (file: ListFile, read: FileText): ListProblem[] =>
  'problem' in read ? [{ file, line: null, text: read.problem }] : [];

/** The text of a file. A list is downloaded as an archive, too, or comes out of a spreadsheet. */
const listText = (bytes: Uint8Array): FileText =>
  bytes[0] === 0x50 && bytes[1] === 0x4b
    ? { problem: 'This is a workbook or an archive: take the CSV file out of it' }
    : fileText(bytes);

/** Reads the files of lists. */
export interface ListReader {
  read(bytes: ListBytes): Promise<ReadList>;
  /** Ends its thread. */
  close(): Promise<void>;
}

/** What is read within some milliseconds is read at once. */
const mostBytesAtOnce = 64_000;

/** Reads large files in a thread of its own, so that nobody waits meanwhile. */
export function listReader(): ListReader {
  let pool: Piscina<ListBytes, ReadList> | null = null;
  const begin = () => {
    const threads = new Piscina<ListBytes, ReadList>({
      filename: new URL('./read-worker.ts', import.meta.url).href,
      ...{ minThreads: 0, maxThreads: 1, idleTimeout: 60_000 },
      // A thread needs nothing of what this process was started with (loaders of test runners, watchers).
      execArgv: [],
    });
    // A thread that dies while nothing is asked of it is replaced by the next list; nobody waits for it.
    threads.on('error', () => {});
    return threads;
  };
  return {
    read: async (bytes) => {
      if (bytes.names.length <= mostBytesAtOnce) return readList(bytes);
      pool ??= begin();
      return pool.run(bytes);
    },
    close: async () => pool?.destroy(),
  };
}
