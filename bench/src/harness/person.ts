import type { Browser, Page } from 'playwright';
import { SignInPage } from '../../../apps/web/e2e/page-models/sign-in-page.ts';
import { type Stage, tenant } from './stage.ts';

/** A person at a desk: a browser window of 1366 × 900 that is signed in and shows the recent files. */
export async function signedIn(browser: Browser, stage: Stage): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    userAgent: desktopChrome,
    baseURL: stage.app.origin(tenant),
  });
  const page = await context.newPage();
  await page.goto('/');
  await new SignInPage(page).signIn('administrator');
  await page.getByRole('grid', { name: 'Recent files' }).waitFor();
  return page;
}

/** The product accepts Chrome; a headless browser does not call itself that. */
export const desktopChrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

/** Opens some files, so that they are recent ones; never the last, which is for who wants to change one. */
export async function visitSome({ orderIDs, person }: Stage): Promise<void> {
  for (const id of orderIDs.slice(0, -1).slice(0, 30))
    await person.ask('POST', `/api/orders/${id}/open`, { sessionKey: crypto.randomUUID() });
}
