import type { RefusedText } from '@closewright/ui/field';
import { createStore, type Store } from '../../lib/store.ts';
import type { Aggregate, Changes, RowErrors, RowRules, Rows } from './aggregate.ts';
import { changedIDs, rowErrors, rowOfPath, rowPath, rowProblems } from './row-errors.ts';
import { childKinds } from './rows.ts';

/** What is wrong in rows, by the path of a field: what a check or the server has said, and texts that their fields refuse. */
export interface RowMarks<D, K extends string> {
  readonly errors: Store<RowErrors>;
  add(found: RowErrors): void;
  /** Checks what a save would send, and forgets what was said before. */
  check(base: D, sent: Changes | null): Promise<RowErrors>;
  /** Tells what is wrong with changed rows of a kind but one, and with those that belong to others than that. */
  checkLeft(kind: K, except: number | undefined, changes: Changes | null): Promise<void>;
  /** Fields of a row were written: what was said of them no longer holds. */
  written(kind: K, key: number, names: readonly string[]): void;
  /** Rows are others than before: nothing is wrong with those that are gone, nor what is right by now, in whichever row that was said. */
  changed(before: Rows<K>): void;
  forgetAll(): void;
  /** A field was left with a text that it refuses; null once that no longer stands. Whether that was news. */
  refuse(path: string, refused: RefusedText | null): boolean;
  /** The text that a field refuses, for when it is shown again. */
  refusedText(path: string): string | undefined;
  hasRefused(): boolean;
}

/** Makes the marks of an editor. */
export function createRowMarks<D, K extends string>(
  { kinds, ...aggregate }: Pick<Aggregate<D, K>, 'kinds' | 'rules' | 'problems'>,
  rows: Pick<Store<Rows<K>>, 'get'>,
): RowMarks<D, K> {
  const refused = new Map<string, RefusedText>();
  const errors = createStore<RowErrors>({});
  /** Known once they were needed: the schemas are fetched then. */
  let rules: Readonly<Record<K, RowRules>> | undefined;
  const find = (kind: K, key: number) => rows.get()[kind].find((row) => row.key === key);
  const forget = (isForgotten: (path: string) => boolean) => {
    for (const path of [...refused.keys()].filter(isForgotten)) refused.delete(path);
    const left = Object.entries(errors.get()).filter(([path]) => !isForgotten(path));
    if (left.length < Object.keys(errors.get()).length) errors.set(Object.fromEntries(left));
  };
  const add = (found: RowErrors) => {
    if (Object.keys(found).length > 0) errors.set({ ...errors.get(), ...found });
  };
  /** What the rules say of rows of which something is said. */
  const problemsOfMarked = (all: Rows<K>): RowErrors => {
    const found: Record<string, string> = {};
    if (rules === undefined) return found;
    for (const path of Object.keys(errors.get())) {
      const { kind, key } = rowOfPath(kinds, path);
      const row = kind && all[kind].find((each) => each.key === key);
      if (kind && row) Object.assign(found, rowProblems(kinds, kind, rules[kind], row, all[kind]));
    }
    return found;
  };
  return {
    errors,
    add,
    async check(base, sent) {
      errors.set(Object.fromEntries([...refused].map(([path, { message }]) => [path, message])));
      if (sent === null) return {};
      rules = await aggregate.rules?.();
      return { ...(rules && rowErrors(kinds, rows.get(), sent, rules)), ...aggregate.problems?.(base, rows.get()) };
    },
    async checkLeft(kind, except, changes) {
      const isLeft = (of: K, key: number): boolean => {
        if (of === kind) return key !== except;
        const above = find(of, key)?.values[kinds[of].parent?.id ?? ''];
        return rows.get()[kind].some((row) => row.id === above && row.key !== except);
      };
      const left = [kind, ...childKinds(kinds, kind)].flatMap((of) => {
        const ids = changedIDs(kinds, of, changes ?? {});
        return rows.get()[of].flatMap((row) => (ids.has(row.id) && isLeft(of, row.key) ? [{ of, key: row.key }] : []));
      });
      if (left.length === 0) return;
      try {
        rules ??= await aggregate.rules?.();
      } catch {
        // A save asks for them again, and says why where they do not come.
        return;
      }
      for (const { of, key } of left) {
        const row = find(of, key);
        if (rules && row) add(rowProblems(kinds, of, rules[of], row, rows.get()[of]));
      }
    },
    written(kind, key, names) {
      const paths = names.map((name) => rowPath(kind, key, name));
      forget((path) => paths.includes(path));
    },
    changed(before) {
      forget((path) => {
        const { kind, key } = rowOfPath(kinds, path);
        return kind !== undefined && find(kind, key) === undefined;
      });
      const [was, is] = [problemsOfMarked(before), problemsOfMarked(rows.get())];
      // What is wrong with several fields or rows together can be made right by any of them.
      forget((path) => was[path] !== undefined && was[path] === errors.get()[path] && is[path] === undefined);
    },
    forgetAll: () => forget(() => true),
    refuse(path, text) {
      const known = refused.get(path);
      if (known?.text === text?.text && known?.message === text?.message) return false;
      if (text === null) forget((each) => each === path);
      else {
        refused.set(path, text);
        add({ [path]: text.message });
      }
      return true;
    },
    refusedText: (path) => refused.get(path)?.text,
    hasRefused: () => refused.size > 0,
  };
}
