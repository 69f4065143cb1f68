import { expect, type Locator, type Page } from '@playwright/test';

/** The label of a field, with or without the mark of a required one. */
export const labelled = (label: string): RegExp =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\*?$`);

/** File Main at `/order/{orderId}/oe`. Fields are found by their labels. */
export class FileMainPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly save: Locator;
  /** Where saving stands, in the head of the page. */
  readonly saveState: Locator;
  /** Boxes that take input. A check box cannot be `readonly`, it says so by ARIA. */
  readonly openBoxes: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: /^file main$/i });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    const fixed = ':not([readonly]):not([aria-readonly=true])';
    this.openBoxes = page.getByRole('main').locator(`input${fixed}, textarea${fixed}`);
    this.saveState = page.locator('[data-slot=page-head]').getByRole('status');
  }

  async goto(ordersID: number): Promise<void> {
    await this.page.goto(`/order/${ordersID}/oe`);
    await this.isShown();
  }

  async isShown(): Promise<void> {
    await expect(this.heading).toBeVisible();
    await expect(this.page).toHaveURL(/\/order\/\d+\/oe/);
  }

  /** The box of a field, by the label above it. */
  field(label: string, section?: string): Locator {
    const within = section ? this.section(section) : this.page.getByRole('main');
    return within.getByLabel(labelled(label)).first();
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${name}`) });
  }

  /** Types over what stands in a field and leaves it. */
  async type(label: string, text: string): Promise<void> {
    const field = this.field(label);
    await field.fill(text);
    await field.press('Tab');
  }

  /** The same with the keys a person has: the field is reached, marked as a whole and typed over. */
  async typeByKey(label: string, text: string): Promise<void> {
    await this.field(label).focus();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Tab');
  }

  async isDirty(): Promise<void> {
    await expect(this.saveState).toHaveText('Unsaved changes');
  }

  async isClean(): Promise<void> {
    await expect(this.saveState).toContainText(/^(All changes saved|Last saved)/);
  }

  async pick(label: string, option: string): Promise<void> {
    await this.field(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  async hasValue(label: string, text: string): Promise<void> {
    await expect(this.field(label), label).toHaveValue(text);
  }

  /** Ctrl+S, then waits for the answer of the server, which is what the user is told. */
  async saveByKey(): Promise<void> {
    const answered = this.page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && /\/api\/orders\/\d+$/.test(response.url()),
    );
    await this.page.keyboard.press('Control+s');
    expect((await answered).status()).toBe(200);
    await expect(this.saveState).toContainText('All changes saved');
  }

  /** How far the sheet is scrolled. */
  scrollTop(): Promise<number> {
    return this.page.locator('[data-slot=page-head] ~ .overflow-y-auto').evaluate((sheet) => sheet.scrollTop);
  }

  async isReadOnly(): Promise<void> {
    await expect(this.field('Closing')).toHaveAttribute('readonly', '');
  }

  async isEditable(): Promise<void> {
    await expect(this.field('Closing')).toBeEditable();
  }
}
