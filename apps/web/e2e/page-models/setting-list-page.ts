import { expect, type Locator, type Page } from '@playwright/test';
import { labelled } from './file-main-page.ts';

/** A setting screen that is a list with dialogs: lookup lists, file number pools, the audit log, server events. */
export class SettingListPage {
  readonly page: Page;
  readonly heading: Locator;
  /** The dialog on top. */
  readonly dialog: Locator;
  readonly #name: string;

  constructor(page: Page, name: string) {
    this.page = page;
    this.#name = name;
    this.heading = page.getByRole('heading', { level: 1, name, exact: true });
    this.dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  }

  async isShown(): Promise<void> {
    await expect(this.heading).toBeVisible();
  }

  grid(name = this.#name): Locator {
    return this.page.getByRole('grid', { name, exact: true });
  }

  /** Lines of the list without the head. */
  rows(name?: string): Locator {
    return this.grid(name)
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader') });
  }

  row(text: string, name?: string): Locator {
    return this.rows(name).filter({ hasText: text });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(labelled(label)).first();
  }

  /** Chooses in a list, of the dialog or of the filters. */
  async pick(label: string, option: string, within: Locator = this.dialog): Promise<void> {
    await within.getByLabel(labelled(label)).first().click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Save/ }).click();
  }
}
