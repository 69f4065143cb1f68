import { sql } from '../arrange/sql.ts';
import { expect, test } from '../fixtures.ts';

const isLogging = '**/api/session/log';
const turnOn = `insert into feature_flags (tenant_id, name, is_on) values ('epsilon', 'clientSessionLogging', true)
  on conflict (tenant_id, name) do update set is_on = true`;
const store = `insert into system_settings (tenant_id, name, value) values ('epsilon', 'logStorage', 'true')`;

test('the session of a browser is logged where the company has asked for it, and waits over a reload while nobody takes it', async ({
  ownServer,
  visit,
  apiUser,
}) => {
  await ownServer.stop();
  await sql(ownServer, 'epsilon', turnOn);
  await sql(ownServer, 'epsilon', store);
  await ownServer.start();
  const refused: unknown[] = [];
  const { page, recentFiles, fileMain } = await visit({
    as: 'closer',
    server: ownServer,
    before: (context) =>
      context.route(isLogging, async (route) => {
        refused.push(route.request().postDataJSON());
        await route.fulfill({ status: 503, body: '' });
      }),
  });
  await recentFiles.isShown();
  await recentFiles.open('12-3456');
  await fileMain.isShown();
  await expect.poll(() => refused.length).toBeGreaterThan(0);

  await page.context().unrouteAll();
  const sent = page.waitForRequest(isLogging);
  await page.reload();
  await fileMain.isShown();
  const { entries } = (await sent).postDataJSON();
  const messages = entries.map(({ message }: { message: string }) => message);
  expect(messages).toContain('Session started on home.recent-files');
  expect(messages).toContain('Opened oe:main');
  expect((await (await sent).response())?.status()).toBe(200);
  const administrator = await apiUser('administrator', { server: ownServer });
  const kept = await administrator.get<{ results: unknown[] }>('/api/configuration/server-events?text=Opened');
  expect(kept.results).toContainEqual(expect.objectContaining({ user: 'closer', message: 'Opened oe:main' }));
});

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
