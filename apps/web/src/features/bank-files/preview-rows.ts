import type { PreviewedItem, PreviewedStatement } from '@closewright/contract/bank-files';
import { type ImportState, importStates } from '@closewright/domain/bank-files';

/** An item of a file with its place: account of the file from 0, and line. */
export interface PreviewRow {
  readonly key: string;
  readonly statement: number;
  readonly item: PreviewedItem;
}

/** Items that look like known ones and are taken all the same, by their keys. */
export type Keeps = ReadonlySet<string>;

/** The items of an account of a file, in the order of the file. */
export const previewRows = ({ items }: Pick<PreviewedStatement, 'items'>, statement: number): PreviewRow[] =>
  items.map((item) => ({ key: `${statement}-${item.line}`, statement, item }));

/** What is shown of an account: items of one state, or all. */
export type ShownState = ImportState | 'All';

/** The states that there are to choose from, with how many each has; what has none is left out, but for the new ones. */
export function shownStates(rows: readonly PreviewRow[]): { value: ShownState; label: string }[] {
  const states = importStates.flatMap((state) => {
    const count = rows.filter(({ item }) => item.state === state).length;
    return count === 0 && state !== 'New' ? [] : [{ value: state, label: `${state} ${count}` }];
  });
  return [...states, { value: 'All', label: `All ${rows.length}` }];
}

/** Where nothing is new, what there is to decide or to see is shown first. */
export function stateAtFirst(rows: readonly PreviewRow[]): ShownState {
  return importStates.filter((state) => state !== 'Known').find((state) => has(rows, state)) ?? 'All';
}

const has = (rows: readonly PreviewRow[], state: ImportState): boolean => rows.some(({ item }) => item.state === state);

/** The rows of a state, in the order of the file. */
export const rowsOf = (rows: readonly PreviewRow[], shown: ShownState): readonly PreviewRow[] =>
  shown === 'All' ? rows : rows.filter(({ item }) => item.state === shown);

/** How many items are taken: the new ones and those that are kept, of the accounts that are taken. */
export function takenCount(statements: readonly PreviewedStatement[], keeps: Keeps): number {
  return statements.reduce((count, statement, at) => {
    if (statement.obstacle !== null) return count;
    const kept = previewRows(statement, at).filter(
      ({ key, item }) => item.state === 'Looks like one' && keeps.has(key),
    );
    return count + statement.counts.new + kept.length;
  }, 0);
}

/** What is kept, as the call takes it. */
export const keepOf = (keeps: Keeps): { statement: number; line: number }[] =>
  [...keeps].map((key) => {
    const [statement = 0, line = 0] = key.split('-').map(Number);
    return { statement, line };
  });

/** Keeps a row, or no longer. */
export function withKeep(keeps: Keeps, key: string, isKept: boolean): Keeps {
  const next = new Set(keeps);
  if (isKept) next.add(key);
  else next.delete(key);
  return next;
}
