import { type Cents, cents, subtractCents, zeroCents } from '../money/index.ts';
import type { LinePlace, ShownAmount, ShownDay, ShownFigures, ShownLine } from './shown-figures.ts';
import { type TotalName, totalNames } from './statement-total.ts';
import type { SummaryForm } from './summary-row.ts';
import { movedWords, saidAmount, totalWords } from './total-words.ts';

/** An amount before and after; null where there is none, and no change while it is open on a side. A line that comes or goes changes by all of it. */
export interface MovedAmount<A extends ShownAmount = ShownAmount> {
  readonly name: string;
  /** The letter or line of a total on the form, of a line those of the totals it is added to, of a fee its section; empty where there is none. */
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
  /** Lines of the summaries, and fees by who pays them, that are not the same: the changes of those of a total add up to its change. */
  readonly amounts: readonly MovedAmount[];
  /** All totals, those that stay among them. */
  readonly totals: readonly MovedAmount[];
  readonly days: readonly MovedDay[];
}

/** What a statement shows otherwise than another. */
export function movedFigures(before: ShownFigures, after: ShownFigures, form: SummaryForm): MovedFigures {
  return {
    amounts: pairsOf(before, after, form).filter(isMoved),
    totals: totalMoves(totalsOf(before), totalsOf(after), form),
    days: movedDays(before.days, after.days),
  };
}

const totalsOf = ({ totals }: ShownFigures): TotalsByName =>
  Object.fromEntries(totals.map(({ name, figure }) => [name, figure]));

type TotalsByName = Readonly<Partial<Record<TotalName, ShownAmount | null>>>;

/**
 * All totals before and after that a statement has on either side, in their order, as the form says what they come to: of cash that goes the other way
 * amounts and change are turned.
 */
export function totalMoves(before: TotalsByName, after: TotalsByName, form: SummaryForm): MovedAmount[] {
  const hasSeller = [before, after].some(({ cashToSeller }) => cashToSeller);
  return totalNames.flatMap((name) => {
    const { [name]: was = null } = before;
    const { [name]: is = null } = after;
    if (!was && !is) return [];
    const words = movedWords(name, { before: was, after: is }, { form, hasSeller });
    const said = (amount: ShownAmount | null) => amount && saidAmount(words, amount);
    return [moved(name, words, said(was), said(is))];
  });
}

/** Whether an amount is not the same before and after. */
export const isMoved = ({ before, after, change }: MovedAmount): boolean =>
  before?.kind !== after?.kind || (change !== null && change !== 0);

function moved<A extends ShownAmount>(
  name: string,
  { line, label }: Pick<MovedAmount, 'line' | 'label'>,
  before: A | null,
  after: A | null,
  ofNone: Cents | null = null,
): MovedAmount<A> {
  const was = before === null ? ofNone : centsOf(before);
  const is = after === null ? ofNone : centsOf(after);
  return { name, line, label, before, after, change: was === null || is === null ? null : subtractCents(is, was) };
}

const centsOf = (amount: ShownAmount | null): Cents | null => (amount?.kind === 'figure' ? cents(amount.value) : null);

/** The line of the borrower that one of the seller may be the same as. */
const otherSides: Readonly<Partial<Record<LinePlace, LinePlace>>> = {
  dueToSeller: 'dueFromBorrower',
  dueFromSeller: 'paidForBorrower',
};

/** What a line is of: that of the seller is of the same as that of the borrower. */
const sourceOf = ({ name, twin }: ShownLine) => twin ?? name;
const keyOf = (line: ShownLine) => (line.place ? `${sourceOf(line)} ${line.place}` : line.name);

/**
 * Each line before and after, in the order of the statement; one that is new stands behind. What goes from one place to another is a line of each. One
 * line stands for both sides where they have the same amounts.
 */
export function pairsOf<A extends ShownAmount>(
  before: ShownFigures<A>,
  after: ShownFigures<A>,
  form: SummaryForm,
): MovedAmount<A>[] {
  const [was, is] = [placedAs(before.lines, after.lines), placedAs(after.lines, before.lines)];
  const byKey = (lines: readonly ShownLine<A>[]) => new Map(lines.map((line) => [keyOf(line), line] as const));
  const [old, fresh] = [byKey(was), byKey(is)];
  const totals = new Set([...before.totals, ...after.totals].map(({ name }) => name));
  const pairs = new Map(
    [...old, ...fresh].map(([key, { place, label }]) => {
      const [one, other] = [old.get(key), fresh.get(key)];
      const words = { line: placeWords(place, totals, form), label: other?.label ?? label };
      // A line that comes or goes comes from nothing, or goes to nothing.
      return [key, moved(key, words, one?.figure ?? null, other?.figure ?? null, zeroCents)] as const;
    }),
  );
  for (const [key, line] of [...old, ...fresh]) {
    const own = pairs.get(key);
    const otherSide = line.place && otherSides[line.place];
    const otherKey = otherSide ? `${sourceOf(line)} ${otherSide}` : (line.twin ?? '');
    const other = pairs.get(otherKey);
    if (!own || !other || !isSame(own, other)) continue;
    pairs.delete(key);
    pairs.set(otherKey, { ...other, line: [other.line, own.line].filter(Boolean).join(', ') });
  }
  return [...pairs.values()];
}

function placeWords(place: LinePlace | undefined, totals: ReadonlySet<string>, form: SummaryForm): string {
  const name = totalNames.find((each) => each === place);
  if (name === undefined) return place ?? '';
  // Without a seller the form has no such total.
  return totals.has(name) ? totalWords(name, null, { form, hasSeller: true }).line : '';
}

/**
 * Lines with the places that they have among others, where they have none themselves: lines that were kept before they had one, by their names; one that
 * is open in each place that it has there.
 */
export function placedAs<A extends ShownAmount>(
  lines: readonly ShownLine<A>[],
  others: readonly ShownLine[],
): ShownLine<A>[] {
  return lines.flatMap((line) => {
    if (line.place) return [line];
    const isIt = line.figure.kind === 'open' ? sourceOf : ({ name }: ShownLine) => name;
    const places = others.flatMap((other) => (other.place && isIt(other) === isIt(line) ? [other.place] : []));
    return places.length > 0 ? places.map((place) => ({ ...line, place })) : [line];
  });
}

/** Whether two lines are the same before and after. A side that comes or goes alone is not. */
const isSame = (one: MovedAmount, other: MovedAmount) =>
  (['before', 'after'] as const).every(
    (when) => one[when]?.kind === other[when]?.kind && centsOf(one[when]) === centsOf(other[when]),
  );

function movedDays(before: readonly ShownDay[], after: readonly ShownDay[]): MovedDay[] {
  const labels = new Set([...before, ...after].map(({ label }) => label));
  return [...labels].flatMap((label) => {
    const [was, is] = [before, after].map((days) => days.find((day) => day.label === label) ?? null);
    if (was?.day === is?.day) return [];
    return [{ label, before: was ?? null, after: is ?? null }];
  });
}
