import { DIALOG_MOST } from './dialog-size.ts';

/** Where a dialog was moved to, in pixels from the middle of the window, and the size it was given. */
export interface DialogPlace {
  x: number;
  y: number;
  width?: number;
  height?: number;
}

interface Extent {
  width: number;
  height: number;
}

/** Never smaller than this by dragging. */
const LEAST: Extent = { width: 320, height: 160 };
/** How much of the head stays inside the window at the sides, and its height. */
const REACHABLE = { width: 80, height: 44 };

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

/** The nearest place at which the head can still be grabbed and the dialog fits. `box` is its present size. */
export function clampPlace(place: DialogPlace, box: Extent, window: Extent): DialogPlace {
  const clamped: DialogPlace = { x: place.x, y: place.y };
  if (place.width !== undefined)
    clamped.width = between(place.width, LEAST.width, Math.round(window.width * DIALOG_MOST.width));
  if (place.height !== undefined)
    clamped.height = between(place.height, LEAST.height, Math.round(window.height * DIALOG_MOST.height));
  const width = clamped.width ?? box.width;
  const height = clamped.height ?? box.height;
  const side = (window.width + width) / 2 - REACHABLE.width;
  clamped.x = between(place.x, -side, side);
  clamped.y = between(place.y, -(window.height - height) / 2, (window.height + height) / 2 - REACHABLE.height);
  return clamped;
}

/** A place that can be chosen without dragging (WCAG 2.5.7). */
export type NamedPlace = 'left' | 'right' | 'center' | 'fill' | 'reset';

/** The place of a name. Null is the usual place and size. */
export function namedPlace(name: NamedPlace, now: DialogPlace | null, box: Extent, window: Extent): DialogPlace | null {
  if (name === 'reset') return null;
  const size = { width: now?.width, height: now?.height };
  if (name === 'center') return { ...size, x: 0, y: 0 };
  if (name === 'fill')
    return {
      x: 0,
      y: 0,
      width: Math.round(window.width * DIALOG_MOST.width),
      height: Math.round(window.height * DIALOG_MOST.height),
    };
  const gap = (window.width - box.width) / 2;
  return { ...size, x: name === 'left' ? -gap : gap, y: now?.y ?? 0 };
}

/** Dragging the lower corner: the opposite corner stays where it is, although the dialog is placed by its middle. */
export function resizedPlace(from: DialogPlace, box: Extent, dx: number, dy: number, rtl = false): DialogPlace {
  const width = Math.max(LEAST.width, box.width + (rtl ? -dx : dx));
  const height = Math.max(LEAST.height, box.height + dy);
  const wider = (width - box.width) / 2;
  return { x: from.x + (rtl ? -wider : wider), y: from.y + (height - box.height) / 2, width, height };
}
