import type { RefObject } from 'react';
import type { GridExtension, GridInside } from '../grid-inside.ts';

/** Pressed rows move only after this many px: less is a click. */
const SLACK = 5;

/** Near the edge of the box it scrolls, so many px a frame. */
const EDGE = 28;
const STEP = 8;

export interface RowDrag<R> {
  row: HTMLElement;
  /** Line of the row. */
  line: number;
  scroller: HTMLElement;
  pointerId: number;
  startY: number;
  inside: RefObject<GridInside<R>>;
  extension: RefObject<GridExtension | null>;
}

/** Moves a row by dragging it at its start: a line shows where it would stand; Escape takes back. Loaded with the first press there. */
export function dragRow<R>({ row, line: from, scroller, pointerId, startY, inside, extension }: RowDrag<R>): void {
  const { lines, covered: head, sections } = inside.current;
  const dragged = lines.rowAt(from);
  const rowHeight = row.offsetHeight;
  const isBeside = (at: number) => {
    const other = inside.current.lines.rowAt(at);
    return other !== undefined && dragged !== undefined && (!sections || sections.of(other) === sections.of(dragged));
  };
  const mayDrop = (before: number) => isBeside(before) || isBeside(before - 1);
  const body = row.parentElement;
  if (!body) return;
  const line = document.createElement('div');
  line.dataset.slot = 'row-drop';
  line.className = 'pointer-events-none absolute inset-x-0 z-sticky-cell h-0.5 bg-(--accent-solid)';
  let gap = -1;
  let at = startY;
  let frame = 0;
  const place = () => {
    const before = Math.round((at - body.getBoundingClientRect().top) / rowHeight);
    const wanted = Math.max(0, Math.min(lines.count, before));
    gap = mayDrop(wanted) ? wanted : -1;
    line.hidden = gap < 0;
    line.style.top = `${gap * rowHeight - 1}px`;
  };
  const scroll = () => {
    const box = scroller.getBoundingClientRect();
    const by = at < box.top + head + EDGE ? -STEP : at > box.bottom - EDGE ? STEP : 0;
    const before = scroller.scrollTop;
    scroller.scrollTop += by;
    if (scroller.scrollTop !== before) place();
    frame = requestAnimationFrame(scroll);
  };
  const onMove = (event: PointerEvent) => {
    // Let go before this was loaded.
    if (event.buttons === 0) return end();
    at = event.clientY;
    if (!line.isConnected) {
      if (Math.abs(at - startY) < SLACK) return;
      row.setPointerCapture(pointerId);
      row.dataset.dragged = '';
      body.append(line);
      frame = requestAnimationFrame(scroll);
    }
    place();
  };
  const end = () => {
    document.removeEventListener('pointermove', onMove);
    document.removeEventListener('pointerup', onUp);
    document.removeEventListener('pointercancel', end);
    document.removeEventListener('keydown', onKey, true);
    cancelAnimationFrame(frame);
    line.remove();
    delete row.dataset.dragged;
  };
  const onUp = () => {
    const isDragged = line.isConnected;
    const to = gap;
    end();
    if (!isDragged) return;
    // The click that follows a drag is no press on the row.
    const swallow = (event: Event) => event.stopPropagation();
    document.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener('click', swallow, true));
    if (to >= 0) extension.current?.onRowDrop(from, to);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !line.isConnected) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  document.addEventListener('pointermove', onMove);
  document.addEventListener('pointerup', onUp);
  document.addEventListener('pointercancel', end);
  document.addEventListener('keydown', onKey, true);
}
