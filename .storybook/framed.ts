import { page } from 'vitest/browser';

/** Whether pictures, looks and ARIA trees are compared in this run: vitest.config.ts. */
export const COMPARED = Boolean(import.meta.env.PICTURES);

/** Lower edge of everything drawn, layers included: a picture holds no more than that. */
function lowestEdge(): number {
  let lowest = 1;
  for (const element of document.body.querySelectorAll('*')) {
    const { width, height, bottom } = element.getBoundingClientRect();
    // Texts for screen readers only are 1 px in size.
    if (width > 1 && height > 1 && bottom > lowest && element.checkVisibility({ visibilityProperty: true }))
      lowest = bottom;
  }
  return Math.min(Math.ceil(lowest), window.innerHeight);
}

/** Lays a frame around all that is drawn, makes the page as high as it needs, and calls `take` with the frame. */
export async function framed(take: (frame: HTMLElement) => Promise<unknown>): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > window.innerHeight) await page.viewport(window.innerWidth, scrollHeight);
  await document.fonts.ready;
  const frame = document.body.appendChild(document.createElement('div'));
  frame.dataset.testid = 'picture';
  frame.style.cssText = `position: fixed; inset: 0 0 auto; height: ${lowestEdge()}px; pointer-events: none; z-index: -1`;
  try {
    await take(frame);
  } finally {
    frame.remove();
  }
}
