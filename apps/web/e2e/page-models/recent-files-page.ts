import { expect, type Locator, type Page } from '@playwright/test';

/** Recent Files, the first screen after sign-in. */
export class RecentFilesPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly grid: Locator;
  readonly filter: Locator;
  /** The files, without the head. */
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: /^recent files$/i });
    this.grid = page.getByRole('grid', { name: /recent files/i });
    this.filter = page.getByRole('searchbox', { name: /filter/i });
    this.rows = this.grid.getByRole('row').filter({ has: page.getByRole('rowheader') });
  }

  async isShown(): Promise<void> {
    await expect(this.heading).toBeVisible();
    await expect(this.page).toHaveURL(/\/recent-files$/);
    await expect(this.grid).toBeVisible();
  }

  row(fileNumber: string): Locator {
    return this.grid.getByRole('row').filter({ hasText: fileNumber });
  }

  scope(name: 'Mine' | 'Branch' | 'All'): Locator {
    return this.page.getByRole('group', { name: 'Whose files' }).getByText(name, { exact: true });
  }

  scopeButton(name: 'Mine' | 'Branch' | 'All'): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  async sortBy(column: string): Promise<void> {
    await this.grid.getByRole('columnheader', { name: column, exact: true }).click();
  }

  async open(fileNumber: string): Promise<void> {
    await this.row(fileNumber).getByRole('link', { name: fileNumber }).click();
  }
}
