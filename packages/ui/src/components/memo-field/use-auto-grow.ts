import { type RefObject, useEffect } from 'react';

/** Milliseconds after the last key, and pixels to spare (core.md §9). */
const PAUSE = 300;
const SPARE = 2;

const grows = () => CSS.supports('field-sizing', 'content');

/**
 * Makes a text area as tall as its text where the browser cannot (`field-sizing: content`). Measured once after a pause, never on a
 * key: a layout read per key is what makes pages with a hundred memos slow.
 */
export function useAutoGrow(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what is measured
  useEffect(() => {
    if (grows()) return;
    const measure = () => {
      const element = area.current;
      if (!element) return;
      element.style.height = 'auto';
      element.style.height = `${element.scrollHeight + SPARE}px`;
    };
    // At once when first shown, so that nothing jumps later.
    if (area.current?.style.height === '') return measure();
    const timer = setTimeout(measure, PAUSE);
    return () => clearTimeout(timer);
  }, [area, text]);
}
