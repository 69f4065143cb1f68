import { expect, type Page, test } from '@playwright/test';
import { CountedKeys } from './counted-keys.ts';

/** What a person waits for: rows, or that there are none, not the empty frame of a grid, in which the keys have no row to begin from. */
const shown =
  '[data-row]:not([data-row="-1"]) [data-col], :is([role=grid], [role=treegrid]) [data-slot=empty-state], [data-slot=section]';

/** Somebody who enters a statement page by page without the mouse; counted is what each page takes. */
export class StatementEntry {
  readonly keys: CountedKeys;
  readonly #strokes = new Map<string, number>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.keys = new CountedKeys(page);
  }

  on(name: string, enter: () => Promise<void>): Promise<void> {
    return test.step(name, async () => {
      const before = this.keys.strokes;
      await enter();
      this.#strokes.set(name, this.keys.strokes - before);
    });
  }

  /** Waits for a field that is to be typed into. */
  async at(label: string): Promise<void> {
    await expect(this.#page.getByLabel(label).and(this.#page.locator(':focus')).first()).toBeVisible();
  }

  /** Types into a cell what is offered first by some letters of it, or the whole, and goes on to the next one. */
  async offered(text: string, letters?: string): Promise<void> {
    await this.keys.type(letters ?? text, text);
    if (letters !== undefined) await this.keys.press('ArrowDown');
    await this.keys.press('Tab');
  }

  /** Goes to a page by its access key. */
  async turnTo(title: string, access: string): Promise<void> {
    await this.keys.press(access);
    await this.#isThere(title);
  }

  /** Goes to a page by letters of its name. */
  async find(title: string, letters: string): Promise<void> {
    await this.keys.press('Control+k');
    await this.keys.type(letters);
    await this.keys.press('Enter');
    await this.#isThere(title);
    // Where the palette was opened is gone: the keys go on in the page, not at the top of the window.
    await expect(this.#page.locator('main:focus, main :focus')).toHaveCount(1);
  }

  /** What was pressed in all, and on each page, a chord counted as one. */
  counted(): string {
    const parts = [...this.#strokes].map(([name, strokes]) => `${name} ${strokes}`);
    return `${this.keys.strokes} keys, ${this.keys.letters} of them letters and figures: ${parts.join(', ')}`;
  }

  /** The page is there and uncovered, with what its first key is meant for. */
  async #isThere(title: string): Promise<void> {
    const main = this.#page.getByRole('main');
    await expect(this.#page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(main.locator('[data-slot=busy-region][aria-busy=true]')).toHaveCount(0);
    await expect(main.locator(shown).first()).toBeVisible();
  }
}
