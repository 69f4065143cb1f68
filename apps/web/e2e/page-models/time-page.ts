import { expect, type Locator, type Page } from '@playwright/test';

/** The time of a file, the other side of File Workflow. */
export class TimePage {
  readonly page: Page;
  readonly grid: Locator;
  readonly pane: Locator;
  readonly elapsed: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('grid', { name: 'Time', exact: true });
    this.pane = page.getByRole('region', { name: 'Timer and totals' });
    this.elapsed = this.pane.getByRole('timer', { name: 'Time since it was started' });
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'File Workflow', exact: true })).toBeVisible();
    await expect(this.grid).toBeVisible();
  }

  /** An entry by its time. */
  row(duration: string): Locator {
    return this.grid.getByRole('row').filter({ has: this.cell(duration) });
  }

  /** Of an entry: the totals below have cells of the same words. */
  cell(duration: string): Locator {
    return this.page.getByRole('gridcell', { name: duration, exact: true }).and(this.page.locator('[data-col]'));
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  }
}
