import { expect, type Locator, type Page } from '@playwright/test';

/** A full-page notice: the app is not mounted behind it. */
export class NoticePage {
  readonly page: Page;
  readonly title: Locator;
  readonly body: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.body = page.locator('[data-slot=notice]');
  }

  async says(title: string | RegExp, text?: string | RegExp): Promise<void> {
    await expect(this.title).toHaveText(title);
    if (text) await expect(this.body).toContainText(text);
    await expect(this.page.locator('[data-slot=global-bar]')).toHaveCount(0);
  }

  action(name: string): Locator {
    return this.body.getByRole('button', { name });
  }
}
