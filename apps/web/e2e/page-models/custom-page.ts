import { expect, type Locator, type Page } from '@playwright/test';
import { labelled } from './file-main-page.ts';

/** Custom Page at `/order/{orderId}/oe/custom`: the company's own fields on their tabs. */
export class CustomPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly save: Locator;
  /** Where saving stands, in the head of the page. */
  readonly saveState: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Custom Page' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.saveState = page.locator('[data-slot=page-head]').getByRole('status');
  }

  async isShown(): Promise<void> {
    await expect(this.heading).toBeVisible();
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  /** The box of a field that is shown, by its label. */
  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(labelled(label)).filter({ visible: true });
  }

  async pick(label: string, option: string): Promise<void> {
    await this.field(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** What a pick list offers. */
  async offers(label: string, options: readonly string[]): Promise<void> {
    await this.field(label).click();
    await expect(this.page.getByRole('option')).toHaveText([...options]);
    await this.page.keyboard.press('Escape');
  }

  /** Ctrl+S, then waits for the answer of the server, which is what the user is told. */
  async saveByKey(): Promise<void> {
    const answered = this.page.waitForResponse(
      (response) =>
        response.request().method() === 'PATCH' && new URL(response.url()).pathname.endsWith('/custom-data'),
    );
    await this.page.keyboard.press('Control+s');
    expect((await answered).status()).toBe(200);
    await expect(this.saveState).toContainText('All changes saved');
  }
}
