import type { PointerEvent } from 'react';

/** Drags the edge of a head. `onResize` is called live, `onEnd` once, in px. */
export function resizeColumn(
  event: PointerEvent<HTMLElement>,
  onResize: (width: number) => void,
  onEnd: (width: number) => void,
): void {
  event.preventDefault();
  event.stopPropagation();
  const handle = event.currentTarget;
  const cell = handle.parentElement;
  if (!cell) return;
  const from = event.clientX;
  const wide = cell.getBoundingClientRect().width;
  const turn = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
  handle.setPointerCapture(event.pointerId);
  let width = wide;
  const move = (next: globalThis.PointerEvent) => {
    width = wide + turn * (next.clientX - from);
    onResize(width);
  };
  const end = () => {
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('pointerup', end);
    handle.removeEventListener('pointercancel', end);
    if (Math.abs(width - wide) > 1) onEnd(width);
  };
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', end);
  handle.addEventListener('pointercancel', end);
}
