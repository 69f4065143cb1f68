import { expect, type Locator, type Page } from '@playwright/test';

/** The sign-in form: of the development provider and, with the same names, of Keycloak. */
export class SignInPage {
  readonly page: Page;
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.username = page.locator('input[name=username]');
    this.password = page.locator('input[name=password]');
    this.submit = page.locator('#kc-login');
  }

  async isShown(): Promise<void> {
    await expect(this.username).toBeVisible();
    await expect(this.page).toHaveURL(/\/realms\//);
  }

  async fill(username: string, password = 'closewright'): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Signs in and waits until the browser is back at the app. */
  async signIn(username: string, password?: string): Promise<void> {
    await this.isShown();
    await this.fill(username, password);
    await this.page.waitForURL((url) => !url.pathname.startsWith('/realms/'));
  }
}
