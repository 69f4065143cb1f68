import type { ShownFigures, SummaryForm } from '@closewright/domain/closing-file';
import { formatInstant } from '@closewright/domain/formats';
import { type VersionHead, versionSheet } from '@closewright/domain/statement-versions';
import type { Paper, PaperBlock } from '../../platform/pdf/index.ts';
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
export function versionPaper(
  { version, fileNumber, head, form, isIntact, figures, isOfToday }: PrintedVersion,
  { printedBy, zone }: { printedBy: string; zone: string },
): Paper {
  const { number, kind, note, keptAt, keptBy, hash } = version;
  const title = `Settlement statement of file ${head?.fileNumber ?? fileNumber}, version ${number}`;
  const kept = `${formatInstant(keptAt, zone)}${keptBy ? `, ${keptBy}` : ''}`;
  const facts: (readonly [string, string])[] = [
    ['Kept as', note === null ? kind : `${kind}: ${note}`],
    ['When and by whom', kept],
    ['Buyer', head?.buyers ?? ''],
    ['Seller', head?.sellers ?? ''],
    ['Property', head?.property ?? ''],
    ['Lender', head?.lender ?? ''],
    ['Hash', hash],
  ];
  const { parts, totals, days } = versionSheet(figures, form);
  return {
    title,
    author: printedBy,
    createdAt: new Date(keptAt),
    footer: `File ${fileNumber} · Version ${number}, ${kind} · ${hash.slice(0, 12)}`,
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'facts', facts: facts.filter(([, text]) => text !== '') },
      ...(isIntact
        ? []
        : [paragraph('What is stored of this version is not what was kept: it does not have the hash it was given.')]),
      ...(isOfToday ? [paragraph('Its own figures were not kept: these are what the rules of today make of it.')] : []),
      ...parts.flatMap(({ title, rows }) => [
        subheading(title),
        { kind: 'table', columns: lineColumns, rows } as const,
      ]),
      subheading('Totals'),
      { kind: 'table', columns: totalColumns, rows: totals },
      ...(days.length > 0 ? [subheading('Days'), { kind: 'facts', facts: days } as const] : []),
      ...(head?.contacts ?? []).flatMap(({ title, lines }) => [
        subheading(title),
        { kind: 'facts', facts: lines } as const,
      ]),
    ],
  };
}

const paragraph = (text: string): PaperBlock => ({ kind: 'paragraph', text });
const subheading = (text: string): PaperBlock => ({ kind: 'subheading', text });
