import type { FileChange } from '@closewright/contract/audit';
import { formatInstant } from '@closewright/domain/formats';
import type { Paper, PaperBlock } from '../../platform/pdf/index.ts';
import { changeHeadings, changeLine } from './change-line.ts';

/** More than anybody reads on paper; the rest is in the CSV. */
const mostPrinted = 2000;

/** Widths of the columns, as shares of a line. */
const shares = [1.5, 1.3, 0.8, 1.7, 1.5, 2, 2] as const;

/** The changes of a file on paper, newest first. */
export async function changesPaper(
  changes: AsyncIterable<FileChange>,
  { fileNumber, printedBy, now, zone }: { fileNumber: string; printedBy: string; now: Date; zone: string },
): Promise<Paper> {
  const title = `Audit Log of file ${fileNumber}`;
  const columns = changeHeadings.map((heading, at) => ({ heading, share: shares[at] ?? 1 }));
  const rows: string[][] = [];
  let isCut = false;
  for await (const change of changes) {
    isCut = rows.length === mostPrinted;
    if (isCut) break;
    rows.push(changeLine(change, zone));
  }
  const blocks: PaperBlock[] = [
    { kind: 'heading', text: title },
    { kind: 'table', columns, rows },
  ];
  if (isCut)
    blocks.push({
      kind: 'paragraph',
      text: `These are the newest ${mostPrinted} changes. Export the audit log as CSV for the rest.`,
    });
  return {
    title,
    author: printedBy,
    createdAt: now,
    landscape: true,
    footer: `File ${fileNumber} · ${formatInstant(now.toISOString(), zone)} · ${printedBy}`,
    blocks,
  };
}
