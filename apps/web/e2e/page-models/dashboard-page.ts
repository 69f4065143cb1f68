import { expect, type Locator, type Page } from '@playwright/test';

/** Workflow Dashboard. */
export class DashboardPage {
  readonly page: Page;
  readonly grid: Locator;
  readonly rows: Locator;
  readonly search: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('grid', { name: 'Tasks' });
    this.rows = this.grid.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.search = page.getByRole('searchbox', { name: 'Find a task' });
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Workflow Dashboard');
    await expect(this.grid).toBeVisible();
  }

  row(task: string): Locator {
    return this.rows.filter({ hasText: task });
  }

  /** One cell of a task, by its place from 0, the file being 0. */
  cell(task: string, at: number): Locator {
    return this.row(task).locator('[role=rowheader], [role=gridcell]').nth(at);
  }

  tab(name: RegExp): Locator {
    return this.page.getByRole('tab', { name });
  }

  async scope(name: 'Mine' | 'Department' | 'All'): Promise<void> {
    await this.page.getByRole('group', { name: 'Whose tasks' }).getByText(name, { exact: true }).click();
  }
}
