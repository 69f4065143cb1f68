import type { Environment } from '@closewright/contract/session';
import { type BrowserContext, devices } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

const device =
  'Please use Google Chrome with a screen resolution of 1366 x 768 or above. iPads count as a mobile device and are not supported.';
const unavailable =
  'Access to the product is currently unavailable. Check your internet connection, and if the issue persists please contact your administrator.';
const invalidUser =
  "There's an issue with missing or invalid information on your account. Please contact your administrator.";

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const macintosh = chrome.replace('X11; Linux x86_64', 'Macintosh; Intel Mac OS X 10_15_7');
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const touch = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 }));

const unsupported = {
  'a telephone': { context: { userAgent: devices['Pixel 7'].userAgent } },
  'an iPad': { context: { userAgent: devices['iPad Pro 11'].userAgent } },
  'an iPad that calls itself a Macintosh': { context: { userAgent: macintosh }, before: touch },
  Firefox: { context: { userAgent: firefox } },
  'a small screen': { context: { screen: { width: 1280, height: 720 } } },
};

for (const [name, options] of Object.entries(unsupported)) {
  test(`${name} is told which device to use`, async ({ visit }) => {
    const { page, notice } = await visit(options);
    await notice.says('Device not supported', device);
    await expect(page).toHaveTitle('Closewright - Device not supported');
    await expect(notice.body.getByRole('button')).toHaveCount(0);
    // The notice is the same for all of them.
    if (name === 'a telephone') await expectAccessible(page);
  });
}

test('a Macintosh without a touch screen, and a window smaller than the screen, are served', async ({ visit }) => {
  const { signInPage } = await visit({
    context: { userAgent: macintosh, screen: { width: 1366, height: 768 }, viewport: { width: 1000, height: 600 } },
  });
  await signInPage.isShown();
});

test.describe('with settings of its own for devices and tokens', () => {
  test.use({ ownServerOptions: { env: { ANY_DEVICE: 'true', TOKEN_REFRESH_MS: '1000' } } });
  // holds core 2.2
  test('nothing is turned away', async ({ ownServer, visit }) => {
    const { body } = await ownServer.call<Environment>('epsilon', 'GET', '/api/environment');
    expect(body.result.settings.tokenRefreshMilliseconds).toBe(1000);
    const { signInPage } = await visit({ server: ownServer, ...unsupported['an iPad'] });
    await signInPage.isShown();
  });
});

// holds core 1.12, core 2.5
test('an address that names no tenant says so', async ({ visit }) => {
  const { page, notice } = await visit({ tenant: 'nowhere' });
  await notice.says(
    'Address not found',
    'There may be a typing error in the address, or the link you clicked may have expired.',
  );
  await expectAccessible(page);
});

// holds core 1.10, core 2.1, core 7.5
test('without its environment the application is unavailable, and Try Again brings it back', async ({ visit }) => {
  const { page, context, notice, signInPage } = await visit({
    before: (arranged) => arranged.route('**/api/environment', (route) => route.abort()),
  });
  await notice.says('Application Unavailable', unavailable);
  await expectAccessible(page);
  await context.unroute('**/api/environment');
  await notice.action('Try Again').click();
  await signInPage.isShown();
});

test('a session call that fails is no session either', async ({ visit }) => {
  const { page, notice } = await visit({
    as: 'closer',
    before: (context) =>
      context.route('**/api/session', (route) => route.fulfill({ status: 502, body: 'Bad gateway' })),
  });
  await notice.says('Application Unavailable', unavailable);
  // Nothing of the app is there, and no call carries the token any more.
  await expect(page).toHaveTitle('Closewright - Application Unavailable');
});

// holds core 2.4, core 4.3
test('a tenant under maintenance lets in only who may pass', async ({ visit }) => {
  const { page, notice } = await visit({ tenant: 'upkeep', as: 'closer', atForm: true });
  await notice.says('Down for maintenance', 'Your company is down for maintenance. Please contact support.');
  await expect(notice.body.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);

  const administrator = await visit({ tenant: 'upkeep', as: 'administrator' });
  await administrator.frame.isShown('Upkeep Title');
  await administrator.recentFiles.isShown();
});

for (const [login, why] of [
  ['no-id', 'that belongs to no user'],
  ['no-group', 'without a group'],
] as const) {
  // holds core 4.2
  test(`an account ${why} sees the Invalid User notice and gets back to the sign-in`, async ({ visit }) => {
    const { page, notice, signInPage, recentFiles } = await visit({
      as: login,
      context: { colorScheme: 'dark' },
    });
    await notice.says('Invalid User', invalidUser);
    if (login === 'no-id') await expectAccessible(page);
    await notice.action('Back to Login').click();
    await signInPage.isShown();
    await signInPage.signIn('closer');
    await recentFiles.isShown();
  });
}

const unauthorized = {
  isValidUser: false,
  status: 'UNAUTHORIZED',
  userSettings: null,
  securitySettings: null,
  regionSecuritySettings: null,
  features: null,
  tenant: null,
  started: new Date().toISOString(),
};

// holds core 1.13
test('unauthorized shows nothing at all', async ({ visit }) => {
  const { page } = await visit({
    as: 'closer',
    before: (context) =>
      context.route('**/api/session', (route) =>
        route.fulfill({ json: { isSuccessful: true, errorCode: null, errorMessage: null, result: unauthorized } }),
      ),
  });
  await expect(page.locator('html[data-start-up="nothing"]')).toBeAttached();
  await expect(page.locator('#root')).toBeEmpty();
  await expect(page.locator('body')).toHaveText('');
});
