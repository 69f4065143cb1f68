import { expect, type Locator, type Page } from '@playwright/test';

/** The panel at the right of a file: a rail of icons, or one open tab. */
export class ContextPanel {
  readonly box: Locator;

  constructor(page: Page) {
    this.box = page.getByRole('complementary', { name: 'Context panel' });
  }

  /** Opens the activity of the file. */
  async showActivity(): Promise<void> {
    await this.box.getByRole('button', { name: 'Activity' }).click();
    await expect(this.box.getByRole('tab', { name: 'Activity', selected: true })).toBeVisible();
  }

  /** One line of the activity, by what it says. */
  entry(text: string | RegExp): Locator {
    return this.box.getByRole('listitem').filter({ hasText: text });
  }
}
