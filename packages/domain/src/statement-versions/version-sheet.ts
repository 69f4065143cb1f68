import {
  amountWords,
  type LinePlace,
  linePlaces,
  type ShownFigures,
  type SummaryForm,
  saidAmount,
  totalNames,
  totalWords,
} from '../closing-file/index.ts';
import { contactInformation, contactLineNames, type DisclosedContact } from '../disclosure/index.ts';
import { columnWords } from '../fees/index.ts';
import { formatDate } from '../formats/index.ts';
import { fileHeaderOf, type HeadedFile } from '../orders/index.ts';
import { costColumns, type FeeSection, feeSections, hudForm2010, hudSeries } from '../settlement/index.ts';

/** Whose statement a version is, as the file said when it was kept. */
export interface VersionHead {
  readonly fileNumber: string;
  readonly buyers: string;
  readonly sellers: string;
  readonly property: string;
  readonly lender: string;
  /** The contact information of page 5: each contact with its lines that are not blank. */
  readonly contacts: readonly { readonly title: string; readonly lines: readonly (readonly [string, string])[] }[];
}

/** What a version keeps of its file. */
export function headOfVersion(
  file: Omit<HeadedFile, 'contacts' | 'criticalNotes'> & { readonly contacts: readonly DisclosedContact[] },
): VersionHead {
  const { fileNumber, buyers, sellers, property, lender } = fileHeaderOf({ ...file, criticalNotes: [] });
  const contacts = contactInformation(file.contacts).columns.flatMap(({ title, cells }) => {
    if (cells === null) return [];
    const lines = contactLineNames.map(([line, name]) => [name, cells[line].text] as const);
    return [{ title, lines: lines.filter(([, text]) => text !== '') }];
  });
  return { fileNumber, buyers, sellers, property, lender: lender?.name ?? '', contacts };
}

/** A part of a version on paper: its lines, of a fee with who pays it, each with its amount in words. */
export interface SheetPart {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, paidBy: string, amount: string])[];
}

/** What a version says on paper, in the order of its form. */
export interface VersionSheet {
  readonly parts: readonly SheetPart[];
  readonly totals: readonly (readonly [label: string, amount: string])[];
  readonly days: readonly (readonly [label: string, day: string])[];
}

/** A version as it is printed: the figures it was kept with, by the part of the form that they stand in. */
export function versionSheet({ lines, totals, days }: ShownFigures, form: SummaryForm): VersionSheet {
  const has = new Set<string>(totals.map(({ name }) => name));
  const titleOf = (place: LinePlace | undefined) => placeTitle(place, form, has);
  const byTitle = Map.groupBy(lines, ({ place }) => titleOf(place));
  const order = [...new Set([...inFormOrder.map(titleOf), titleOf(undefined)])];
  return {
    parts: order.flatMap((title) => {
      const own = byTitle.get(title) ?? [];
      return own.length === 0 ? [] : [{ title, rows: own.map(rowOf) }];
    }),
    totals: totals.map(({ name, figure }) => {
      const words = totalWords(name, figure, { form, hasSeller: has.has('cashToSeller') });
      return [[words.line, words.label].filter(Boolean).join(' '), amountWords(saidAmount(words, figure))];
    }),
    days: days.map(({ label, day }) => [label, formatDate(day)]),
  };
}

/** A line of a fee is named by the fee and its column. */
function rowOf({ name, label, figure }: ShownFigures['lines'][number]): SheetPart['rows'][number] {
  const column = costColumns.find((each) => name.endsWith(` ${each}`));
  const paidBy = column ? columnWords[column] : '';
  return [paidBy ? label.replace(`, ${paidBy.toLowerCase()}`, '') : label, paidBy, amountWords(figure)];
}

const seriesOf = (place: string) => hudSeries.find((series) => String(series) === place);
const isOfFees = (place: string): boolean => isSection(place) || seriesOf(place) !== undefined;

/** Fees come before the summaries that they are carried to. */
const inFormOrder = linePlaces.toSorted((one, other) => Number(isOfFees(other)) - Number(isOfFees(one)));

function isSection(place: string): place is FeeSection {
  return place in feeSections;
}

function placeTitle(place: LinePlace | undefined, form: SummaryForm, totals: ReadonlySet<string>): string {
  if (place === undefined) return 'Open';
  const series = seriesOf(place);
  if (series !== undefined) return `${series}. ${hudForm2010.heads[series]}`;
  // Versions of a HUD-1 from before its lines stood in series have sections.
  if (isSection(place)) return form === 'HUD' ? 'Settlement charges' : `${place}. ${feeSections[place]}`;
  if (place === 'closingCosts') return 'Lender credits';
  const name = totalNames.find((each) => each === place);
  if (name === undefined || !totals.has(name)) return 'Payoffs and payments';
  const { line, label } = totalWords(name, null, { form, hasSeller: true });
  return form === 'HUD' ? `${label} (${line})` : `${line}. ${label}`;
}
