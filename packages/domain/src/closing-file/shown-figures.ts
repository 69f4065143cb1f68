import { columnWords } from '../fees/index.ts';
import { formatMoney } from '../formats/index.ts';
import { type Cents, cents, subtractCents } from '../money/index.ts';
import { costColumns, feeAmount, figureOf } from '../settlement/index.ts';
import type { Trace } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import type { StatementFigures } from './from-stored.ts';
import { type StatementDay, statementDays } from './statement-days.ts';
import { type StatementTotal, type TotalName, totalNames } from './statement-total.ts';
import type { FileFacts, StatementPart, StoredRows } from './stored-parts.ts';
import type { SummaryForm } from './summary-lines.ts';
import { totalWords } from './total-words.ts';

/** An amount as a statement shows it, without its reason, in cents. */
export type ShownAmount = { readonly kind: 'figure'; readonly value: number } | { readonly kind: 'open' };

/** An amount in words; empty where there is none. */
export function amountWords(amount: ShownAmount | null): string {
  if (amount === null) return '';
  return amount.kind === 'open' ? 'Open' : formatMoney(cents(amount.value));
}

/** What stands on a line, by a name that stays when its amount moves. */
export interface ShownLine<A extends ShownAmount = ShownAmount> {
  readonly name: string;
  readonly label: string;
  readonly figure: A;
  /** The name of the line of the other side, which mostly has the same amount. */
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
    lines: [...figures.parts.flatMap(ofPart), ...fees.flatMap(ofFee)].map((line) => ({
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

/** An amount before and after; null where there is none, and no change while it is open on a side. */
export interface MovedAmount<A extends ShownAmount = ShownAmount> {
  readonly name: string;
  /** Its letter or line on the form; empty where it has none. */
  readonly line: string;
  readonly label: string;
  readonly before: A | null;
  readonly after: A | null;
  readonly change: Cents | null;
}

/** A day that moves, or comes or goes. */
export interface MovedDay {
  readonly label: string;
  readonly before: ShownDay | null;
  readonly after: ShownDay | null;
}

/** What two statements show otherwise. */
export interface MovedFigures {
  /** Lines of the summaries, and fees by who pays them, that are not the same. */
  readonly amounts: readonly MovedAmount[];
  /** All totals, those that stay among them. */
  readonly totals: readonly MovedAmount[];
  readonly days: readonly MovedDay[];
}

/** What a statement shows otherwise than another. */
export function movedFigures(before: ShownFigures, after: ShownFigures, form: SummaryForm): MovedFigures {
  return {
    amounts: pairsOf(before.lines, after.lines).filter(isMoved),
    totals: totalMoves(totalsOf(before), totalsOf(after), form),
    days: movedDays(before.days, after.days),
  };
}

const totalsOf = ({ totals }: ShownFigures): TotalsByName =>
  Object.fromEntries(totals.map(({ name, figure }) => [name, figure]));

type TotalsByName = Readonly<Partial<Record<TotalName, ShownAmount | null>>>;

/** All totals before and after that a statement has on either side, in their order. */
export const totalMoves = (before: TotalsByName, after: TotalsByName, form: SummaryForm): MovedAmount[] =>
  totalNames.flatMap((name) => {
    const { [name]: was = null } = before;
    const { [name]: is = null } = after;
    return was || is ? [moved(name, totalWords(name, form), was, is)] : [];
  });

/** Whether an amount is not the same before and after. */
export const isMoved = ({ before, after, change }: MovedAmount): boolean =>
  change === null ? before?.kind !== after?.kind : change !== 0;

const moved = <A extends ShownAmount>(
  name: string,
  { line, label }: Pick<MovedAmount, 'line' | 'label'>,
  before: A | null,
  after: A | null,
): MovedAmount<A> => ({ name, line, label, before, after, change: changeOf(before, after) });

function changeOf(before: ShownAmount | null, after: ShownAmount | null): Cents | null {
  if (before?.kind !== 'figure' || after?.kind !== 'figure') return null;
  return subtractCents(cents(after.value), cents(before.value));
}

/** Lists by what the codes of their fees begin with, where that is not their name. */
const listsOfCodes: Readonly<Record<string, string>> = {
  commission: 'commissions',
  recording: 'recordingDocuments',
  transferTax: 'transferTaxes',
  rates: 'rateOrders',
  escrow: 'escrowItems',
};

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

/** A line of each side; that of the seller is told only where it is not the same as that of the buyer. */
function ofPart({ from, kind, label, amounts, missing }: StatementPart): ShownLine<StatementTotal>[] {
  // The adjustment for premiums is one, whichever order it comes from.
  const name = `${kind} ${from.replace(/^rateOrders\.\d+$/, 'rateOrders')}`;
  const figured = (trace: Trace): StatementTotal => ({ kind: 'figure', ...figureOf(trace) });
  const { buyer, seller } = amounts;
  if (!buyer) return [{ name, label, figure: seller ? figured(seller) : { kind: 'open', missing } }];
  return [
    { name, label, figure: figured(buyer) },
    ...(seller ? [{ name: `${name} seller`, label: `${label}, seller`, figure: figured(seller), twin: name }] : []),
  ];
}

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
  }));
}

/** A line for each row that something is missing in, or field of the file; what is missing first is said. */
function openLines(fee: FiguredFee & { kind: 'open' }): ShownLine<StatementTotal>[] {
  const byRow = Map.groupBy(fee.missing, ({ field }) => /^\w+\.\d+/.exec(field)?.[0] ?? field);
  return [...byRow].map(([row, [first]]) => ({ name: `open ${row}`, label: first?.words ?? '', figure: fee }));
}

/** Each line before and after, in the order of the statement; one that is new stands behind. */
export function pairsOf<A extends ShownAmount>(
  before: readonly ShownLine<A>[],
  after: readonly ShownLine<A>[],
): MovedAmount<A>[] {
  const byName = (lines: readonly ShownLine<A>[]) => new Map(lines.map((line) => [line.name, line] as const));
  const [was, is] = [byName(before), byName(after)];
  const pairs = new Map(
    [...before, ...after].map(({ name, label }) => {
      const [one, other] = [was.get(name), is.get(name)];
      const words = { line: '', label: other?.label ?? label };
      return [name, moved<A>(name, words, one?.figure ?? null, other?.figure ?? null)];
    }),
  );
  const twins = new Map([...before, ...after].map(({ name, twin }) => [name, twin]));
  return [...pairs.values()].filter((pair) => {
    const twin = pairs.get(twins.get(pair.name) ?? '');
    return twin === undefined || !isSame(pair, twin);
  });
}

/** Whether two lines are the same before and after. A side that comes or goes alone is not. */
const isSame = (one: MovedAmount, other: MovedAmount) =>
  (['before', 'after'] as const).every((when) => centsOf(one[when]) === centsOf(other[when]) || one[when] === null);

const centsOf = (amount: ShownAmount | null) => (amount?.kind === 'figure' ? amount.value : null);

function movedDays(before: readonly ShownDay[], after: readonly ShownDay[]): MovedDay[] {
  const labels = new Set([...before, ...after].map(({ label }) => label));
  return [...labels].flatMap((label) => {
    const [was, is] = [before, after].map((days) => days.find((day) => day.label === label) ?? null);
    if (was?.day === is?.day) return [];
    return [{ label, before: was ?? null, after: is ?? null }];
  });
}
