import { ImportUnreadable } from './read-csv.ts';

/**
 * The text of an input. Bytes that are not UTF-8 refuse it as a whole: what a spreadsheet saves by default is Windows-1252, whose
 * `é` would otherwise be stored as a question mark in the names of people, without a word.
 */
export function readText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportUnreadable('The file is not UTF-8: save it again as "CSV UTF-8", or as JSON in UTF-8');
  }
}
