import { nextEvent, painted, paintOf } from '../clock.ts';
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
  /** From now on the next event of this type is measured, until the paint in which the list has this first option and count. */
  arm(event: 'pointerdown' | 'keydown', first: string, count: number): void;
  /** From now on so many keys are measured, each until the paint after it. */
  armKeys(many: number): void;
  /** From now on the next key is measured, until the paint in which another option is active. */
  armArrow(): void;
  /** Milliseconds from each event's own time stamp to its paint. */
  took(): Promise<number[]>;
  /** Longest interaction (event timing, 16 ms and over) since the page began; 16 when there was none. */
  inp(): number;
  /** Elements in the whole page. */
  nodes(): number;
  /** What stands in the list from top to bottom. */
  labels(): string[];
}

declare global {
  interface Window {
    /** Set by `expose`. */
    pickerPage: PickerPage;
  }
}

const options = makeOptions();

/** Gives the adapter to the harness as `window.pickerPage`. */
export function expose(adapter: PickerAdapter): void {
  let longest = 16;
  let measured: Promise<number[]> = Promise.resolve([]);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) longest = Math.max(longest, entry.duration);
    }
    // The types of the DOM do not know the threshold yet.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  const root = document.createElement('div');
  root.style.cssText = `width:${size.width}px;margin:40px`;
  document.body.append(root);
  window.pickerPage = {
    async mount() {
      adapter.mount(root, options);
      await paintOf(() => root.querySelector('button,input') !== null);
    },
    place() {
      const { left, top, width, height } = adapter.target().getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    arm(type, first, count) {
      measured = nextEvent(type).then(async (began) => {
        await paintOf(() => topmost() === first && adapter.count() === count);
        return [performance.now() - began];
      });
    },
    armKeys(many) {
      measured = keys(many);
    },
    armArrow() {
      const before = activeOption();
      measured = nextEvent('keydown').then(async (began) => {
        await paintOf(() => activeOption() !== before);
        return [performance.now() - began];
      });
    },
    took: () => measured,
    inp: () => longest,
    nodes: () => document.querySelectorAll('*').length,
    labels,
  };
}

/** Milliseconds from each of the next keys to the paint after it. */
async function keys(many: number): Promise<number[]> {
  const paints: Promise<number>[] = [];
  for (let key = 0; key < many; key++) {
    const began = await nextEvent('keydown');
    paints.push(painted().then(() => performance.now() - began));
  }
  return Promise.all(paints);
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
