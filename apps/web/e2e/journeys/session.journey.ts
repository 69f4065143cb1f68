import type { Environment, Session } from '@closewright/contract/session';
import type { BrowserContext, Page, Request } from '@playwright/test';
import type { AppServer } from '../arrange/server.ts';
import { expect, test } from '../fixtures.ts';

const isToken = (request: Request) => request.url().endsWith('/protocol/openid-connect/token');
const isLogOut = (request: Request) => request.url().includes('/protocol/openid-connect/logout?');

/** A refresh with every look of the timer, and a look each second: the rest is the real environment. */
async function restless(server: AppServer): Promise<(context: BrowserContext) => Promise<unknown>> {
  const { body } = await server.call<Environment>('epsilon', 'GET', '/api/environment');
  const often = { tokenRefreshMilliseconds: 1000, tokenMinValiditySeconds: 100_000 };
  const json = { ...body, result: { ...body.result, settings: { ...body.result.settings, ...often } } };
  return (context) => context.route('**/api/environment', (route) => route.fulfill({ json }));
}

/** What a server says to a token it does not take any more. */
const refused = { isSuccessful: false, errorCode: 'TOKEN_EXPIRED', errorMessage: '', result: { requestID: 'r' } };

/** The requests of a page, for what must or must not be among them. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

const refreshed = (page: Page) =>
  page.waitForResponse(
    (response) => isToken(response.request()) && response.request().postData()?.includes('refresh_token') === true,
  );

test.describe('with a refresh each second', () => {
  // holds core 4.4
  test('the token is renewed on the timer, and calls carry the newest one', async ({ server, visit }) => {
    const { page, recentFiles } = await visit({ as: 'closer', atForm: true, before: await restless(server) });
    await recentFiles.isShown();
    const first = await (await refreshed(page)).json();
    const second = await (await refreshed(page)).json();
    expect(second.access_token).not.toBe(first.access_token);
    const call = page.waitForRequest(/\/api\/recent-files\?scope=all/);
    await recentFiles.scope('All').click();
    const bearer = (await call).headers().authorization;
    expect(bearer).not.toBe(`Bearer ${first.access_token}`);
    expect((await (await call).response())?.status()).toBe(200);
  });

  // holds core 4.5
  test('a refresh that is refused tells the server and logs out, once; whoever signs in again is where they were', async ({
    server,
    visit,
  }) => {
    const { page, recentFiles, frame, signInPage, anotherTab } = await visit({
      as: 'closer',
      atForm: true,
      before: await restless(server),
    });
    await recentFiles.isShown();
    await recentFiles.open('12-3456');
    await frame.isOnFile('12-3456');
    const address = page.url();
    const requests = requestsOf(page);
    const logged = server.log.length;
    await page.route('**/protocol/openid-connect/token', (route) =>
      route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
    );
    const told = page.waitForRequest('**/api/server-events');
    expect((await told).postDataJSON()).toEqual({
      level: 'Error',
      message: expect.stringContaining('Token refresh failed'),
    });
    await signInPage.isShown();
    expect(requests.filter(isLogOut)).toHaveLength(1);
    await expect.poll(() => server.log.slice(logged)).toContain('Token refresh failed');
    await page.unroute('**/protocol/openid-connect/token');
    // Logged out at the provider too, not only here: it asks, wherever one goes.
    const second = await anotherTab('/recent-files');
    await second.signInPage.isShown();
    await signInPage.signIn('closer');
    await frame.isOnFile('12-3456');
    expect(page.url()).toBe(address);
  });

  // holds core 4.6
  test('with bypassForcedLogoutOnError a failed refresh logs nobody out', async ({ server, visit, apiUser }) => {
    const user = await apiUser('closer');
    const session = await user.get<Session>('/api/session');
    const features = [
      ...(session.features ?? []).filter(({ name }) => name !== 'bypassForcedLogoutOnError'),
      { name: 'bypassForcedLogoutOnError', value: true },
    ];
    const json = { isSuccessful: true, errorCode: null, errorMessage: null, result: { ...session, features } };
    const arrange = await restless(server);
    const { page, recentFiles, fileMain } = await visit({
      as: 'closer',
      before: async (context) => {
        await arrange(context);
        await context.route('**/api/session', (route) => route.fulfill({ json }));
      },
    });
    await recentFiles.isShown();
    const requests = requestsOf(page);
    await page.route('**/protocol/openid-connect/token', (route) => route.abort());
    // Twice, to see that the timer goes on.
    await page.waitForRequest('**/api/server-events');
    await page.waitForRequest('**/api/server-events');
    await recentFiles.open('12-3456');
    await fileMain.isEditable();
    expect(requests.filter(isLogOut)).toEqual([]);
    await page.unroute('**/protocol/openid-connect/token');
    await refreshed(page);
  });
});

// holds core 4.7
test('a 401 logs out once, without another call to the server', async ({ visit }) => {
  const { page, recentFiles, frame, signInPage } = await visit({ as: 'closer', atForm: true });
  await recentFiles.isShown();
  const data = /\/api\/(orders|recent-files|lookups)/;
  await page.route(data, (route) => route.fulfill({ status: 401, json: refused }));
  const requests = requestsOf(page);
  // Several calls are refused at the same time.
  await recentFiles.row('12-3456').getByRole('gridcell').first().click();
  await page.keyboard.press('Enter');
  await signInPage.isShown();
  expect(requests.filter(isLogOut)).toHaveLength(1);
  const asked = requests.filter((request) => new URL(request.url()).pathname.startsWith('/api/'));
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((request) => /release|settings|server-events/.test(request.url()))).toEqual([]);
  await page.unroute(data);
  await signInPage.signIn('closer');
  // Where it was when it was refused: on its way to the file.
  await frame.isShown();
});

test('a 401 before the page is there logs out, and whoever signs in again is at the address that was asked for', async ({
  visit,
}) => {
  const { page, recentFiles, frame, signInPage } = await visit({ as: 'closer', atForm: true });
  await recentFiles.isShown();
  await recentFiles.open('12-3456');
  await frame.isOnFile('12-3456');
  const address = page.url();
  await page.route('**/api/session', (route) => route.fulfill({ status: 401, json: refused }));
  await page.reload();
  await signInPage.isShown();
  await page.unroute('**/api/session');
  await signInPage.signIn('closer');
  await frame.isOnFile('12-3456');
  expect(page.url()).toBe(address);
});

test('logging out frees the file, ends the other tab, and the next user begins anew', async ({ visit, apiUser }) => {
  const other = await apiUser('administrator');
  const id = await other.orderID('26-700020');
  const { page, frame, recentFiles, fileMain, signInPage, anotherTab } = await visit({ as: 'closer', atForm: true });
  await recentFiles.isShown();
  const second = await anotherTab(`/order/${id}/oe`);
  await second.fileMain.isEditable();
  await page.goto(`/order/${await other.orderID('26-700016')}/oe`);
  await fileMain.isEditable();

  const requests = requestsOf(page);
  await frame.logOut();
  await signInPage.isShown();
  expect(requests.filter(isLogOut)).toHaveLength(1);
  expect(requests.filter((request) => request.url().endsWith('/lock/release'))).toHaveLength(1);
  expect((await other.order(await other.orderID('26-700016'))).lock).toBeNull();

  // The other tab asks the provider's status page every few seconds.
  await second.signInPage.isShown();
  await signInPage.signIn('escrow-officer');
  await recentFiles.isShown();
  await expect(page.getByRole('button', { name: 'Account of Escrow Officer' })).toBeVisible();
});
