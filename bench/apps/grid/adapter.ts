import { painted, timed } from '../clock.ts';
import { type BenchRow, type ColumnID, makeRows } from './rows.ts';

/** Every grid draws rows of this height into a box of this size, in px. Columns have the widths of `columns`. */
export const size = { row: 32, width: 1366, height: 700 } as const;

/**
 * What a page of this folder gives the harness: `expose({ mount, sort, filter, scroller })` at the end of the page.
 * Acts are calls into the grid (a state setter or its api), no clicks; they need not be done when they return.
 */
export interface GridAdapter {
  /** Draws the grid of the rows and the twenty `columns` into the root, an empty box of `size`. Rows are shown in their order. */
  readonly mount: (root: HTMLElement, rows: readonly BenchRow[]) => void;
  /** Sorts all rows by one column, in place of the sort before; `null` goes back to the order of the rows. */
  readonly sort: (column: ColumnID | null, direction: 'ascending' | 'descending') => void;
  /** Only rows whose buyer contains the text, without regard to case; '' for all. Other columns are not searched. */
  readonly filter: (text: string) => void | Promise<void>;
  /** The element that scrolls up and down. `null` for a grid that cannot scroll through all rows. */
  readonly scroller: () => HTMLElement | null;
}

/** How the harness calls the page. Times in milliseconds; `file` is the file number of the row expected at the top. */
export interface GridPage {
  mount(file: string): Promise<number>;
  sort(column: ColumnID | null, direction: 'ascending' | 'descending', file: string): Promise<number>;
  filter(text: string, file: string): Promise<number>;
  /** Whether it can scroll through all rows. */
  scrolls(): boolean;
  /** File numbers on the screen from top to bottom. */
  files(): string[];
  /** Scrolls by so many px in each of so many frames, from the top. */
  scroll(step: number, frames: number): Promise<void>;
  /** The same, then back to the top; counts the frames after whose paint the middle of the box was empty. */
  blankFrames(step: number, frames: number): Promise<number>;
  nodes(): number;
}

declare global {
  interface Window {
    /** Set by `expose`. */
    gridPage: GridPage;
  }
}

const rows = makeRows();

/** Gives the adapter to the harness as `window.gridPage`. */
export function expose(adapter: GridAdapter): void {
  const root = document.createElement('div');
  root.id = 'grid';
  root.style.cssText = `width:${size.width}px;height:${size.height}px;display:flex;flex-direction:column;overflow:hidden`;
  document.body.style.margin = '0';
  document.body.append(root);
  const has = (text: string) => root.textContent.includes(text);
  const scroller = () => {
    const element = adapter.scroller();
    if (!element) throw new Error('This grid does not scroll');
    return element;
  };
  window.gridPage = {
    mount: (file) =>
      timed(
        () => adapter.mount(root, rows),
        () => has(file),
      ),
    sort: (column, direction, file) =>
      timed(
        () => adapter.sort(column, direction),
        () => has(file),
      ),
    filter: (text, file) =>
      timed(
        () => adapter.filter(text),
        () => has(file),
      ),
    scrolls: () => adapter.scroller() !== null,
    files: () => filesOnScreen(root),
    async scroll(step, frames) {
      const element = scroller();
      element.scrollTop = 0;
      await painted();
      for (let frame = 0; frame < frames; frame++) {
        await new Promise(requestAnimationFrame);
        element.scrollTop += step;
      }
      await new Promise(requestAnimationFrame);
    },
    async blankFrames(step, frames) {
      const element = scroller();
      element.scrollTop = 0;
      let blank = 0;
      for (let frame = 0; frame < frames; frame++) {
        element.scrollTop += step;
        await painted();
        const text = document.elementFromPoint(50, size.height / 2)?.textContent ?? '';
        // A row at most: what lies behind the rows holds the text of all of them.
        if (text.length > 400 || !/F-\d{6}/.test(text)) blank++;
      }
      element.scrollTop = 0;
      await painted();
      await painted();
      return blank;
    },
    nodes: () => root.querySelectorAll('*').length,
  };
}

function filesOnScreen(root: HTMLElement): string[] {
  const box = root.getBoundingClientRect();
  const seen: { file: string; top: number }[] = [];
  for (const element of root.querySelectorAll('*')) {
    const text = element.textContent.trim();
    if (!/^F-\d{6}$/.test(text) || element.firstElementChild) continue;
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > box.top && top < box.bottom) seen.push({ file: text, top });
  }
  return seen.sort((a, b) => a.top - b.top).map(({ file }) => file);
}
