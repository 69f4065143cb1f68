import { expect, type Locator, type Page } from '@playwright/test';

/** A dialog of this name has opened, and what it asks has come and has the focus: from now on keys are meant for it. */
export async function asks(dialog: Locator, name: string | RegExp, options?: { timeout: number }): Promise<void> {
  await expect(dialog).toHaveAccessibleName(name, options);
  await expect(dialog.locator(':focus:not([data-slot=dialog-head] *)')).toHaveCount(1);
}

/** What stands around every screen: bar, menu, file header, bands, toasts and dialogs. */
export class Frame {
  readonly page: Page;
  readonly bar: Locator;
  readonly areas: Locator;
  /** The menu of the area: Home menu, File menu and so on. */
  readonly menu: Locator;
  readonly status: Locator;
  readonly title: Locator;
  readonly band: Locator;
  readonly dialog: Locator;
  readonly toasts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bar = page.locator('[data-slot=global-bar]');
    this.areas = page.getByRole('navigation', { name: 'Areas' });
    this.menu = page.getByRole('navigation', { name: / menu$/ });
    this.status = page.locator('[data-slot=global-bar-status]');
    this.title = page.getByRole('heading', { level: 1 });
    this.band = page.locator('[data-slot=banner]');
    this.dialog = page.locator('[role=dialog], [role=alertdialog]');
    this.toasts = page.locator('[data-slot=toast]');
  }

  /** The app is there and says whose it is. */
  async isShown(tenantName?: string): Promise<void> {
    await expect(this.bar).toBeVisible();
    if (tenantName) await expect(this.bar).toContainText(tenantName);
  }

  fileHeader(fileNumber: string): Locator {
    return this.page.getByRole('region', { name: `File ${fileNumber}` });
  }

  menuArea(name: string): Locator {
    return this.areas.getByRole('link', { name, exact: true });
  }

  menuEntry(name: string): Locator {
    return this.menu.getByRole('link', { name, exact: false });
  }

  /** As `asks` of the dialogs of the page. */
  asks(name: string | RegExp, options?: { timeout: number }): Promise<void> {
    return asks(this.dialog, name, options);
  }

  /** Ctrl+K, the number, Enter. */
  async goToFile(fileNumber: string): Promise<void> {
    await this.isShown();
    await this.page.keyboard.press('Control+k');
    const palette = this.page.getByRole('dialog', { name: 'Go to file, screen or command' });
    await palette.getByRole('combobox').fill(fileNumber);
    await expect(palette.getByRole('option', { name: fileNumber }).first()).toBeVisible();
    await this.page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
  }

  async isOnFile(fileNumber: string): Promise<void> {
    await expect(this.fileHeader(fileNumber)).toBeVisible();
  }

  /** Theme of the account: light, dark or high contrast. */
  async chooseTheme(name: 'Light' | 'Dark' | 'High contrast'): Promise<void> {
    await this.openAccountMenu();
    await this.page.getByRole('menuitemradio', { name, exact: true }).click();
    await expect(this.page.getByRole('menu')).toBeHidden();
  }

  async openAccountMenu(): Promise<void> {
    await this.bar.getByRole('button', { name: /^Account of / }).click();
  }

  async logOut(): Promise<void> {
    await this.openAccountMenu();
    await this.page.getByRole('menuitem', { name: /log out/i }).click();
  }
}
