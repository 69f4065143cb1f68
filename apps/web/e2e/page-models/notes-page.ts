import { expect, type Locator, type Page } from '@playwright/test';
import { asks } from './frame.ts';

/** File Notes at `/order/:id/oe/notes`: the list, the note in hand, and the dialog a note is written in. */
export class NotesPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly list: Locator;
  readonly add: Locator;
  /** The note in hand, in full. */
  readonly reader: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'File Notes', exact: true });
    this.list = page.getByRole('grid', { name: 'File Notes', exact: true });
    this.add = page.getByRole('button', { name: /^Add note/ });
    this.reader = page.getByRole('region', { name: 'Note in hand' });
    this.dialog = page.getByRole('dialog');
  }

  async isShown(): Promise<void> {
    await expect(this.heading).toBeVisible();
    await expect(this.list).toBeVisible();
  }

  row(text: string): Locator {
    return this.list.getByRole('row').filter({ hasText: text });
  }

  /** The notes from top to bottom begin with these texts. */
  async hasOrder(texts: readonly string[]): Promise<void> {
    const rows = this.list.getByRole('row').filter({ has: this.page.getByRole('gridcell') });
    await expect(rows).toHaveText(texts.map((text) => new RegExp(text)));
  }

  /** Insert, the text, Ctrl+Enter: all by keys. */
  async write(text: string): Promise<void> {
    await this.page.keyboard.press('Insert');
    await asks(this.dialog, 'Add note');
    await this.page.keyboard.type(text);
    await this.saveByKey();
  }

  async saveByKey(): Promise<void> {
    await this.page.keyboard.press('Control+Enter');
    await expect(this.dialog).toHaveCount(0);
  }

  async tick(label: string): Promise<void> {
    await this.dialog.getByText(label, { exact: true }).click();
    await expect(this.dialog.getByLabel(label, { exact: true })).toBeChecked();
  }

  async pick(label: string, option: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
}
