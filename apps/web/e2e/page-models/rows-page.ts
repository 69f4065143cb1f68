import { expect, type Locator, type Page } from '@playwright/test';
import { labelled } from './file-main-page.ts';

/** The first cell of a row: it names the row, and in a new one it is empty. */
export const cellOf = (grid: Locator, row: number) => grid.locator(`[data-row="${row}"] [data-col="0"]`);

/** A page of rows of a file: Properties, Loans and File Contacts, each a list beside the form of one row. */
export class RowsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly save: Locator;
  /** Where saving stands, in the head of the page. */
  readonly saveState: Locator;
  readonly list: Locator;

  constructor(page: Page, title: string, list = title) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: title, exact: true });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.saveState = page.locator('[data-slot=page-head]').getByRole('status');
    this.list = page.getByRole('grid', { name: list, exact: true });
  }

  async isShown(): Promise<void> {
    await expect(this.heading).toBeVisible();
  }

  async isEditable(): Promise<void> {
    await this.isShown();
    await expect(this.save).toBeVisible();
  }

  /** The box of a field of the row in hand, by its label. */
  field(label: string, section?: string): Locator {
    const within = section
      ? this.page.getByRole('region', { name: new RegExp(`^${section}`) })
      : this.page.getByRole('main');
    return within.getByLabel(labelled(label)).filter({ visible: true }).first();
  }

  async pick(label: string, option: string): Promise<void> {
    await this.field(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** The words of a box cover it. */
  async tick(label: string): Promise<void> {
    await this.page.getByRole('main').getByText(label, { exact: true }).click();
    await expect(this.field(label)).toBeChecked();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  row(text: string): Locator {
    return this.list.getByRole('row').filter({ hasText: text });
  }

  /** What the rows of the list begin with, from top to bottom. */
  async hasOrder(names: readonly string[]): Promise<void> {
    await expect(this.list.getByRole('row').filter({ has: this.page.getByRole('gridcell') })).toHaveText(
      names.map((name) => new RegExp(name)),
    );
  }

  /** Answers the question that stands. */
  async confirm(button: string): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();
    await expect(this.page.getByRole('alertdialog')).toHaveCount(0);
  }

  /** Ctrl+S, then waits for the answer of the server, which is what the user is told. */
  async saveByKey(): Promise<void> {
    // Preferences are sent by the same method.
    const answered = this.page.waitForResponse(
      (response) =>
        response.request().method() === 'PATCH' && new URL(response.url()).pathname.startsWith('/api/orders/'),
    );
    await this.page.keyboard.press('Control+s');
    expect((await answered).status()).toBe(200);
    await expect(this.saveState).toContainText('All changes saved');
  }
}
