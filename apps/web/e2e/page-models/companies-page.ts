import { expect, type Locator, type Page } from '@playwright/test';
import { SettingListPage } from './setting-list-page.ts';

/** Manage Companies at `/manage-companies`, and the dialogs of a company. */
export class CompaniesPage extends SettingListPage {
  readonly find: Locator;

  constructor(page: Page) {
    super(page, 'Manage Companies');
    this.find = page.getByLabel('Find a company').last();
  }

  /** A line of the directory. */
  company(text: string): Locator {
    return this.row(text, 'Companies');
  }

  /** Finds a company by its name and opens it by Enter. */
  async open(name: string): Promise<void> {
    await this.find.fill(name);
    await this.company(name).first().click();
    await this.page.keyboard.press('Enter');
    await expect(this.dialog).toHaveAccessibleName(name);
  }

  async tab(name: string): Promise<void> {
    await this.dialog.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  }

  /** Closes the dialog on top. */
  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click();
  }
}
