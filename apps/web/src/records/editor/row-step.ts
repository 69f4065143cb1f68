import { isSame, type Step, type StepBack } from '../saving/edit-history.ts';
import { kindNames, type Row, type RowKinds, type Rows } from './aggregate.ts';
import { rowPath } from './row-errors.ts';
import { childrenOf, inOrder } from './rows.ts';

/** What a step knows beside the rows. */
export interface StepManner {
  /** The row that the step is about, where it changes others as well. */
  key?: number;
  /**
   * Takes rows of a kind away that it has added and that were sent or stored meanwhile, all at once. Whether they are gone: else the step
   * stays. Those of other kinds are left blank. Without it rows that were stored stay.
   */
  stored?: { readonly kind: string; remove(rows: readonly Row[]): Promise<boolean> };
  /** Shows what a grid refused of it, or no longer. */
  showRefused?(isShown: boolean): void;
}

/** The rows that steps are made of, and what a step does to them when it is taken back. */
export interface SteppedRows<K extends string> {
  readonly kinds: RowKinds<K>;
  get(): Rows<K>;
  set(rows: Rows<K>): void;
  write(kind: K, key: number, values: Row['values']): void;
  /** Puts a row back at its place. */
  put(kind: K, row: Row, at: number): void;
  /** Takes a row away that is not stored. */
  drop(kind: K, row: Row): void;
  /** Brings a row into view, in the row it belongs to. */
  lead(kind: K, key: number, under: Row | undefined): void;
}

/** A row before and after an act: null where it was not there. */
interface Turn<K extends string> {
  readonly kind: K;
  readonly key: number;
  readonly before: Row | null;
  readonly after: Row | null;
  /** Where it stood among the rows of its kind. */
  readonly at: number;
}

/** What an act did to rows, as a step of the history; null where it did nothing. */
export function rowStep<K extends string>(stepped: SteppedRows<K>, from: Rows<K>, manner: StepManner): Step | null {
  const turns = turnsOf(stepped.kinds, from, stepped.get());
  return turns.length === 0 ? null : stepOf(stepped, turns, manner, false);
}

function stepOf<K extends string>(
  stepped: SteppedRows<K>,
  turns: readonly Turn<K>[],
  manner: StepManner,
  isAgain: boolean,
): Step {
  /** @param gone rows that went before, and came with the step */
  const back = (seen: Rows<K>, gone: readonly Turn<K>[]): StepBack | null => {
    const from = stepped.get();
    const sent = turns.filter((turn) => takeBack(stepped, turn, manner));
    arrange(stepped, turns);
    const now = stepped.get();
    // What is being sent goes once its answer is here.
    const going = sent.map((turn) => ({ ...turn, before: rowOf(now, turn), after: null }));
    const done = [...turnsOf(stepped.kinds, from, now), ...going, ...gone];
    const [first] = done;
    if (first === undefined) return null;
    manner.showRefused?.(isAgain);
    const shown = done.find(({ key }) => key === manner.key) ?? done.find((turn) => rowOf(now, turn) !== null) ?? first;
    return { again: stepOf(stepped, done, manner, !isAgain), field: lead(stepped, seen, shown) };
  };
  return {
    back() {
      const { kind, remove } = manner.stored ?? {};
      const seen = stepped.get();
      const stored = turns.flatMap((turn) => {
        const row = turn.before === null ? rowOf(seen, turn) : null;
        return row !== null && isOutside(row)
          ? [{ ...turn, before: belowKey(stepped.kinds, seen, turn.kind, row), after: null }]
          : [];
      });
      const asked = stored.flatMap(({ kind: each, before }) => (each === kind ? [before] : []));
      if (remove === undefined || asked.length === 0) return back(seen, []);
      return remove(asked).then((isGone) => {
        // With what belongs to them.
        const gone = stored.filter((turn) => rowOf(stepped.get(), turn) === null);
        return isGone ? back(seen, gone) : null;
      });
    },
  };
}

/** Whether a row is stored, or may be: it was sent. */
const isOutside = ({ id, isSent }: Row) => id > 0 || isSent === true;

/** A row that names the one it belongs to by its key, which that has again when it comes back. */
export function belowKey<K extends string>(kinds: RowKinds<K>, rows: Rows<K>, kind: K, row: Row): Row {
  const { parent } = kinds[kind];
  const above = parent && rows[parent.kind].find(({ id }) => id === row.values[parent.id]);
  return above ? { ...row, values: { ...row.values, [parent.id]: above.key } } : row;
}

/** Whether the row that a row belongs to, by its key or its id, is there: somebody else may have deleted it. */
function hasAbove<K extends string>({ kinds, get }: SteppedRows<K>, kind: K, { values }: Row): boolean {
  const { parent } = kinds[kind];
  const above = parent && values[parent.id];
  return !parent || above == null || get()[parent.kind].some(({ key, id }) => key === above || id === above);
}

const rowOf = <K extends string>(rows: Rows<K>, { kind, key }: { kind: NoInfer<K>; key: number }): Row | null =>
  rows[kind].find((row) => row.key === key) ?? null;

function turnsOf<K extends string>(kinds: RowKinds<K>, from: Rows<K>, to: Rows<K>): Turn<K>[] {
  return kindNames(kinds).flatMap((kind) => {
    if (from[kind] === to[kind]) return [];
    const is = new Map(to[kind].map((row) => [row.key, row]));
    const was = new Set(from[kind].map(({ key }) => key));
    const changed = from[kind].flatMap((before, at): Turn<K>[] => {
      const after = is.get(before.key) ?? null;
      if (after === null) return [{ kind, key: before.key, before: belowKey(kinds, from, kind, before), after, at }];
      return changedNames(before, after).length === 0 ? [] : [{ kind, key: before.key, before, after, at }];
    });
    const added = to[kind].flatMap((after, at) =>
      was.has(after.key) ? [] : [{ kind, key: after.key, before: null, after, at }],
    );
    return [...changed, ...added];
  });
}

const changedNames = (before: Row, after: Row) =>
  Object.keys({ ...before.values, ...after.values }).filter((name) => !isSame(before.values[name], after.values[name]));

/** Takes back what happened to one row, as far as it still stands. Whether it goes only later. */
function takeBack<K extends string>(stepped: SteppedRows<K>, turn: Turn<K>, { stored }: StepManner): boolean {
  const { kind, key, before, after, at } = turn;
  const row = rowOf(stepped.get(), turn);
  if (before === null) {
    if (row === null) return false;
    if (row.id > 0) {
      if (stored !== undefined && after !== null) blank(stepped, kind, row, after);
      return false;
    }
    stepped.drop(kind, row);
    return row.isSent === true;
  }
  if (after === null) {
    if (row === null && hasAbove(stepped, kind, before)) stepped.put(kind, before, at);
    return false;
  }
  const values = changedNames(before, after)
    .filter((name) => row !== null && isSame(row.values[name], after.values[name]))
    .map((name) => [name, before.values[name] ?? null]);
  if (values.length > 0) stepped.write(kind, key, Object.fromEntries(values));
  return false;
}

/** Empties what a step has put into a row, as far as it still stands, but for what says where the row is. */
function blank<K extends string>(stepped: SteppedRows<K>, kind: K, { key, values }: Row, { values: put }: Row): void {
  const { order, parent, begin } = stepped.kinds[kind];
  const kept = new Set([order, parent?.id, ...Object.keys(begin?.([]) ?? {})]);
  const names = Object.keys(put).filter(
    (name) => !kept.has(name) && put[name] != null && isSame(values[name], put[name]),
  );
  if (names.length > 0) stepped.write(kind, key, Object.fromEntries(names.map((name) => [name, null])));
}

/** Puts rows that were moved where they stood: those without a place yet are shown as they stand. */
function arrange<K extends string>({ kinds, get, set }: SteppedRows<K>, turns: readonly Turn<K>[]): void {
  for (const kind of kindNames(kinds)) {
    const moved = new Map(
      turns.flatMap((turn) => (turn.kind === kind && isMoved(kinds, turn) ? [[turn.key, turn.at]] : [])),
    );
    if (moved.size === 0) continue;
    const placed = get()[kind].map((row, at) => ({ row, at: moved.get(row.key) ?? at }));
    set({ ...get(), [kind]: placed.toSorted((one, other) => one.at - other.at).map(({ row }) => row) });
  }
}

const isMoved = <K extends string>(kinds: RowKinds<K>, { kind, before, after }: Turn<K>) =>
  before !== null && after !== null && changedNames(before, after).includes(kinds[kind].order ?? '');

/** Leads to a row, or to the one that stands in the place of one that went. Gives the path of the cell. */
function lead<K extends string>(stepped: SteppedRows<K>, from: Rows<K>, { kind, key, before, after }: Turn<K>): string {
  const { kinds } = stepped;
  const { order, parent } = kinds[kind];
  const now = stepped.get();
  const parentID = Number((before ?? after)?.values[parent?.id ?? '']);
  const siblings = (rows: Rows<K>) => (parent ? childrenOf(kinds, rows, kind, parentID) : inOrder(kinds, rows, kind));
  const left = siblings(now);
  const place = siblings(from).findIndex((row) => row.key === key);
  const row = rowOf(now, { kind, key }) ?? left[Math.min(place, left.length - 1)];
  stepped.lead(kind, row?.key ?? key, parent && now[parent.kind].find(({ id }) => id === parentID));
  // Of a row that came, went or moved no cell is meant.
  const names = before !== null && after !== null ? changedNames(before, after).filter((name) => name !== order) : [];
  return rowPath(kind, row?.key ?? key, names[0] ?? '');
}
