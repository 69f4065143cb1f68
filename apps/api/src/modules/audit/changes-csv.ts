import type { FileChange } from '@closewright/contract/audit';
import { csvLine } from '@closewright/domain/formats';
import { changeHeadings, changeLine } from './change-line.ts';

/** The changes as CSV, line by line while they are read. */
export async function* changesCsv(changes: AsyncIterable<FileChange>, zone: string): AsyncGenerator<string> {
  yield csvLine(changeHeadings);
  for await (const change of changes) yield csvLine(changeLine(change, zone));
}
