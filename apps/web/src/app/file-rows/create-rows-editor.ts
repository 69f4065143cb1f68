import type { OrderChanges, OrderDetail } from '@closewright/contract/orders';
import { interfaceTiming } from '@closewright/domain/constants';
import { createStore, type Store } from '../../lib/store.ts';
import type { EditPlace } from '../saving/edit-history.ts';
import { saveBesideForm } from '../saving/save-beside-form.ts';
import { createSaveEngine, type SaveEngine } from '../saving/save-engine.ts';
import { createSaveParts, type SaveParts } from '../saving/save-parts.ts';
import { sendChanges } from '../saving/send-changes.ts';
import { askAboutRows, type RowWords } from './ask-about-rows.ts';
import {
  childKinds,
  type FileRow,
  type FileRows,
  isBlank,
  movedRow,
  rowChanges,
  rowsOf,
  withRow,
} from './file-rows.ts';
import { afterSave, mergeRows, type RowConflict, withMine } from './merge-rows.ts';
import { type RowErrors, rowErrors, rowPath, serverRowErrors } from './row-errors.ts';
import { type RowKind, rowKinds } from './row-kinds.ts';

/** The rows of the open file as they are edited on a page, and everything that changes or saves them. */
export interface RowsEditor {
  readonly rows: Store<FileRows>;
  readonly errors: Store<RowErrors>;
  readonly engine: SaveEngine;
  /** What else stands on the page and is saved with it. */
  readonly parts: SaveParts;
  /** The file the rows are based on: what was read or saved last. */
  base(): OrderDetail;
  set(kind: RowKind, id: number, values: FileRow['values']): void;
  /** Adds rows that are not stored yet, at the end. Gives their ids. Of those added before, what is blank goes. */
  add(kind: RowKind, rows: readonly FileRow['values'][]): number[];
  /** A row that is not stored yet and stands nowhere, for `put`. */
  make(values: FileRow['values']): FileRow;
  /** Adds rows that were made, at the end. */
  put(kind: RowKind, rows: readonly FileRow[]): void;
  /** True once for the first of the rows that were just added: who draws it gives it the focus. */
  takeAdded(id: number): boolean;
  /** Takes away new rows that were left blank, and those that belong to other rows than this one. */
  dropBlank(kind: RowKind, except?: number): void;
  /** Moves a row one place; what is stored follows with the next save. */
  move(kind: RowKind, id: number, by: -1 | 1): void;
  /** Takes rows away: stored ones at once, beside whatever is not saved yet. */
  remove(kind: RowKind, ids: readonly number[]): Promise<void>;
  /** Saves something beside the rows at once. */
  saveBeside(changes: OrderChanges): Promise<OrderDetail>;
  /** The row that an undo has led to. */
  readonly ledTo: Store<{ kind: RowKind; id: number } | null>;
  /** A newer state of the file is known: what does not clash with typing is taken over at once. */
  adopt(detail: OrderDetail): void;
}

/** What the editor needs of the page around. */
export interface RowsEditorPage {
  mayEdit(): boolean;
  /** Fields that hold a text the kit could not read. */
  hasUnreadable(): boolean;
  /** The fields with errors have been marked. */
  onInvalid(others: readonly string[]): void;
  words(): RowWords;
  /** Puts the file into the cache, for everything else that shows it. */
  store(detail: OrderDetail): void;
  refresh(): Promise<unknown>;
}

/** Makes the editor of the rows of a file. */
export function createRowsEditor(detail: OrderDetail, page: RowsEditorPage): RowsEditor {
  let base = detail;
  let nextID = -1;
  let added: number | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const rows = createStore(rowsOf(detail));
  const errors = createStore<RowErrors>({});
  const ledTo = createStore<{ kind: RowKind; id: number } | null>(null);

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work, work);
    turn = mine.catch(() => {});
    return mine;
  };
  const show = (next: OrderDetail, form: FileRows) => {
    base = next;
    rows.set(form);
    parts.changed();
  };
  const edit = (next: FileRows) => {
    rows.set(next);
    parts.changed();
  };
  const isChanged = () => rowChanges(base, rows.get()) !== null;
  const hasUnreadable = () => page.mayEdit() && page.hasUnreadable();
  const parts = createSaveParts(() => engine.setDirty(isChanged() || parts.hasChanges()));
  const mark = (found: RowErrors, others: readonly string[]) => {
    errors.set({ ...errors.get(), ...found });
    page.onInvalid(others);
  };
  const adopt = (next: OrderDetail) => {
    // An answer that was on its way while a newer one came.
    if (next === base || next.order.version < base.order.version) return;
    const merge = mergeRows(rowsOf(base), rows.get(), rowsOf(next));
    // A clash waits for the save, which asks; until then the form stays based on what the user saw.
    if (merge.conflicts.length === 0) show(next, merge.form);
  };
  const send = () => {
    const before = rowsOf(base);
    return sendChanges<FileRows, RowConflict>({
      base,
      form: rows.get(),
      current: () => rows.get(),
      changesOf: rowChanges,
      join: (from, mine, theirs) =>
        'order' in from ? mergeRows(rowsOf(from), mine, rowsOf(theirs)) : afterSave(from, mine, before, rowsOf(theirs)),
      withMine,
      async ask(conflicts, conflict) {
        const chosen = await askAboutRows(conflicts, conflict, page.words());
        if (chosen === null) return null;
        return (joined) => {
          const answered = joined.conflicts.map((each) => {
            const path = rowPath(each.kind, each.id, each.field);
            return path in chosen ? { ...each, mine: chosen[path] } : each;
          });
          return withMine({ ...joined, conflicts: answered });
        };
      },
      show,
      mark(error, sent) {
        const { fields, others } = serverRowErrors(error.modelState, sent);
        const isPlaced = Object.keys(fields).length > 0 || others.length > 0;
        if (isPlaced) mark(fields, others);
        return isPlaced;
      },
      store: page.store,
      refresh: page.refresh,
    });
  };
  const engine = createSaveEngine(
    {
      mayEdit: page.mayEdit,
      hasChanges: () => isChanged() || parts.hasChanges() || hasUnreadable(),
      async validate() {
        errors.set({});
        const changes = rowChanges(base, rows.get());
        const [found, arePartsGood] = await Promise.all([
          changes === null ? {} : rowErrors(rows.get(), changes),
          parts.validate(),
        ]);
        const isGood = Object.keys(found).length === 0 && !hasUnreadable() && arePartsGood;
        if (!isGood) mark(found, []);
        return isGood;
      },
      async send() {
        const attempt = isChanged() ? await inTurn(send) : ({ kind: 'unchanged' } as const);
        if (attempt.kind !== 'saved' && attempt.kind !== 'unchanged') return attempt;
        const ofParts = await parts.send();
        if (ofParts.kind === 'invalid') page.onInvalid([]);
        return ofParts;
      },
      now: Date.now,
    },
    interfaceTiming.saveDebounce,
  );
  const beside = { base: () => base, adopt, inTurn };
  const make = (values: FileRow['values']): FileRow => ({ id: nextID--, values });
  const put = (kind: RowKind, made: readonly FileRow[]) =>
    edit({ ...rows.get(), [kind]: [...rows.get()[kind], ...made] });
  const write = (kind: RowKind, id: number, values: FileRow['values']) => {
    const paths = Object.keys(values).map((name) => rowPath(kind, id, name));
    if (paths.some((path) => path in errors.get())) {
      errors.set(Object.fromEntries(Object.entries(errors.get()).filter(([path]) => !paths.includes(path))));
    }
    edit(withRow(rows.get(), kind, id, values));
  };
  const placeOf = (kind: RowKind, id: number): EditPlace => ({
    id: `${kind}.${id}`,
    read: (name) => rows.get()[kind].find((row) => row.id === id)?.values[name],
    set: (values) => write(kind, id, values as FileRow['values']),
    show: () => ledTo.set({ kind, id }),
    fieldOf: (name) => `${kind}.${name}`,
  });
  /** Takes rows away that are not stored, and what belongs to them. */
  const dropRows = (kind: RowKind, isDropped: (row: FileRow) => boolean) => {
    const before = rows.get();
    const dropped = new Set(before[kind].filter(isDropped).map(({ id }) => id));
    if (dropped.size === 0) return;
    const left = { ...before, [kind]: before[kind].filter(({ id }) => !dropped.has(id)) };
    for (const child of childKinds(kind)) {
      const parentID = rowKinds[child].parent?.id ?? '';
      left[child] = left[child].filter(({ values }) => !dropped.has(values[parentID] as number));
    }
    edit(left);
  };
  const dropBlank = (kind: RowKind, except?: number) => {
    dropRows(kind, (row) => row.id !== except && isBlank(rows.get(), kind, row));
    for (const child of childKinds(kind)) {
      const parentID = rowKinds[child].parent?.id ?? '';
      dropRows(child, (row) => row.values[parentID] !== except && isBlank(rows.get(), child, row));
    }
  };

  return {
    rows,
    errors,
    engine,
    parts,
    base: () => base,
    adopt,
    set(kind, id, values) {
      // A grid undoes what is done in its cells.
      if (rowKinds[kind].parent) write(kind, id, values);
      else parts.history.edit(placeOf(kind, id), values);
    },
    ledTo,
    add(kind, given) {
      dropBlank(kind);
      const made = given.map(make);
      added = made[0]?.id;
      put(kind, made);
      return made.map(({ id }) => id);
    },
    make,
    put,
    takeAdded(id) {
      const isAdded = id === added;
      if (isAdded) added = undefined;
      return isAdded;
    },
    dropBlank,
    move(kind, id, by) {
      const next = movedRow(rows.get(), kind, id, by);
      if (next !== null) edit(next);
    },
    async remove(kind, ids) {
      const stored = ids.filter((id) => id > 0);
      if (stored.length > 0) await saveBesideForm(beside, { [rowKinds[kind].remove]: stored }, page.store);
      dropRows(kind, ({ id }) => ids.includes(id));
    },
    saveBeside: (changes) => saveBesideForm(beside, changes, page.store),
  };
}
