import type { PointerEvent, RefObject } from 'react';
import { chunk } from '../../../lib/on-demand.ts';
import type { GridExtension, GridInside } from '../grid-inside.ts';

const rowDrag = chunk(() => import('./row-drag.ts'));

/** A row is dragged by so many px at its start, where a grip shows. */
const GRIP = 10;

/** A press on the grip of a row: the row goes where it is dropped, with those marked or selected that it belongs to. */
export function startRowDrag<R>(
  event: PointerEvent<HTMLElement>,
  line: number,
  cell: HTMLElement,
  inside: RefObject<GridInside<R>>,
  extension: RefObject<GridExtension | null>,
): void {
  const { rowActs, lines, props } = inside.current;
  const row = lines.rowAt(line);
  const element = cell.closest<HTMLElement>('[data-row]');
  const scroller = inside.current.root()?.parentElement;
  if (!rowActs || rowActs.movable === false || row === undefined || props.isComputed?.(row)) return;
  if (event.button !== 0 || event.pointerType === 'touch' || !element || !scroller) return;
  const box = cell.getBoundingClientRect();
  const rtl = getComputedStyle(cell).direction === 'rtl';
  if ((rtl ? box.right - event.clientX : event.clientX - box.left) > GRIP) return;
  // No text and no block of cells is marked meanwhile.
  event.preventDefault();
  const { pointerId, clientY } = event;
  rowDrag.load().then(
    ({ dragRow }) => dragRow({ row: element, line, scroller, pointerId, startY: clientY, inside, extension }),
    // Not dragged this time; the keys move it too.
    () => {},
  );
}
