import { painted, paintOf } from '../clock.ts';
import { type BenchOption, makeOptions } from './options.ts';

/** A windowed list is this high and its rows this, in px; the box to click on is `width` wide. */
export const size = { row: 32, list: 320, width: 360 } as const;

/**
 * What a page of this folder gives the harness: `expose({ mount, target, count })` at the end of the page. The harness clicks the
 * target with the mouse and then types with real keys into whatever has the focus, so the picker must put it into its text box.
 */
export interface PickerAdapter {
  /** Draws the closed picker of the options into the root. Options are shown in their order and filtered as `matching` does. */
  readonly mount: (root: HTMLElement, options: readonly BenchOption[]) => void;
  /** What a person clicks to open the list: the button, or the text box if a click on it opens. */
  readonly target: () => HTMLElement;
  /** How many options the open list has as the picker knows it, drawn or not. */
  readonly count: () => number;
}

/** How the harness calls the page. */
export interface PickerPage {
  mount(): Promise<void>;
  /** Middle of the target on the screen. */
  place(): { x: number; y: number };
  /**
   * Waits for the next trusted event of this type and then for the paint in which the list has the first option and the count:
   * milliseconds from the event's own time stamp. Ask before the act, await after it.
   */
  next(event: 'pointerdown' | 'keydown', first: string, count: number): Promise<number>;
  /** Waits for so many keys; milliseconds from each key's time stamp to the paint after it. */
  keys(many: number): Promise<number[]>;
  /** Milliseconds from the next ArrowDown to the paint in which another option is active. */
  arrow(): Promise<number>;
  /** Longest interaction (event timing, 16 ms and over) since the page began; 16 when there was none. */
  inp(): number;
  /** Elements in the whole page. */
  nodes(): number;
  /** What stands in the list from top to bottom. */
  labels(): string[];
}

const options = makeOptions();

/** Gives the adapter to the harness as `window.pickerPage`. */
export function expose(adapter: PickerAdapter): void {
  let longest = 16;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) longest = Math.max(longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  const root = document.createElement('div');
  root.style.cssText = `width:${size.width}px;margin:40px`;
  document.body.append(root);
  const page: PickerPage = {
    async mount() {
      adapter.mount(root, options);
      await paintOf(() => root.querySelector('button,input') !== null);
    },
    place() {
      const { left, top, width, height } = adapter.target().getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    async next(type, first, count) {
      const began = await event(type);
      await paintOf(() => topmost() === first && adapter.count() === count);
      return performance.now() - began;
    },
    async keys(many) {
      const paints: Promise<number>[] = [];
      for (let key = 0; key < many; key++) {
        const began = await event('keydown');
        paints.push(painted().then(() => performance.now() - began));
      }
      return Promise.all(paints);
    },
    async arrow() {
      const before = activeOption();
      const began = await event('keydown');
      await paintOf(() => activeOption() !== before);
      return performance.now() - began;
    },
    inp: () => longest,
    nodes: () => document.querySelectorAll('*').length,
    labels,
  };
  Object.assign(window, { pickerPage: page });
}

/** Time stamp of the next trusted event of a type. */
function event(type: string): Promise<number> {
  return new Promise((resolve) => {
    window.addEventListener(type, (seen) => resolve(seen.timeStamp), { once: true, capture: true });
  });
}

/** Options that stand in the document, by their place on the screen. Their text is the label alone. */
function labels(): string[] {
  return [...document.querySelectorAll('[role=option]')]
    .map((option) => ({ label: option.textContent.trim(), top: option.getBoundingClientRect().top }))
    .sort((a, b) => a.top - b.top)
    .map(({ label }) => label);
}

/** The first label, without laying out a list that is drawn whole. */
function topmost(): string | undefined {
  const drawn = document.querySelectorAll('[role=option]');
  return drawn.length > 200 ? drawn[0]?.textContent.trim() : labels()[0];
}

/** The option the keys are at: as the text box tells it, or else as the list marks it. */
function activeOption(): string {
  const told = document.activeElement?.getAttribute('aria-activedescendant');
  const marked = document.querySelector('[role=option][data-highlighted],[role=option][data-selected=true]');
  return told ?? marked?.textContent ?? '';
}
