import {
  type CommercialFigures,
  type CommercialLineFigure,
  type CommercialSide,
  columnOfParty,
  commercialSides,
  computedSections,
  type Direction,
  directions,
  sideNames,
} from '@closewright/domain/commercial-statement';
import { formatMoney } from '@closewright/domain/formats';
import { addCents, type Cents, cents } from '@closewright/domain/money';
import type { GridCellState, GridFootLine, GridSection } from '@closewright/ui/data-grid';
import type { Row } from '../../records/editor/aggregate.ts';

/** Keys of what is worked out, below all that rows have. */
const computedKeys = -1_000_000_000;

/** Sides whose parties are folded into one pair of columns. */
export type Folded = ReadonlySet<CommercialSide>;

/** A pair of columns: of a party, or of all parties of a folded side. */
export interface Pair {
  readonly name: string;
  readonly numbers: readonly number[];
  /** What its two columns are called; as those of the party where it is one. */
  readonly ids: Readonly<Record<Direction, string>>;
  readonly side: CommercialSide;
  readonly isFolded: boolean;
}

/** The pairs of columns, in their order. */
export function pairsOf({ columns }: CommercialFigures, folded: Folded): readonly Pair[] {
  return commercialSides.flatMap((side): Pair[] => {
    const own = columns.filter((party) => party.side === side);
    if (folded.has(side) && own.length > 0) {
      const ids = { debit: `debit${side}`, credit: `credit${side}` };
      return [{ name: sideNames[side], numbers: own.map(({ number }) => number), ids, side, isFolded: true }];
    }
    return own.map(({ name, number }) => ({
      name: name ?? `Party ${number}`,
      numbers: [number],
      ids: { debit: columnOfParty('debit', number), credit: columnOfParty('credit', number) },
      side,
      isFolded: false,
    }));
  });
}

const namesIn = (pair: Pair, direction: Direction) => pair.numbers.map((number) => columnOfParty(direction, number));

/** What stands in a column of a line: its amount, that it is open, or nothing. */
export function amountIn(
  line: CommercialLineFigure | undefined,
  pair: Pair,
  direction: Direction,
): Cents | 'open' | null {
  if (line === undefined) return null;
  const names = namesIn(pair, direction);
  if (names.some((name) => line.open.has(name))) return 'open';
  const known = names.flatMap((name) => line.amounts.get(name)?.value ?? []);
  return known.length === 0 ? null : addCents(...known);
}

/** Whether a column of a line is worked out. */
export const isCalculated = (line: CommercialLineFigure | undefined, pair: Pair, direction: Direction): boolean =>
  line !== undefined && namesIn(pair, direction).some((name) => line.calculated.has(name));

/** An amount as a cell shows it. */
export const shownAmount = (amount: Cents | 'open' | null): string =>
  amount === 'open' ? 'Open' : formatMoney(amount);

/** The lines that are worked out, as rows of the grid. */
export const computedRows = ({ lines }: CommercialFigures): readonly Row[] =>
  lines.flatMap(({ key, label }, at) =>
    typeof key === 'string' ? [{ key: computedKeys - at, id: 0, values: { label, from: key } }] : [],
  );

/** Whether a row is worked out. */
export const isComputed = ({ key }: Row): boolean => key <= computedKeys;

/** The figure of a row. */
export function figuresByRow({ lines }: CommercialFigures): (row: Row) => CommercialLineFigure | undefined {
  const known = new Map(lines.map((line) => [line.key, line]));
  return ({ key, values }) => known.get(key <= computedKeys ? String(values.from) : key);
}

const calculated: GridCellState = { origin: 'calculated' };

/** The heads of sections with their sums, those that are worked out behind; lines of no section are under a head of their own. */
export function sectionsOf(
  { lines }: CommercialFigures,
  rows: readonly Row[],
  pairs: readonly Pair[],
): readonly GridSection[] {
  const typed = rows.map(({ values }) => ({ key: String(values.number ?? ''), title: String(values.label ?? '') }));
  const known = new Set(typed.map(({ key }) => key));
  const isLost = ({ section }: CommercialLineFigure) =>
    typeof section !== 'string' && !known.has(String(section ?? ''));
  const worked = Object.entries(computedSections).filter(([key]) => lines.some(({ section }) => section === key));
  const heads = [
    ...typed.map((head) => ({ ...head, own: lines.filter(({ section }) => String(section) === head.key) })),
    ...(typed.length === 0 || lines.some(isLost)
      ? [{ key: noSection, title: 'No section', own: lines.filter(isLost) }]
      : []),
    ...worked.map(([key, title]) => ({ key, title, own: lines.filter(({ section }) => section === key) })),
  ];
  return heads.map(({ own, ...head }) => {
    const cells = pairs.flatMap((pair) =>
      directions.flatMap((direction) => {
        const all = own.map((line) => amountIn(line, pair, direction)).filter((amount) => amount !== null);
        if (all.length === 0) return [];
        const sum = all.includes('open') ? 'open' : addCents(...all.filter((amount) => amount !== 'open'));
        return [[pair.ids[direction], shownAmount(sum)] as const];
      }),
    );
    return {
      ...head,
      cells: Object.fromEntries(cells),
      states: Object.fromEntries(cells.map(([id]) => [id, calculated])),
    };
  });
}

/** The key of the head above lines of no section. */
const noSection = 'none';

/** The section of the grid that a row stands in. */
export const sectionOfRow =
  (figureOf: (row: Row) => CommercialLineFigure | undefined, known: ReadonlySet<string>) =>
  (row: Row): string => {
    const section = String((isComputed(row) ? figureOf(row)?.section : row.values.section) ?? '');
    return isComputed(row) || known.has(section) ? section : noSection;
  };

/** The keys of the lines at the foot. */
export const feet = { sums: 'sums', due: 'due' } as const;

/** What all columns come to, and what is due from each party, or to it. */
export function footOf({ totals }: CommercialFigures, pairs: readonly Pair[]): readonly GridFootLine[] {
  const own = (pair: Pair) => totals.filter(({ party }) => pair.numbers.includes(party.number));
  const sums: Record<string, string> = {};
  const due: Record<string, string> = {};
  for (const pair of pairs) {
    const of = own(pair);
    const sum = (name: 'debit' | 'credit' | 'due'): Cents | 'open' => {
      const known = of.flatMap(({ [name]: total }) => (total.kind === 'figure' ? [total.value] : []));
      return known.length === of.length ? addCents(...known) : 'open';
    };
    for (const direction of directions) sums[pair.ids[direction]] = shownAmount(sum(direction));
    const balance = sum('due');
    const isTo = balance !== 'open' && balance < 0;
    due[pair.ids[isTo ? 'credit' : 'debit']] = shownAmount(balance === 'open' ? balance : cents(Math.abs(balance)));
  }
  const states = (cells: object) => Object.fromEntries(Object.keys(cells).map((id) => [id, calculated]));
  return [
    { key: feet.sums, title: 'All lines', cells: sums, states: states(sums) },
    { key: feet.due, title: 'Due from party, due to party', tone: 'total', cells: due, states: states(due) },
  ];
}
