import type { RefusedText } from '@closewright/ui/field';
import { createStore, type Store } from '../../lib/store.ts';
import type { EditHistory, EditPlace } from '../saving/edit-history.ts';
import type { Attempt } from '../saving/save-engine.ts';
import type { Aggregate, Changes, Row, RowErrors, RowKinds, Rows, RowValue } from './aggregate.ts';
import type { RowWords } from './ask-about-rows.ts';
import { isClash, mergeDocument } from './merge-rows.ts';
import { createRemoval, type Removal } from './remove-rows.ts';
import { rowPath } from './row-errors.ts';
import { createRowMarks } from './row-marks.ts';
import { rowStep, type StepManner } from './row-step.ts';
import { byKind, childKinds, inOrder, isBlank, movedRow, rowChanges, rowsOf, withRow } from './rows.ts';
import { saveBeside, touchedRows, withoutRemoved } from './save-beside.ts';
import { sendRows } from './send-rows.ts';

/** A row by its kind and key. */
export interface RowPlace {
  readonly kind: string;
  readonly key: number;
  /** The row that it belongs to. */
  readonly under?: RowPlace;
}

/** The rows of an aggregate as they are edited, and everything that changes them. */
export interface EditedRows<K extends string = string> {
  readonly kinds: RowKinds<K>;
  readonly rows: Store<Rows<K>>;
  readonly errors: Store<RowErrors>;
  /** The row that an undo has led to. */
  readonly ledTo: Store<RowPlace | null>;
  /** What a save would send; null for nothing. */
  changes(): Changes | null;
  /** Sets values of a row, as an edit of the user that can be undone. */
  set(kind: K, key: number, values: Row['values']): void;
  /** Does something to rows, as one step that can be undone. */
  step(act: () => void, manner?: StepManner): void;
  /** Sets values: undone as part of a step, or where what is done has an undo of its own. */
  write(kind: K, key: number, values: Row['values']): void;
  /** Adds rows that are not stored yet, at the end. Gives their keys. Of those added before, what is blank goes. */
  add(kind: K, rows: readonly Row['values'][]): number[];
  /** A row that is not stored yet and stands nowhere, for `put`. */
  make(values: Row['values']): Row;
  /** Adds rows that were made, at the end. One that was removed since it was stored comes back as a new one. */
  put(kind: K, rows: readonly Row[]): void;
  /** True once for the first of the rows that were just added: who draws it gives it the focus. */
  takeAdded(key: number): boolean;
  /**
   * The rows but this one were left, and those that belong to others than this one: new ones that are blank go, and what is wrong with
   * others is told.
   */
  leave(kind: K, except?: number): void;
  /** A field was left with a text that it refuses; null once that no longer stands. */
  refuse(kind: K, key: number, name: string, refused: RefusedText | null): void;
  /** The text that a field refuses, for when it is shown again. */
  refusedText(kind: K, key: number, name: string): string | undefined;
  /** Moves a row one place; what is stored follows with the next save. */
  move(kind: K, key: number, by: -1 | 1): void;
  /** Takes rows away: stored ones at once, beside whatever is not saved yet. */
  remove(kind: K, keys: readonly number[], removal?: Removal<K>): Promise<void>;
  /** Throws away what is not saved. */
  revert(): void;
  /** Saves something beside the rows at once. */
  saveBeside(changes: Changes): Promise<void>;
}

/** What their save needs of them. */
export interface SavedRows<D> {
  /** The document the rows are based on: what was read or saved last. */
  base(): D;
  /** A newer state of the document is known: what does not clash with typing is taken over at once. */
  adopt(document: D): void;
  /** Checks what a save would send, and marks what is wrong. Whether nothing is. */
  check(): Promise<boolean>;
  /** Fields of rows hold texts that they refuse, also of rows that are not shown. */
  hasRefused(): boolean;
  /** @param through stores the changes in place of the aggregate */
  send(through?: (version: number, changes: Changes, base: D) => Promise<D>): Promise<Attempt>;
}

/** What the rows need of the page around. */
export interface RowsPlace<D> {
  /** The fields with errors have been marked. */
  onInvalid(others: readonly string[]): void;
  words(): RowWords;
  /** Puts the document into the cache, for everything else that shows it. */
  store(document: D): void;
  refresh(): Promise<unknown>;
  /** There is no room for messages that are about no field: such a save has failed with what the server says of it. */
  readonly hasNoBanner?: boolean;
}

/**
 * Makes the edited rows of an aggregate.
 * @param onChange told whenever something was changed, or changed back
 */
export function editRows<D, K extends string>(
  aggregate: Aggregate<D, K>,
  document: D,
  { place, history, onChange }: { place: RowsPlace<D>; history: EditHistory; onChange: () => void },
): EditedRows<K> & SavedRows<D> {
  const { kinds } = aggregate;
  const isOlder = aggregate.isOlder ?? ((one, other) => aggregate.version(one) < aggregate.version(other));
  let base = document;
  let nextID = -1;
  let added: number | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const rows = createStore(rowsOf(aggregate, document));
  const marks = createRowMarks(aggregate, rows);
  const ledTo = createStore<RowPlace | null>(null);

  let underWay = 0;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    underWay += 1;
    const mine = turn.then(work, work).finally(() => {
      underWay -= 1;
    });
    turn = mine.catch(() => {});
    return mine;
  };
  const edit = (next: Rows<K>) => {
    const before = rows.get();
    rows.set(next);
    marks.changed(before);
    onChange();
  };
  const show = (next: D, form: Rows<K>) => {
    base = next;
    edit(form);
  };
  const mark = (found: RowErrors, others: readonly string[]) => {
    marks.add(found);
    place.onInvalid(others);
  };
  const adopt = (next: D, sent: Changes = {}) => {
    // An answer that was on its way while a newer one came.
    if (next === base || isOlder(next, base)) return;
    const merge = mergeDocument(aggregate, { base, mine: withoutRemoved(kinds, rows.get(), sent) }, next);
    // A clash waits for the save, which asks; until then the form stays based on what the user saw.
    if (!isClash(merge)) show(next, merge.form);
  };
  let compared: { base: D; rows: Rows<K>; changes: Changes | null } | undefined;
  /** Compared once for all who ask between two edits. */
  const changes = () => {
    const now = rows.get();
    if (compared?.base !== base || compared.rows !== now)
      compared = { base, rows: now, changes: rowChanges(aggregate, base, now) };
    return compared.changes;
  };
  const send = (from: D, sent: Changes) => aggregate.send(aggregate.version(from), sent, from);
  const toSend = () => ({ base, rows, changes: changes(), place, show, newID, mark });
  const find = (kind: K, key: number) => rows.get()[kind].find((row) => row.key === key);
  const newID = () => nextID--;
  const make = (values: Row['values']): Row => {
    const id = newID();
    return { key: id, id, values };
  };
  const put = (kind: K, made: readonly Row[], at = rows.get()[kind].length) => {
    const stored = new Set(rowsOf(aggregate, base)[kind].map(({ id }) => id));
    const fresh = made
      .filter(({ key }) => find(kind, key) === undefined)
      .map((row) => (row.id < 0 || stored.has(row.id) ? row : { ...row, id: newID() }))
      .map((row) => belowStored(kind, row));
    edit({ ...rows.get(), [kind]: rows.get()[kind].toSpliced(at, 0, ...fresh) });
  };
  /** A row whose parent was stored meanwhile belongs to it by its id. */
  const belowStored = (kind: K, row: Row): Row => {
    const { parent } = kinds[kind];
    const above = parent && find(parent.kind, Number(row.values[parent.id]));
    return above ? { ...row, values: { ...row.values, [parent.id]: above.id } } : row;
  };
  const write = (kind: K, key: number, values: Row['values']) => {
    edit(withRow(rows.get(), kind, key, values));
    marks.written(kind, key, Object.keys(values));
  };
  const placeOf = (kind: K, key: number): EditPlace => ({
    id: `${JSON.stringify(aggregate.queryKey)} ${kind}.${key}`,
    // A secret that was not typed is left as it is; anything else that is not there is empty.
    read: (name) => find(kind, key)?.values[name] ?? (kinds[kind].fields[name]?.kind === 'secret' ? undefined : null),
    // The history gives back what was read.
    set: (values) => write(kind, key, values as Record<string, RowValue>),
    show: () => ledTo.set({ kind, key }),
    fieldOf: (name) => `${kind}.${name}`,
  });
  /** Takes rows away that are not stored, and what belongs to them. */
  const dropRows = (kind: K, isDropped: (row: Row) => boolean) => {
    const before = rows.get();
    const dropped = new Set(before[kind].filter(isDropped).map(({ id }) => id));
    if (dropped.size === 0) return;
    const left = byKind(kinds, (each) => {
      const { parent } = kinds[each];
      if (each === kind) return before[each].filter(({ id }) => !dropped.has(id));
      return parent?.kind === kind
        ? before[each].filter(({ values }) => !dropped.has(Number(values[parent.id])))
        : before[each];
    });
    edit(left);
  };
  const dropBlank = (kind: K, except?: number) => {
    const kept = except === undefined ? undefined : find(kind, except)?.id;
    dropRows(kind, (row) => row.key !== except && isBlank(kinds, rows.get(), kind, row));
    for (const child of childKinds(kinds, kind)) {
      const parentID = kinds[child].parent?.id ?? '';
      dropRows(child, (row) => row.values[parentID] !== kept && isBlank(kinds, rows.get(), child, row));
    }
  };
  const { remove, quietly } = createRemoval({
    kinds,
    rows,
    putsBack: aggregate.putsBack === true,
    newID,
    dropRows,
    // A row that is being stored has its id only afterwards.
    whenStored: async () => {
      if (underWay > 0) await turn;
    },
    save: (sent) => saveBeside(beside, sent),
    note: (from, manner) => noteStep(from, manner),
  });
  const stepped = {
    kinds,
    get: rows.get,
    set: edit,
    write,
    put: (kind: K, row: Row, at: number) => put(kind, [row], at),
    drop(kind: K, { key, isSent }: Row) {
      if (isSent) void remove(kind, [key]);
      else dropRows(kind, (row) => row.key === key);
    },
    lead(kind: K, key: number, under: Row | undefined) {
      const { parent } = kinds[kind];
      ledTo.set({ kind, key, ...(parent && under && { under: { kind: parent.kind, key: under.key } }) });
    },
  };
  const noteStep = (from: Rows<K>, manner: StepManner) => {
    const done = rowStep(stepped, from, quietly.manner(manner));
    if (done !== null) history.add(done);
  };
  const step = (act: () => void, manner: StepManner = {}) => {
    const before = rows.get();
    act();
    noteStep(before, manner);
  };
  const touched = (from: D, sent: Changes) => touchedRows(kinds, aggregate.read(from), sent);
  const beside = { base: () => base, send, touched, adopt, inTurn, store: place.store };

  return {
    kinds,
    rows,
    errors: marks.errors,
    ledTo,
    changes,
    base: () => base,
    adopt,
    async check() {
      const found = await marks.check(base, changes());
      const isGood = Object.keys(found).length === 0 && !marks.hasRefused();
      if (!isGood) mark(found, []);
      return isGood;
    },
    hasRefused: marks.hasRefused,
    send: (through = aggregate.send) => inTurn(() => sendRows({ ...aggregate, send: through }, toSend())),
    set: (kind, key, values) => history.edit(placeOf(kind, key), values),
    step,
    write,
    add(kind, given) {
      dropBlank(kind);
      const begun = kinds[kind].begin?.(inOrder(kinds, rows.get(), kind));
      const made = given.map((values) => make({ ...begun, ...values }));
      added = made[0]?.key;
      step(() => put(kind, made));
      return made.map(({ key }) => key);
    },
    make,
    put,
    takeAdded(key) {
      const isAdded = key === added;
      if (isAdded) added = undefined;
      return isAdded;
    },
    leave(kind, except) {
      dropBlank(kind, except);
      void marks.checkLeft(kind, except, changes());
    },
    refuse(kind, key, name, refused) {
      if (marks.refuse(rowPath(kind, key, name), refused)) onChange();
    },
    refusedText: (kind, key, name) => marks.refusedText(rowPath(kind, key, name)),
    move(kind, key, by) {
      const next = movedRow(kinds, rows.get(), kind, { key, by });
      if (next !== null) step(() => edit(next), { key });
    },
    revert() {
      marks.forgetAll();
      edit(rowsOf(aggregate, base));
    },
    remove,
    saveBeside: async (sent) => void (await saveBeside(beside, sent)),
  };
}
