import type { KeyboardEvent } from 'react';
import type { RowAct, RowActs } from './row-acts.types.ts';

/**
 * The act on rows that a key stands for; null for other keys and for what the caller does not take. Alt and not Ctrl, as in spreadsheets:
 * Ctrl with = and - is the browser's zoom. By place and not by letter: with Alt some keyboards write another one.
 */
export function rowActOf<R>(event: KeyboardEvent, acts: RowActs<R> | undefined): RowAct | null {
  if (!acts || !event.altKey || event.ctrlKey || event.metaKey) return null;
  const { create, copy, removable, movable = true } = acts;
  const keys: Record<string, RowAct | false> = event.shiftKey
    ? {
        Equal: create !== undefined && 'insert-above',
        KeyD: copy !== undefined && 'duplicate',
        ArrowUp: movable && 'move-up',
        ArrowDown: movable && 'move-down',
      }
    : { Equal: create !== undefined && 'insert-below', Minus: removable !== false && 'remove' };
  return keys[event.code] || null;
}
