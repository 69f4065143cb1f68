import { ApiError, messageOf } from '../../lib/api/index.ts';
import type { Store } from '../../lib/store.ts';
import type { Attempt } from '../saving/save-engine.ts';
import {
  type Aggregate,
  type Changes,
  kindNames,
  kindsOf,
  type Row,
  type RowErrors,
  type RowKinds,
  type Rows,
} from './aggregate.ts';
import { askAboutRows, lostPath, type RowWords } from './ask-about-rows.ts';
import { typedAgain } from './lost-rows.ts';
import { afterSave, isClash, keptRows, mergeDocument, type RowsMerge, withMine } from './merge-rows.ts';
import { rowPath, serverRowErrors } from './row-errors.ts';
import { byKind, isBlank, rowsOf } from './rows.ts';

export interface SendRowsInput<D, K extends string> {
  base: D;
  rows: Store<Rows<K>>;
  /** What is to be sent of them; null for nothing. */
  changes: Changes | null;
  place: {
    words(): RowWords;
    store(document: D): void;
    refresh(): Promise<unknown>;
    readonly hasNoBanner?: boolean;
  };
  /** Bases the rows on a newer state of the document. */
  show(base: D, rows: Rows<K>): void;
  /** An id for a row that is not stored yet. */
  newID(): number;
  mark(errors: RowErrors, others: readonly string[]): void;
}

/** Sends the changes of rows once, and deals with what the server says. */
export async function sendRows<D, K extends string>(
  aggregate: Aggregate<D, K>,
  input: SendRowsInput<D, K>,
): Promise<Attempt> {
  const { base, rows, changes, place, show } = input;
  if (changes === null) return { kind: 'unchanged' };
  const before = rows.get();
  const kinds = kindsOf(aggregate, base);
  rows.set(withSent(kinds, before, (kind, row) => !isBlank(kinds, before, kind, row)));
  const sent = rows.get();
  try {
    const saved = await aggregate.send(aggregate.version(base), changes, base);
    // What was typed while the save was on its way stays, as a change to the new state.
    const mine = keptRows(aggregate, rows.get(), base, saved);
    const typed = { sent, mine, before: rowsOf(aggregate, base) };
    show(saved, withMine(afterSave(kindsOf(aggregate, saved), typed, rowsOf(aggregate, saved))));
    place.store(saved);
    return { kind: 'saved' };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'failed', message: messageOf(error) };
    // What is refused is not stored; what was sent before, without an answer, may be.
    if (error.status < 500) {
      const wasSent = new Set(
        kindNames(kinds).flatMap((kind) => before[kind].flatMap(({ key, isSent }) => (isSent ? [key] : []))),
      );
      rows.set(withSent(kinds, rows.get(), (_, { key }) => wasSent.has(key)));
    }
    if (error.errorCode === 'VERSION_CONFLICT' && error.conflict) return merge(aggregate, error.conflict, input);
    return refused(aggregate, error, changes, input);
  }
}

/** The rows, with those marked of the new ones whose answer is to come. */
function withSent<K extends string>(
  kinds: RowKinds<K>,
  rows: Rows<K>,
  isSent: (kind: K, row: Row) => boolean,
): Rows<K> {
  return byKind(kinds, (kind) =>
    rows[kind].map(({ isSent: _before, ...row }) => (row.id < 0 && isSent(kind, row) ? { ...row, isSent: true } : row)),
  );
}

/** Different fields join by themselves; the same field on both sides is asked about, and a row that one side deleted while the other edited it. */
async function merge<D, K extends string>(
  aggregate: Aggregate<D, K>,
  conflict: NonNullable<ApiError['conflict']>,
  { base, rows, place, show, newID }: SendRowsInput<D, K>,
): Promise<Attempt> {
  // A stale save is answered with the document as it is stored now.
  const theirs = conflict.current as D;
  const join = () => mergeDocument(aggregate, { base, mine: rows.get() }, theirs);
  const joined = join();
  if (!isClash(joined)) {
    show(theirs, joined.form);
    return { kind: 'again' };
  }
  const kinds = kindsOf(aggregate, theirs);
  const chosen = await askAboutRows(kinds, joined, conflict, place.words());
  if (chosen === null) return { kind: 'aborted' };
  // The dialog is modal, but a save may have been asked for by leaving: take the rows as they are now.
  const now = join();
  const lost = now.lost.filter(({ kind, row }) => chosen[lostPath(kind, row)] !== false);
  show(theirs, typedAgain(kinds, { form: withMine(withChosen(now, chosen)), mine: rows.get(), lost }, newID));
  return { kind: 'again' };
}

/** The joined rows whose conflicts have what was chosen as my side. */
function withChosen<K extends string>(
  { form, conflicts }: RowsMerge<K>,
  chosen: Readonly<Record<string, unknown>>,
): Pick<RowsMerge<K>, 'form' | 'conflicts'> {
  const answered = conflicts.map((each) => {
    const path = rowPath(each.kind, each.key, each.field);
    return path in chosen ? { ...each, mine: chosen[path] } : each;
  });
  return { form, conflicts: answered };
}

async function refused<D, K extends string>(
  aggregate: Aggregate<D, K>,
  error: ApiError,
  changes: Changes,
  { base, rows, place, mark }: SendRowsInput<D, K>,
): Promise<Attempt> {
  const kinds = kindsOf(aggregate, base);
  const { namedErrors = {}, pathOf = (key) => key } = aggregate;
  const path = namedErrors[error.errorCode];
  const named = path === undefined ? {} : { [path]: [error.errorMessage] };
  const said = Object.entries(error.modelState).map(([key, messages]) => [pathOf(key), messages] as const);
  const { fields, others } = serverRowErrors(kinds, rows.get(), { ...named, ...Object.fromEntries(said) }, changes);
  if (Object.keys(fields).length > 0 || (others.length > 0 && !place.hasNoBanner)) {
    mark(fields, others);
    return { kind: 'invalid' };
  }
  if (error.errorCode === 'PAYLOAD_TOO_LARGE') {
    // On demand: it happens to almost nobody.
    const { tooLargeMessage } = await import('./too-large.ts');
    return { kind: 'failed', message: tooLargeMessage(kinds, error.errorMessage, changes) };
  }
  // Locked, taken or gone meanwhile: what the page knows is old.
  if (error.status === 423 || error.status === 404) void place.refresh();
  return { kind: 'failed', message: error.errorMessage, isUnanswered: error.status === 0 };
}
