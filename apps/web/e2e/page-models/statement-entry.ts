import { expect, type Page, test } from '@playwright/test';
import { CountedKeys } from './counted-keys.ts';

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
  }

  /** What was pressed in all, and on each page, a chord counted as one. */
  counted(): string {
    const parts = [...this.#strokes].map(([name, strokes]) => `${name} ${strokes}`);
    return `${this.keys.strokes} keys, ${this.keys.letters} of them letters and figures: ${parts.join(', ')}`;
  }

  async #isThere(title: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(this.#page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  }
}
