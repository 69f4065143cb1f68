import type { KeyboardEvent } from 'react';
import type { RowAct, RowActs } from './row-acts.types.ts';

type Need = keyof Pick<RowActs<unknown>, 'create' | 'copy' | 'removable' | 'movable'>;

/**
 * The keys that act on rows, in the order of the menu of a row: act, key, with Shift, what the caller takes it by, and whether it does
 * where it says nothing. All with Alt and not Ctrl, as in spreadsheets: Ctrl with = and - is the browser's zoom. By place and not by
 * letter: with Alt some keyboards write another one.
 */
export const rowKeys: readonly (readonly [RowAct, string, boolean, Need, boolean])[] = [
  ['insert-above', 'Equal', true, 'create', false],
  ['insert-below', 'Equal', false, 'create', false],
  ['duplicate', 'KeyD', true, 'copy', false],
  ['move-up', 'ArrowUp', true, 'movable', true],
  ['move-down', 'ArrowDown', true, 'movable', true],
  ['remove', 'Minus', false, 'removable', true],
];

/** The keys of what the caller takes. */
export const rowKeysOf = <R>(acts: RowActs<R>) =>
  rowKeys.filter(([, , , need, byDefault]) => (acts[need] ?? byDefault) !== false);

/** The act on rows that a key stands for; undefined for other keys and for what the caller does not take. */
export const rowActOf = <R>(event: KeyboardEvent, acts: RowActs<R> | undefined): RowAct | undefined => {
  if (!acts || event.ctrlKey || event.metaKey) return undefined;
  if (event.altKey)
    return rowKeysOf(acts).find(([, code, shift]) => code === event.code && shift === event.shiftKey)?.[0];
  // As in every list.
  return acts.create && event.key === 'Insert' && !event.shiftKey ? 'insert-below' : undefined;
};
