import { ImportUnreadable } from '../../platform/csv/read-csv.ts';

/**
 * The text of an input, piece by piece. Bytes that are not UTF-8 refuse it as a whole: what a spreadsheet saves by default is Windows-1252,
 * whose `é` would otherwise be stored as a question mark in the names of people, without a word.
 * @param signal ends it between two pieces, however long what they are of is
 */
export async function* readText(
  chunks: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of chunks) {
    signal?.throwIfAborted();
    yield decode(() => decoder.decode(chunk, { stream: true }));
  }
  yield decode(() => decoder.decode());
}

function decode(read: () => string): string {
  try {
    return read();
  } catch {
    throw new ImportUnreadable('The file is not UTF-8: save it again as "CSV UTF-8", or as JSON in UTF-8');
  }
}
