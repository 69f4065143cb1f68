import { ApiError } from '../../lib/api/index.ts';
import { mostAttempts } from '../saving/most-attempts.ts';
import { type Changes, kindNames, listOf, type RowKinds, type Rows } from './aggregate.ts';
import { byKind } from './rows.ts';

/** An editor that stays as it is while something beside it is saved. */
export interface Beside<D> {
  /** The document it is based on: what was read or saved last. */
  base(): D;
  send(base: D, changes: Changes): Promise<D>;
  /** The stored rows that changes touch. */
  touched(document: D, changes: Changes): readonly object[];
  /**
   * A newer state of the document is known: what does not clash with typing is taken over at once.
   * @param sent the changes that were saved with it
   */
  adopt(document: D, sent?: Changes): void;
  /** Keeps two writes of one document from overtaking each other. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Puts the document into the cache. */
  store(document: D): void;
}

/**
 * Saves changes at once, beside whatever the editor still holds. Somebody else's save in between is joined as long as it
 * left the rows concerned alone; otherwise the conflict is the caller's to say.
 */
export function saveBeside<D>(editor: Beside<D>, changes: Changes): Promise<D> {
  return editor.inTurn(async () => {
    for (let attempt = 1; ; attempt += 1) {
      const base = editor.base();
      try {
        const saved = await editor.send(base, changes);
        editor.adopt(saved, changes);
        editor.store(saved);
        return saved;
      } catch (error) {
        const conflict = error instanceof ApiError ? error.conflict : undefined;
        if (conflict === undefined) throw error;
        // A stale save is answered with the document as it is stored now.
        const current = conflict.current as D;
        const isUntouched = isSame(editor.touched(base, changes), editor.touched(current, changes));
        editor.adopt(current);
        editor.store(current);
        if (!isUntouched || attempt === mostAttempts) throw error;
      }
    }
  });
}

const isSame = (one: readonly object[], other: readonly object[]) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The stored rows that a save changes or removes.
 * @param stored the rows of the document by kind
 */
export function touchedRows<K extends string>(
  kinds: RowKinds<K>,
  stored: Readonly<Record<K, readonly object[] | object | undefined>>,
  changes: Changes,
): readonly object[] {
  return kindNames(kinds).flatMap((kind) => {
    const { id, remove = '' } = kinds[kind];
    const list = stored[kind];
    if (id === undefined || !Array.isArray(list)) return [];
    const idIn = (row: object) => (row as Readonly<Record<string, unknown>>)[id];
    const ids = new Set([...listIn(changes, listOf(kinds, kind)).map(idIn), ...listIn(changes, remove)]);
    return list.filter((row: object) => ids.has(idIn(row)));
  });
}

/** The rows without those that a save removes. */
export function withoutRemoved<K extends string>(kinds: RowKinds<K>, rows: Rows<K>, changes: Changes): Rows<K> {
  return byKind(kinds, (kind) => {
    const removed = new Set<unknown>(listIn(changes, kinds[kind].remove ?? ''));
    return removed.size === 0 ? rows[kind] : rows[kind].filter(({ id }) => !removed.has(id));
  });
}

/** A list of a save: rows, or ids. */
const listIn = (changes: Changes, name: string) => (changes[name] ?? []) as readonly object[];
