import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Memory, useRemembered } from '../memory/index.ts';
import { clampPlace, type DialogPlace, type NamedPlace, namedPlace, resizedPlace } from './dialog-place.ts';

/** What a movable dialog gives to its head and corner. */
export interface DialogMoving {
  onHeadPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onGripPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** The way without dragging. */
  go: (name: NamedPlace) => void;
}

const windowBox = () => ({ width: window.innerWidth, height: window.innerHeight });
const sizeOf = (element: HTMLElement) => ({ width: element.offsetWidth, height: element.offsetHeight });

/** The style of a place: the variables the classes of the dialog read, and a size only where one was given by hand. */
const styleOf = ({ x, y, width, height }: DialogPlace): Record<string, string | number> => ({
  '--dialog-x': `${x}px`,
  '--dialog-y': `${y}px`,
  // Sizes by hand win over the least and most of the usual size.
  ...(width !== undefined && { width, minWidth: 0, maxWidth: 'none' }),
  ...(height !== undefined && { height, minHeight: 0, maxHeight: 'none' }),
});

/** Moving and sizing of a dialog by hand, kept under `name` if there is one. While dragging nothing renders. */
export function useDialogPlace(
  content: RefObject<HTMLElement | null>,
  movable: boolean,
  name: string | undefined,
  memory: Memory | undefined,
): { style: ReturnType<typeof styleOf> | undefined; moving: DialogMoving | null } {
  const [own, setOwn] = useState<DialogPlace | null>(null);
  const [kept, keep] = useRemembered<DialogPlace | null>(`dialog:${name ?? ''}`, memory);
  const place = name === undefined ? own : (kept ?? null);

  const put = (to: DialogPlace | null) => {
    const element = content.current;
    const fit = to && element ? clampPlace(to, sizeOf(element), windowBox()) : to;
    if (name === undefined) setOwn(fit);
    else keep(fit);
  };
  const latest = useRef(put);
  useEffect(() => {
    latest.current = put;
  });

  // A place kept from a larger window must not open the dialog out of reach, and the window may shrink under it.
  useEffect(() => {
    if (!movable || !place) return;
    const check = () => {
      const element = content.current;
      if (!element) return;
      const fit = clampPlace(place, sizeOf(element), windowBox());
      if (fit.x !== place.x || fit.y !== place.y || fit.width !== place.width || fit.height !== place.height)
        latest.current(fit);
    };
    check();
    window.addEventListener('resize', check);
    return () => window.removeEventListener('resize', check);
  }, [content, movable, place]);

  if (!movable) return { style: undefined, moving: null };

  const rtl = () => content.current !== null && getComputedStyle(content.current).direction === 'rtl';
  const drag = (event: PointerEvent<HTMLElement>, at: (dx: number, dy: number) => DialogPlace) => {
    const element = content.current;
    if (!element || event.button !== 0) return;
    event.preventDefault();
    const start = { x: event.clientX, y: event.clientY };
    const before = element.getAttribute('style');
    let last: DialogPlace | null = null;
    const onMove = (move: globalThis.PointerEvent) => {
      last = clampPlace(at(move.clientX - start.x, move.clientY - start.y), sizeOf(element), windowBox());
      element.style.setProperty('--dialog-x', `${last.x}px`);
      element.style.setProperty('--dialog-y', `${last.y}px`);
      if (last.width === undefined || last.height === undefined) return;
      Object.assign(element.style, {
        width: `${last.width}px`,
        height: `${last.height}px`,
        minWidth: '0',
        minHeight: '0',
        maxWidth: 'none',
        maxHeight: 'none',
      });
    };
    const stop = new AbortController();
    const end = (finished: boolean) => {
      stop.abort();
      if (finished && last) put(last);
      // Taken away by the system: back to where it was.
      else if (!finished && before !== null) element.setAttribute('style', before);
    };
    const { signal } = stop;
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
  };
  const from = (): DialogPlace => place ?? { x: 0, y: 0 };
  return {
    style: place ? styleOf(place) : undefined,
    moving: {
      onHeadPointerDown: (event) => {
        if (event.target instanceof Element && event.target.closest('button,a,input,[role=button]')) return;
        const origin = from();
        drag(event, (dx, dy) => ({ ...origin, x: origin.x + dx, y: origin.y + dy }));
      },
      onGripPointerDown: (event) => {
        const element = content.current;
        if (!element) return;
        const origin = from();
        const box = sizeOf(element);
        const turned = rtl();
        drag(event, (dx, dy) => resizedPlace(origin, box, dx, dy, turned));
      },
      go: (to) => {
        const element = content.current;
        if (element) put(namedPlace(to, place, sizeOf(element), windowBox()));
      },
    },
  };
}
