import { ImportUnreadable } from './read-csv.ts';

/**
 * The text of an input, piece by piece. Bytes that are not UTF-8 refuse it as a whole: what a spreadsheet saves by default is Windows-1252,
 * whose `é` would otherwise be stored as a question mark in the names of people, without a word.
 */
export async function* readText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of chunks) yield decode(() => decoder.decode(chunk, { stream: true }));
  yield decode(() => decoder.decode());
}

function decode(read: () => string): string {
  try {
    return read();
  } catch {
    throw new ImportUnreadable('The file is not UTF-8: save it again as "CSV UTF-8", or as JSON in UTF-8');
  }
}
