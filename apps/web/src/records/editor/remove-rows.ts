import type { Store } from '../../lib/store.ts';
import type { Changes, Row, RowKinds, Rows } from './aggregate.ts';
import { belowKey, type StepManner } from './row-step.ts';
import { byKind } from './rows.ts';

/** Rows of a kind by their keys. */
export interface RowsOfKind<K extends string = string> {
  readonly kind: K;
  readonly keys: readonly number[];
}

/** What is said beside the rows that are taken away. */
export interface Removal<K extends string = string> {
  /** Rows of another kind that go with them, in the same save. */
  readonly along?: RowsOfKind<K> | undefined;
  /** Takes them away again after they were put back and stored anew. Whether they are gone. */
  again?(rows: readonly Row[]): Promise<boolean>;
}

/** What rows are taken away from. */
interface RemovalPlace<K extends string> {
  readonly kinds: RowKinds<K>;
  readonly rows: Store<Rows<K>>;
  /** Undo brings rows that were stored. */
  readonly putsBack: boolean;
  newID(): number;
  dropRows(kind: K, isDropped: (row: Row) => boolean): void;
  whenStored(): Promise<void>;
  save(changes: Changes): Promise<unknown>;
  /** Notes what was done to rows as a step. */
  note(from: Rows<K>, manner: StepManner): void;
}

/** What takes rows away. `quietly` is for those that go with a step of their own. */
export function createRemoval<K extends string>(place: RemovalPlace<K>) {
  const { kinds, rows } = place;
  const going = new Set<number>();
  const quietly = async <T>(keys: readonly number[], work: () => Promise<T>): Promise<T> => {
    for (const key of keys) going.add(key);
    return work().finally(() => {
      for (const key of keys) going.delete(key);
    });
  };
  const remove = async (kind: K, keys: readonly number[], { along, again }: Removal<K> = {}): Promise<void> => {
    await place.whenStored();
    const from = rows.get();
    const taken = [{ kind, keys }, ...(along ? [along] : [])];
    const stored = taken.flatMap((each) => {
      const ids = from[each.kind].flatMap(({ key, id }) => (each.keys.includes(key) && id > 0 ? [id] : []));
      return ids.length > 0 ? [[kinds[each.kind].remove ?? '', ids] as const] : [];
    });
    if (stored.length > 0) await place.save(Object.fromEntries(stored));
    const left = rows.get();
    for (const each of taken) place.dropRows(each.kind, ({ key }) => each.keys.includes(key));
    if (keys.some((key) => going.has(key))) return;
    const gone = withBelow(kinds, from, taken);
    place.note(
      place.putsBack ? withGone(kinds, { from, gone, now: rows.get() }, place.newID) : left,
      again ? { stored: { kind, remove: again } } : {},
    );
  };
  return {
    remove,
    quietly: {
      remove: (kind: K, keys: readonly number[]) => quietly(keys, () => remove(kind, keys)),
      /** How a step takes its rows away. */
      manner({ stored, ...manner }: StepManner): StepManner {
        if (stored === undefined) return manner;
        const keysOf = (gone: readonly Row[]) => gone.map(({ key }) => key);
        return { ...manner, stored: { ...stored, remove: (gone) => quietly(keysOf(gone), () => stored.remove(gone)) } };
      },
    },
  };
}

/** Rows that are taken away, and all that belongs to them. */
function withBelow<K extends string>(kinds: RowKinds<K>, from: Rows<K>, taken: readonly RowsOfKind<K>[]): Rows<K> {
  const ids = new Map<K, ReadonlySet<number>>();
  return byKind(kinds, (kind) => {
    const { parent } = kinds[kind];
    const keys = new Set(taken.flatMap((each) => (each.kind === kind ? each.keys : [])));
    const above = parent && ids.get(parent.kind);
    const gone = from[kind].filter(
      ({ key, values }) => keys.has(key) || above?.has(Number(values[parent?.id ?? ''])) === true,
    );
    ids.set(kind, new Set(gone.map(({ id }) => id)));
    return gone;
  });
}

/**
 * The rows as they are now with those that went in their places, as rows that are to be stored anew.
 * @param from the rows before they went
 */
function withGone<K extends string>(
  kinds: RowKinds<K>,
  { from, gone, now }: { from: Rows<K>; gone: Rows<K>; now: Rows<K> },
  newID: () => number,
): Rows<K> {
  return byKind(kinds, (kind) => {
    const here = new Set(now[kind].map(({ key }) => key));
    const went = new Set(gone[kind].filter(({ key }) => !here.has(key)));
    const asNew = (row: Row): Row => ({ ...belowKey(kinds, from, kind, row), id: row.id > 0 ? newID() : row.id });
    let rows = now[kind];
    for (const [at, row] of from[kind].entries()) if (went.has(row)) rows = rows.toSpliced(at, 0, asNew(row));
    return rows;
  });
}
