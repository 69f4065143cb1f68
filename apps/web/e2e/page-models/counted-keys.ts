import type { Page } from '@playwright/test';

/**
 * A person at the keyboard who counts. Every key that goes down counts, the held ones of a chord too; of strokes a chord is one. The letters are those that were
 * typed, the characters those of the values as they stand in the file afterwards, however few of their letters had to be typed.
 */
export class CountedKeys {
  keys = 0;
  strokes = 0;
  letters = 0;
  characters = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Types a value, or as much of it as finds it. */
  async type(typed: string, value = typed): Promise<void> {
    await this.#page.keyboard.type(typed);
    this.keys += typed.length;
    this.strokes += typed.length;
    this.letters += typed.length;
    this.characters += value.length;
  }

  /** Presses `Tab`, or a chord such as `Control+Enter`. */
  async press(chord: string, times = 1): Promise<void> {
    for (let press = 0; press < times; press++) await this.#page.keyboard.press(chord);
    this.keys += times * chord.split('+').length;
    this.strokes += times;
  }

  /** Values of fields one after the other, each left by Tab; a blank one is passed over. */
  async fields(...values: readonly string[]): Promise<void> {
    for (const value of values) {
      await this.type(value);
      await this.press('Tab');
    }
  }
}
