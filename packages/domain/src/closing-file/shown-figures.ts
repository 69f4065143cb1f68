import type { Side } from '../adjustments/index.ts';
import { columnWords } from '../fees/index.ts';
import { formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import {
  costColumns,
  type FeeSection,
  feeAmount,
  figureOf,
  type HudCharge,
  type HudForm,
  type HudSeries,
  hudCharges,
  takenOff,
} from '../settlement/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import type { StatementFigures } from './from-stored.ts';
import { hudFormOf } from './hud-figures.ts';
import { type StatementDay, statementDays } from './statement-days.ts';
import { type StatementTotal, sideTotals, type TotalName, totalNames } from './statement-total.ts';
import type { FileFacts, StatementPart, StoredRows } from './stored-parts.ts';
import type { SummaryForm } from './summary-row.ts';

/** An amount as a statement shows it, without its reason, in cents. */
export type ShownAmount = { readonly kind: 'figure'; readonly value: number } | { readonly kind: 'open' };

/** An amount in words; empty where there is none. */
export function amountWords(amount: ShownAmount | null): string {
  if (amount === null) return '';
  return amount.kind === 'open' ? 'Open' : formatMoney(cents(amount.value));
}

/** Where a line counts: the total of the summaries it is added to, or the section of a fee, on a form HUD-1 its series. */
export const linePlaces = [
  'dueFromBorrower',
  'paidForBorrower',
  'dueToSeller',
  'dueFromSeller',
  'closingCosts',
  'A',
  'B',
  'C',
  'E',
  'F',
  'G',
  'H',
  '700',
  '800',
  '900',
  '1000',
  '1100',
  '1200',
  '1300',
] as const satisfies readonly (TotalName | FeeSection | `${HudSeries}`)[];

export type LinePlace = (typeof linePlaces)[number];

/** What stands on a line, by a name that stays when its amount moves. */
export interface ShownLine<A extends ShownAmount = ShownAmount> {
  readonly name: string;
  readonly label: string;
  readonly figure: A;
  /** None while it is open, and of lines that were kept before they had one. */
  readonly place?: LinePlace | undefined;
  /** On the line of the seller the name of that of the borrower, where there are both. */
  readonly twin?: string | undefined;
}

/** A day as a statement shows it. */
export type ShownDay = Pick<StatementDay, 'label' | 'day'>;

/** What a statement shows: its lines, the totals it has, and its days. A version keeps them as they were. */
export interface ShownFigures<A extends ShownAmount = ShownAmount> {
  readonly lines: readonly ShownLine<A>[];
  readonly totals: readonly { readonly name: TotalName; readonly figure: A }[];
  readonly days: readonly ShownDay[];
}

/** Of a statement that was reckoned, what its figures are shown from. */
export interface ReckonedFigures {
  readonly file: FileFacts;
  readonly rows: StoredRows;
  readonly fees: readonly FiguredFee[];
  readonly figures: StatementFigures;
  /** The ids of its rows by list, of those below a row by the way to it (`rateOrders.0.endorsements`): where rows come, go and move, lines are told apart by them. */
  readonly ids?: Readonly<Record<string, readonly number[]>>;
}

/** What a statement shows, each amount with its reason. */
export function shownFigures(known: ReckonedFigures, form: SummaryForm): ShownFigures<StatementTotal> {
  const { file, rows, fees, figures, ids } = known;
  return {
    lines: linesOf(figures, fees, hudFormOf(file)).map((line) => ({
      ...line,
      name: namedByID(line.name, ids),
      ...(line.twin && { twin: namedByID(line.twin, ids) }),
    })),
    totals: totalNames.flatMap((name) => {
      const figure = figures.totals[name];
      return figure === null ? [] : [{ name, figure }];
    }),
    days: statementDays(file, rows, form),
  };
}

function linesOf(figures: StatementFigures, fees: readonly FiguredFee[], form: HudForm | null) {
  if (form === null) return [...figures.parts.flatMap(ofPart), ...fees.flatMap(ofFee)];
  const parts = figures.parts.flatMap((part) => (part.place === 'costs' ? ofCredit(part, form) : ofPart(part)));
  const open = fees.flatMap((fee) => (fee.kind === 'open' ? openLines(fee) : []));
  return [...parts, ...hudCharges(figures.entries, form, figures.hud?.blocks).flatMap(ofCharge), ...open];
}

/** What a statement shows, as it is kept with a version: without reasons. */
export function figuresToKeep(known: ReckonedFigures, form: SummaryForm): ShownFigures {
  const { lines, totals, days } = shownFigures(known, form);
  const alone = <T extends { readonly figure: StatementTotal }>(each: T) => ({
    ...each,
    figure: withoutReason(each.figure),
  });
  return { lines: lines.map(alone), totals: totals.map(alone), days: days.map(({ label, day }) => ({ label, day })) };
}

const withoutReason = (total: StatementTotal): ShownAmount =>
  total.kind === 'figure' ? { kind: 'figure', value: total.value } : { kind: 'open' };

/** Lists by what the codes of their fees begin with, where that is not their name. */
const listsOfCodes: Readonly<Record<string, string>> = {
  commission: 'commissions',
  recording: 'recordingDocuments',
  transferTax: 'transferTaxes',
  rates: 'rateOrders',
  escrow: 'escrowItems',
};

/** Where a fee of a statement is typed, by its code: `escrow.2` is item 2 of the escrow account. */
export const fieldOfFee = (code: string): string => code.replace(/^(\w+)(?=\.\d)/, (of) => listsOfCodes[of] ?? of);

/** The name of a line with the ids of its rows in place of their places: `fees.3 others`, `payoff payoffs.0`. */
export function namedByID(name: string, ids: ReckonedFigures['ids'] = {}): string {
  let above = '';
  return name.replace(/(\w+)\.(\d+)/g, (whole, of: string, at: string) => {
    const list = `${above}${listsOfCodes[of] ?? of}`;
    const id = ids[list]?.[Number(at)];
    if (id === undefined) return whole;
    above = `${list}.${at}.`;
    return `${of}.id${id}`;
  });
}

/** A line of each side that has an amount; one while it is open. */
function ofPart({ from, kind, label, place, amounts, missing }: StatementPart): ShownLine<StatementTotal>[] {
  // The adjustment for premiums is one, whichever order it comes from.
  const name = `${kind} ${from.replace(/^rateOrders\.\d+$/, 'rateOrders')}`;
  const lines = sides.flatMap((side) => {
    const { [side]: trace } = amounts;
    if (!trace || place === null) return [];
    const total = place === 'costs' ? 'closingCosts' : sideTotals[place][side];
    return [{ name, label, figure: { kind: 'figure', ...figureOf(trace) }, place: total } as const];
  });
  const [first, second] = lines;
  if (!first) return [{ name, label, figure: { kind: 'open', missing } }];
  return second ? [first, { ...second, name: `${name} seller`, label: `${label}, seller`, twin: name }] : [first];
}

const sides: readonly Side[] = ['buyer', 'seller'];

/** A fee by who pays it, as the statement shows it: its totals are made of that. */
function ofFee(each: FiguredFee): ShownLine<StatementTotal>[] {
  if (each.kind === 'open') return openLines(each);
  const { fee } = each;
  const shares = costColumns.flatMap((column) => {
    const amount = feeAmount(fee, [column], 'disclosed');
    return amount ? [{ column, amount }] : [];
  });
  return shares.map(({ column, amount }) => ({
    name: `${fee.code} ${column}`,
    label: shares.length === 1 ? fee.label : `${fee.label}, ${columnWords[column].toLowerCase()}`,
    figure: { kind: 'figure', ...amount },
    place: fee.section,
  }));
}

/** Credits of the lender: on the form of 2010 less of line 802, on that of 1974 paid for the borrower. */
function ofCredit(part: StatementPart, { name }: HudForm): ShownLine<StatementTotal>[] {
  const onPage1 = name === 'hud1974';
  return ofPart(part).map((line) => {
    if (line.figure.kind === 'open') return line;
    const figure = onPage1 ? line.figure : ({ kind: 'figure', ...figureOf(takenOff(line.figure.trace)) } as const);
    return { ...line, figure, place: onPage1 ? 'paidForBorrower' : '800' };
  });
}

/** A fee as a HUD-1 shows it. What the seller pays of an estimated charge is the borrower's, and given back on page 1. */
function ofCharge({ entry, fee, place, buyer, seller, paidForBorrower }: HudCharge): ShownLine<StatementTotal>[] {
  const amounts = { ...entry.amounts, borrowerAtClosing: buyer, sellerAtClosing: seller };
  const shares = costColumns.flatMap((column) => {
    const amount = amounts[column];
    return amount ? [{ column, amount }] : [];
  });
  const series: LinePlace = `${place.series}`;
  const charged = shares.map(({ column, amount }) => ({
    name: `${fee.code} ${column}`,
    label: shares.length === 1 ? fee.label : `${fee.label}, ${columnWords[column].toLowerCase()}`,
    figure: { kind: 'figure', ...amount } as const,
    place: series,
  }));
  if (paidForBorrower === null) return charged;
  const [name, label] = [`${fee.code} paidForBorrower`, `${fee.label} paid by the seller`];
  const figure = { kind: 'figure', ...paidForBorrower } as const;
  const credit = { name, label, figure, place: 'paidForBorrower' } as const;
  return [
    ...charged,
    credit,
    { ...credit, name: `${name} seller`, label: `${label}, seller`, place: 'dueFromSeller', twin: name },
  ];
}

/** A line for each row that something is missing in, or field of the file; what is missing first is said. */
function openLines(fee: FiguredFee & { kind: 'open' }): ShownLine<StatementTotal>[] {
  const byRow = Map.groupBy(fee.missing, ({ field }) => /^\w+\.\d+/.exec(field)?.[0] ?? field);
  return [...byRow].map(([row, [first]]) => ({ name: `open ${row}`, label: first?.words ?? '', figure: fee }));
}
