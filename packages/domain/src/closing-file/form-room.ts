import type { Side } from '../adjustments/index.ts';
import { SettlementStatementType } from '../orders/index.ts';
import { type Fee, type FeeSection, feeAmount, feeSections, feesBesideForm } from '../settlement/index.ts';
import type { Trace } from '../trace/index.ts';
import { costLinesOnForm, costRoom } from './cost-lines-on-form.ts';
import { fieldOfFee, type ReckonedFigures } from './shown-figures.ts';
import { sideTotals } from './statement-total.ts';
import { formOfFile } from './stored-parts.ts';
import { summaryRows } from './summary-lines.ts';
import type { SummaryForm, SummaryRow } from './summary-row.ts';
import { totalWords } from './total-words.ts';

/** A line that an addendum lists because the form does not. */
export interface ContinuedLine {
  /** Where it is typed: `adjustments.3`, `fees.12`. */
  readonly from: string;
  readonly label: string;
  /** The line that carries its amount with that of others; none where the form has no line for it at all. */
  readonly within?: string;
  /** Whose copy it is on; both where it is not said. */
  readonly side?: Side;
  /** What it comes to; null while that is open. */
  readonly amount: Trace | null;
}

/** A section of a form: the lines it wants, those it has, and where the rest goes. */
export interface FormSection {
  /** `A`, `K`, `1000`: what the form calls it. */
  readonly key: string;
  readonly title: string;
  readonly lines: number;
  readonly room: number;
  /** Where what does not fit goes: lines that other sections of the page do not use, a page for loan costs and one for other costs, or an addendum. */
  readonly goesTo: 'Its own lines' | 'Lines of others' | 'Pages 2a and 2b' | 'Addendum';
  readonly continued: readonly ContinuedLine[];
}

/** What of a statement has no room on its form, section by section in the order of the form. */
export function formRoom(known: ReckonedFigures): FormSection[] {
  const { file, fees } = known;
  const charged = fees.flatMap((each) => (each.kind === 'figure' ? [each.fee] : []));
  if (formOfFile(file.settlementStatementType) === 'CDF')
    return [...costSections(charged), ...summarySections(known, file.hasSeller ? 'CDF' : 'noSeller')];
  const name = file.settlementStatementType === SettlementStatementType.HUD1974 ? 'hud1974' : 'hud2010';
  return [...summarySections(known, 'HUD'), ...seriesOf(charged, name)];
}

/** The sections that have lines for which there is no room on their form. */
export const overflowOf = (sections: readonly FormSection[]): readonly FormSection[] =>
  sections.filter(({ goesTo }) => goesTo !== 'Its own lines');

/** Page 2 has no addendum: unused lines go to sections that want more, and then loan costs and other costs have a page each (12 CFR 1026.38(t)(5)(iv)). */
function costSections(fees: readonly Fee[]): FormSection[] {
  // The keys of a literal are known by its type.
  const letters = Object.keys(costRoom) as FeeSection[];
  const sections = letters.map((key) => ({
    key,
    title: feeSections[key],
    lines: costLinesOnForm(
      key,
      fees.filter(({ section }) => section === key),
    ).length,
    room: costRoom[key],
    continued: [],
  }));
  const sum = (of: 'lines' | 'room') => sections.reduce((all, section) => all + section[of], 0);
  const more = sum('lines') > sum('room') ? 'Pages 2a and 2b' : 'Lines of others';
  return sections.map((section) => ({ ...section, goesTo: section.lines > section.room ? more : 'Its own lines' }));
}

const places = [
  ['due', 'buyer'],
  ['paid', 'buyer'],
  ['due', 'seller'],
  ['paid', 'seller'],
] as const;

/** Lines of the summaries on each form. */
const summaryRoom: Readonly<Record<SummaryForm, Readonly<Record<string, number>>>> = {
  CDF: { K: 15, L: 17, M: 16, N: 19 },
  HUD: { 100: 12, 200: 19, 400: 12, 500: 19 },
  noSeller: { K: 15 },
};

/** Deposits are summed on their line, as the rule says (12 CFR 1026.38(j)(2)(ii)). */
const summed: readonly SummaryRow['kind'][] = ['deposit', 'Further deposit', 'Excess deposit'];

/** What has no line, or shares the amount of one, is listed on an added page (12 CFR 1026.38(t)(5), comments 4 to 6; 1024, Appendix A). */
function summarySections({ figures }: ReckonedFigures, form: SummaryForm): FormSection[] {
  const rows = summaryRows(figures, form);
  const rooms = summaryRoom[form];
  if (form === 'noSeller') return [sectionOf('K', 'Payoffs and payments', rooms, linesFor(rows, 'buyer', form))];
  return places.map(([place, side]) => {
    const { line, label } = totalWords(sideTotals[place][side], null, { form, hasSeller: true });
    const key = form === 'HUD' ? `${line.charAt(0)}00` : line;
    const own = rows.filter((row) => row.place === place && row.sides.includes(side));
    return sectionOf(key, label, rooms, linesFor(own, side, form));
  });
}

interface WantedLine {
  readonly row: SummaryRow;
  readonly side: Side;
  readonly number: string | undefined;
  /** Whether the form has no line for it: a HUD-1 counts on behind its last one, and what is open there has no line yet. */
  readonly isBeside: boolean;
}

const linesFor = (rows: readonly SummaryRow[], side: Side, form: SummaryForm): WantedLine[] =>
  rows
    .filter(({ place }) => place !== 'costs')
    .map((row) => {
      const number = row.numbers[side];
      const isBeside = form === 'HUD' ? number?.includes('.') === true : number === undefined;
      return { row, side, number, isBeside };
    });

function sectionOf(
  key: string,
  title: string,
  rooms: Readonly<Record<string, number>>,
  wanted: readonly WantedLine[],
): FormSection {
  const sharing = Map.groupBy(wanted, ({ number }) => number);
  const continued = wanted.flatMap(({ row, side, number, isBeside }): ContinuedLine[] => {
    const isShared = number !== undefined && (sharing.get(number)?.length ?? 0) > 1 && !summed.includes(row.kind);
    if (!isBeside && !isShared) return [];
    const { from, label, amounts } = row;
    return [{ from, label, side, amount: amounts[side] ?? null, ...(isShared && { within: number }) }];
  });
  const goesTo = continued.length > 0 ? 'Addendum' : 'Its own lines';
  const lines = new Set(wanted.map(({ row, number }) => number ?? row.from)).size;
  return { key, title, lines, room: rooms[key] ?? 0, goesTo, continued };
}

/** Series of section L; the form has lines for all but those that an addendum lists. */
function seriesOf(fees: readonly Fee[], name: 'hud1974' | 'hud2010'): FormSection[] {
  return feesBesideForm(fees, name)
    .filter(({ lines }) => lines > 0)
    .map(({ series, title, lines, room, beside }) => ({
      key: String(series),
      title,
      lines,
      room,
      goesTo: beside.length > 0 ? 'Addendum' : 'Its own lines',
      continued: beside.map((fee) => ({
        from: fieldOfFee(fee.code),
        label: fee.label,
        amount: feeAmount(fee, ['borrowerAtClosing', 'sellerAtClosing'])?.trace ?? null,
      })),
    }));
}
