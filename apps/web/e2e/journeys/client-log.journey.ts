import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const isLogging = '**/api/session/log';

/** Changes the result of a call on its way to the browser. */
async function changed<T>(context: BrowserContext, path: string, change: (result: T) => void): Promise<void> {
  await context.route(`**${path}`, async (route) => {
    // Node, which fetches here, does not resolve names under localhost.
    const { port, host } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host };
    const answer = await route.fetch({ url: `http://127.0.0.1:${port}${path}`, headers });
    const body = await answer.json();
    change(body.result);
    await route.fulfill({ response: answer, json: body });
  });
}

test('the log of a session waits over a reload while the server is away, where log storage is on', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  // As the screen of the feature flags does it.
  const changes = [{ name: 'clientSessionLogging', isOn: true, was: null }];
  await (await apiUser('administrator', { tenant })).ask('PATCH', '/api/configuration/feature-flags', { changes });
  let isAway = true;
  const calls: { entries: { message: string }[] }[] = [];
  const { page, recentFiles, fileMain } = await visit({
    as: 'closer',
    tenant,
    before: async (context) => {
      await changed<{ settings: { logStorage: boolean } }>(context, '/api/environment', ({ settings }) => {
        settings.logStorage = true;
      });
      await context.route(isLogging, (route) => {
        calls.push(route.request().postDataJSON());
        const done = { isSuccessful: true, errorCode: null, errorMessage: null, result: null };
        return route.fulfill(isAway ? { status: 503, body: '' } : { json: done });
      });
    },
  });
  await recentFiles.isShown();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await recentFiles.open('12-3456');
  await fileMain.isShown();
  const sent = () => calls.at(-1)?.entries.map(({ message }) => message) ?? [];
  // What is sent is what is stored: the reload finds it.
  await expect.poll(sent).toContain('Opened oe:main');
  await page.reload();
  await fileMain.isShown();
  isAway = false;
  const all = ['Session started on home.recent-files', 'Opened oe:main', 'Session started on oe:main'];
  await expect.poll(sent).toEqual(expect.arrayContaining(all));
});

// holds core 7.26
test('nothing is logged while the feature is off', async ({ visit }) => {
  let calls = 0;
  const { page, recentFiles } = await visit({
    as: 'closer',
    before: (context) =>
      context.route(isLogging, (route) => {
        calls += 1;
        return route.continue();
      }),
  });
  await recentFiles.isShown();
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'planted' })));
  const left = page.waitForRequest('**/api/session/settings');
  await recentFiles.sortBy('Closing');
  await left;
  expect(calls).toBe(0);
});
