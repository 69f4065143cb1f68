import { type RefObject, useLayoutEffect } from 'react';

/** Between the box and its list, px. */
const GAP = 4;
/** Kept free at the edges of the window, px. */
const EDGE = 8;

const onPixel = (length: number) => `${Math.round(length * devicePixelRatio) / devicePixelRatio}px`;

function write(element: HTMLElement, name: string, value: string) {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

/** Below the anchor, above it if there is more room and the list needs it; inside the window from side to side. */
function place(element: HTMLElement, anchor: HTMLElement) {
  const box = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  write(element, '--anchor-width', `${box.width}px`);
  write(element, '--room-width', `${clientWidth - 2 * EDGE}px`);
  // Its own height counts, not the one it was cut to before.
  if (element.style.getPropertyValue('--room-height')) element.style.removeProperty('--room-height');
  const below = clientHeight - EDGE - box.bottom - GAP;
  const above = box.top - GAP - EDGE;
  const { offsetHeight: height, offsetWidth: width } = element;
  const under = height <= below || below >= above;
  const room = under ? below : above;
  if (height > room) write(element, '--room-height', `${room}px`);
  const start = getComputedStyle(element).direction === 'rtl' ? box.right - width : box.left;
  write(element, 'left', onPixel(Math.max(EDGE, Math.min(start, clientWidth - EDGE - width))));
  write(element, 'top', onPixel(under ? box.bottom + GAP : box.top - GAP - Math.min(height, room)));
}

/** Calls when the element was moved though nothing scrolled: a message above it came or went. */
function watchMoves(element: HTMLElement, moved: () => void): () => void {
  let observer: IntersectionObserver | undefined;
  const watch = () => {
    observer?.disconnect();
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const around = [top, clientWidth - right, clientHeight - bottom, left];
    let first = true;
    observer = new IntersectionObserver(
      () => {
        if (!first) {
          moved();
          watch();
        }
        first = false;
      },
      { root: document, rootMargin: around.map((side) => `${-Math.floor(side)}px`).join(' '), threshold: 1 },
    );
    observer.observe(element);
  };
  watch();
  return () => observer?.disconnect();
}

/**
 * Keeps a layer of fixed position on its anchor. Unlike the engine behind AnchoredLayer it places in the commit that draws the list and
 * draws nothing again for it: opening a list is measured by the key. `--anchor-width`, `--room-width` and, where the list is cut,
 * `--room-height` are set on the layer.
 */
export function usePlacement(layer: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (layer.current && anchor.current) place(layer.current, anchor.current);
  });
  useLayoutEffect(() => {
    const element = layer.current;
    const box = anchor.current;
    if (!element || !box) return;
    const again = () => place(element, box);
    const onScroll = (event: Event) => {
      if (!element.contains(event.target as Node)) again();
    };
    const sizes = new ResizeObserver(again);
    sizes.observe(element);
    sizes.observe(box);
    const stop = watchMoves(box, again);
    addEventListener('resize', again);
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      stop();
      removeEventListener('resize', again);
      removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [layer, anchor]);
}
