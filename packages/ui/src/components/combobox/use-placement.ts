import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Between the box and its list, px. */
const GAP = 4;
/** Kept free at the edges of the window, px. */
const EDGE = 8;

/** Largest list, px. */
const WIDTH = 560;
const HEIGHT = 320;

const onPixel = (length: number) => `${Math.round(length * devicePixelRatio) / devicePixelRatio}px`;

/** What is known before the list is drawn, so that drawing it is mostly all: below the anchor, as wide as it. */
function firstPlace(anchor: HTMLElement | null, width = 0) {
  const box = anchor?.getBoundingClientRect();
  if (!box) return {};
  return {
    minWidth: `${Math.max(width, box.width)}px`,
    maxWidth: `${Math.min(WIDTH, document.documentElement.clientWidth - 2 * EDGE)}px`,
    maxHeight: `${HEIGHT}px`,
    left: onPixel(box.left),
    top: onPixel(box.bottom + GAP),
  };
}

/** Below the anchor, above it if there is more room and the list needs it; inside the window from side to side. */
function place(element: HTMLElement, anchor: HTMLElement, width?: number) {
  const { style } = element;
  const write = (name: 'minWidth' | 'maxWidth' | 'maxHeight' | 'left' | 'top', value: string) => {
    if (style[name] !== value) style[name] = value;
  };
  const box = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  write('minWidth', `${Math.max(width ?? 0, box.width)}px`);
  write('maxWidth', `${Math.min(WIDTH, clientWidth - 2 * EDGE)}px`);
  const below = clientHeight - EDGE - box.bottom - GAP;
  const above = box.top - GAP - EDGE;
  const { offsetHeight, offsetWidth } = element;
  // The height it wants, not the one it was cut to before.
  const list = element.querySelector('[role=listbox]');
  const wanted = Math.min(HEIGHT, offsetHeight + (list ? list.scrollHeight - list.clientHeight : 0));
  const under = wanted <= below || below >= above;
  const height = Math.min(wanted, under ? below : above);
  write('maxHeight', `${height < wanted ? height : HEIGHT}px`);
  const start = getComputedStyle(element).direction === 'rtl' ? box.right - offsetWidth : box.left;
  write('left', onPixel(Math.max(EDGE, Math.min(start, clientWidth - EDGE - offsetWidth))));
  write('top', onPixel(under ? box.bottom + GAP : box.top - GAP - height));
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
 * Keeps a layer of fixed position on its anchor, at least as wide as that and as `width`; the style it begins with. Unlike the engine
 * behind AnchoredLayer it places in the commit that draws the list and draws nothing again for it: opening a list is timed by the key.
 */
export function usePlacement(
  layer: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  width: number | undefined,
): CSSProperties {
  const [style] = useState(() => firstPlace(anchor.current, width));
  useLayoutEffect(() => {
    if (layer.current && anchor.current) place(layer.current, anchor.current, width);
  });
  useEffect(() => {
    const element = layer.current;
    const box = anchor.current;
    if (!element || !box) return;
    const again = () => place(element, box, width);
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
  }, [layer, anchor, width]);
  return style;
}
