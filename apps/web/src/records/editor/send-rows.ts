import type { Store } from '../../lib/store.ts';
import type { Attempt } from '../saving/save-engine.ts';
import type { Aggregate, Changes, Rows } from './aggregate.ts';
import { askAboutRows, type RowWords } from './ask-about-rows.ts';
import { afterSave, mergeRows, type RowConflict, type RowsMerge, withMine } from './merge-rows.ts';
import { type RowErrors, rowPath, serverRowErrors } from './row-errors.ts';
import { rowChanges, rowsOf } from './rows.ts';
import { sendChanges } from './send-changes.ts';

export interface SendRowsInput<D, K extends string> {
  base: D;
  rows: Store<Rows<K>>;
  place: { words(): RowWords; store(document: D): void; refresh(): Promise<unknown> };
  send(base: D, changes: Changes): Promise<D>;
  /** Bases the rows on a newer state of the document. */
  show(base: D, rows: Rows<K>): void;
  mark(errors: RowErrors, others: readonly string[]): void;
}

/** Sends the changes of rows once, and deals with what the server says. */
export function sendRows<D, K extends string>(
  aggregate: Aggregate<D, K>,
  { base, rows, place, send, show, mark }: SendRowsInput<D, K>,
): Promise<Attempt> {
  const { kinds, namedErrors = {} } = aggregate;
  const sent = rows.get();
  const before = rowsOf(aggregate, base);
  return sendChanges<D, Rows<K>, RowConflict<K>, Changes>({
    base,
    form: sent,
    current: () => rows.get(),
    changesOf: (from, form) => rowChanges(aggregate, from, form),
    send,
    join: (mine, theirs) => mergeRows(kinds, before, mine, rowsOf(aggregate, theirs)),
    joinSaved: (mine, saved) => afterSave(kinds, { sent, mine, before }, rowsOf(aggregate, saved)),
    withMine,
    async ask(conflicts, conflict) {
      const chosen = await askAboutRows(kinds, conflicts, conflict, place.words());
      return chosen && ((joined) => withMine(withChosen(joined, chosen)));
    },
    show,
    mark(error, changes) {
      const path = namedErrors[error.errorCode];
      const named = path === undefined ? {} : { [path]: [error.errorMessage] };
      const { fields, others } = serverRowErrors(kinds, rows.get(), { ...named, ...error.modelState }, changes);
      const isPlaced = Object.keys(fields).length > 0 || others.length > 0;
      if (isPlaced) mark(fields, others);
      return isPlaced;
    },
    async tooLarge(message, changes) {
      // On demand: it happens to almost nobody.
      const { tooLargeMessage } = await import('./too-large.ts');
      return tooLargeMessage(kinds, message, changes);
    },
    store: place.store,
    refresh: place.refresh,
  });
}

/** The joined rows whose conflicts have what was chosen as my side. */
function withChosen<K extends string>(
  { form, conflicts }: RowsMerge<K>,
  chosen: Readonly<Record<string, unknown>>,
): RowsMerge<K> {
  const answered = conflicts.map((each) => {
    const path = rowPath(each.kind, each.key, each.field);
    return path in chosen ? { ...each, mine: chosen[path] } : each;
  });
  return { form, conflicts: answered };
}
