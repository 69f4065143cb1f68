import { expect, type Locator, type Page } from '@playwright/test';

/** Portfolio Manager. */
export class PortfolioPage {
  readonly page: Page;
  readonly grid: Locator;
  readonly rows: Locator;
  /** Totals and facets. */
  readonly facets: Locator;
  readonly search: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('grid', { name: 'Files of the portfolio' });
    this.rows = this.grid.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.facets = page.getByRole('region', { name: 'Narrow the list' });
    this.search = page.getByRole('searchbox', { name: 'Find in the portfolio' });
    this.dialog = page.getByRole('dialog', { name: /^Reassign/ });
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Portfolio Manager');
    await expect(this.rows.first()).toBeVisible();
  }

  row(fileNumber: string): Locator {
    return this.rows.filter({ hasText: fileNumber });
  }

  facet(name: RegExp): Locator {
    return this.facets.getByRole('checkbox', { name });
  }

  /** Ticks a value of a facet, or takes the tick away. */
  async toggle(name: RegExp): Promise<void> {
    await this.facets.getByText(name).click();
  }

  async scope(name: 'In work' | 'All'): Promise<void> {
    await this.page.getByRole('group', { name: 'Which files' }).getByText(name, { exact: true }).click();
  }

  /** From the head of the page into the grid, the first row in hand. */
  async enterGrid(): Promise<void> {
    await this.rows.first().getByRole('gridcell').nth(1).click();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  async chooseFilterAct(filter: string | RegExp, act: string): Promise<void> {
    await this.button(filter).click();
    await this.page
      .getByRole('menuitem', { name: act })
      .or(this.page.getByRole('menuitemcheckbox', { name: act }))
      .or(this.page.getByRole('menuitemradio', { name: act }))
      .click();
  }
}
