import type { FileChange } from '@closewright/contract/audit';
import { formatInstant } from '@closewright/domain/formats';
import { TaggedPdf } from '../../platform/pdf/tagged-pdf.ts';
import { changeHeadings, changeLine } from './change-line.ts';

/** More than anybody reads on paper; the rest is in the CSV. */
const mostPrinted = 2000;

/** Widths of the columns, as shares of a line. */
const shares = [1.5, 1.3, 0.8, 1.7, 1.5, 2, 2] as const;

/** The changes of a file on paper, newest first. */
export async function changesPdf(
  changes: AsyncIterable<FileChange>,
  { fileNumber, printedBy, now, zone }: { fileNumber: string; printedBy: string; now: Date; zone: string },
): Promise<Uint8Array> {
  const pdf = new TaggedPdf({
    title: `Audit Log of file ${fileNumber}`,
    author: printedBy,
    createdAt: now,
    landscape: true,
    footer: `File ${fileNumber} · ${formatInstant(now.toISOString(), zone)} · ${printedBy}`,
  });
  pdf.heading(`Audit Log of file ${fileNumber}`);
  const columns = changeHeadings.map((heading, at) => ({ heading, share: shares[at] ?? 1 }));
  let isCut = false;
  async function* lines() {
    let printed = 0;
    for await (const change of changes) {
      isCut = printed === mostPrinted;
      if (isCut) return;
      printed += 1;
      yield changeLine(change, zone);
    }
  }
  await pdf.table(columns, lines());
  if (isCut) pdf.paragraph(`These are the newest ${mostPrinted} changes. Export the audit log as CSV for the rest.`);
  return pdf.end();
}
