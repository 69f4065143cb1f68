import { expect, type Locator, type Page } from '@playwright/test';

/** The setting screens: the search, the lists, the roles. */
export class ConfigurationPage {
  readonly page: Page;
  readonly search: Locator;
  readonly grid: Locator;
  readonly dialog: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('searchbox', { name: 'Find a setting' });
    this.grid = page.getByRole('grid');
    this.dialog = page.getByRole('dialog');
    this.save = page.getByRole('main').getByRole('button', { name: /^Save/ });
  }

  /** Opens a setting screen by its address. */
  async goto(name: string): Promise<void> {
    await this.page.goto(`/configuration/${name}`);
  }

  /** The hits of the search, by their names. */
  get hits(): Locator {
    return this.page.getByRole('main').getByRole('listitem');
  }

  row(name: string): Locator {
    return this.grid.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
  }

  /** Opens a row of a list as a double click does. */
  async open(name: string): Promise<void> {
    await this.row(name).getByRole('rowheader').dblclick();
    await expect(this.dialog).toBeVisible();
  }

  /** Chooses the level of a screen in the open role. */
  async choose(setting: string, level: 'None' | 'Read' | 'Full'): Promise<void> {
    await this.page.getByRole('group', { name: setting, exact: true }).getByText(level, { exact: true }).click();
  }

  /** Saves the open role: Ctrl+S, and yes to the difference that is shown. */
  async saveRole(): Promise<void> {
    await this.page.keyboard.press('Control+s');
    await expect(this.dialog).toContainText('Save the role');
    await this.dialog.getByRole('button', { name: /^Save/ }).click();
    await expect(this.page.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText('All changes saved');
  }
}
