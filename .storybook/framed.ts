import { page } from 'vitest/browser';

/** Whether pictures, looks and ARIA trees are compared in this run: vitest.config.ts. */
export const COMPARED = Boolean(import.meta.env.PICTURES);

/** Lower edge of everything drawn but the frame, layers included: a picture holds no more than that. */
function lowestEdge(frame: HTMLElement): number {
  let lowest = 1;
  for (const element of document.body.querySelectorAll('*')) {
    if (element === frame) continue;
    const { width, height, bottom } = element.getBoundingClientRect();
    // Texts for screen readers only are 1 px in size.
    if (width > 1 && height > 1 && bottom > lowest && element.checkVisibility({ visibilityProperty: true }))
      lowest = bottom;
  }
  return Math.min(Math.ceil(lowest), window.innerHeight);
}

/**
 * Lays a frame around all that is drawn, makes the page as high as it needs, and calls `take` with the frame. Until `take` ends, the frame
 * follows what is drawn: a layer finds its place a frame or more after its anchor, and later where the machine is busy.
 */
export async function framed(take: (frame: HTMLElement) => Promise<unknown>): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > window.innerHeight) await page.viewport(window.innerWidth, scrollHeight);
  await document.fonts.ready;
  const frame = document.body.appendChild(document.createElement('div'));
  frame.dataset.testid = 'picture';
  frame.style.cssText = 'position: fixed; inset: 0 0 auto; pointer-events: none; z-index: -1';
  let next = 0;
  const follow = () => {
    frame.style.height = `${lowestEdge(frame)}px`;
    next = requestAnimationFrame(follow);
  };
  follow();
  try {
    await take(frame);
  } finally {
    cancelAnimationFrame(next);
    frame.remove();
  }
}
