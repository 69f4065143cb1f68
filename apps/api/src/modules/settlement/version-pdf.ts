import type { ShownFigures, SummaryForm } from '@closewright/domain/closing-file';
import { formatInstant } from '@closewright/domain/formats';
import { type VersionHead, versionSheet } from '@closewright/domain/statement-versions';
import { TaggedPdf } from '../../platform/pdf/tagged-pdf.ts';
import type { StoredVersion } from './versions.queries.ts';

/** A version with what its paper says. */
export interface PrintedVersion {
  readonly version: StoredVersion;
  readonly fileNumber: string;
  readonly head: VersionHead | undefined;
  readonly form: SummaryForm;
  /** Whether what is stored has the hash it was given. */
  readonly isIntact: boolean;
  readonly figures: ShownFigures;
  /** It was kept before figures were: these are what the rules of today make of it. */
  readonly isOfToday: boolean;
}

const lineColumns = [
  { heading: 'Line', share: 0.55 },
  { heading: 'Paid by', share: 0.25 },
  { heading: 'Amount', share: 0.2, align: 'right' },
] as const;
const totalColumns = [
  { heading: 'Line', share: 0.75 },
  { heading: 'Amount', share: 0.25, align: 'right' },
] as const;

/** A version of a statement as it was kept: whose it is, its lines by the sections of its form, totals, days and contacts. */
export async function versionPdf(
  { version, fileNumber, head, form, isIntact, figures, isOfToday }: PrintedVersion,
  { printedBy, zone }: { printedBy: string; zone: string },
): Promise<Uint8Array> {
  const { number, kind, note, keptAt, keptBy, hash } = version;
  const title = `Settlement statement of file ${head?.fileNumber ?? fileNumber}, version ${number}`;
  const kept = `${formatInstant(keptAt, zone)}${keptBy ? `, ${keptBy}` : ''}`;
  const pdf = new TaggedPdf({
    title,
    author: printedBy,
    createdAt: new Date(keptAt),
    footer: `File ${fileNumber} · Version ${number}, ${kind} · ${hash.slice(0, 12)}`,
  });
  pdf.heading(title);
  const facts: (readonly [string, string])[] = [
    ['Kept as', note === null ? kind : `${kind}: ${note}`],
    ['When and by whom', kept],
    ['Buyer', head?.buyers ?? ''],
    ['Seller', head?.sellers ?? ''],
    ['Property', head?.property ?? ''],
    ['Lender', head?.lender ?? ''],
    ['Hash', hash],
  ];
  pdf.facts(facts.filter(([, text]) => text !== ''));
  if (!isIntact)
    pdf.paragraph('What is stored of this version is not what was kept: it does not have the hash it was given.');
  if (isOfToday) pdf.paragraph('Its own figures were not kept: these are what the rules of today make of it.');
  const { parts, totals, days } = versionSheet(figures, form);
  for (const part of parts) {
    pdf.subheading(part.title);
    await pdf.table(lineColumns, part.rows);
  }
  pdf.subheading('Totals');
  await pdf.table(totalColumns, totals);
  if (days.length > 0) {
    pdf.subheading('Days');
    pdf.facts(days);
  }
  for (const contact of head?.contacts ?? []) {
    pdf.subheading(contact.title);
    pdf.facts(contact.lines);
  }
  return pdf.end();
}
