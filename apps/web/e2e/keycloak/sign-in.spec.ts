import { expect, type Page, type Response, test } from '@playwright/test';
import { SignInPage } from '../page-models/sign-in-page.ts';

/** The web app with a real Keycloak behind the tenant's own host. `npm run test:keycloak` starts both. */

const originOf = (tenant: string): string => {
  const origin = process.env[`CLOSEWRIGHT_ORIGIN_${tenant.toUpperCase()}`];
  if (!origin) throw new Error('Start these journeys with npm run test:keycloak.');
  return origin;
};

const isToken = (response: Response) => response.url().endsWith('/protocol/openid-connect/token');
const grantOf = (response: Response) => new URLSearchParams(response.request().postData() ?? '').get('grant_type');
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

/** The first call of the page with a token, and what the token says. */
async function sessionCall(page: Page) {
  const response = await page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/session');
  const bearer = (await response.request().allHeaders()).authorization ?? '';
  return { response, claims: claimsOf(bearer.replace('Bearer ', '')) };
}

async function signIn(page: Page, tenant: string, username: string, path = '/recent-files') {
  await page.goto(`${originOf(tenant)}${path}`);
  const form = new SignInPage(page);
  await form.isShown();
  const called = sessionCall(page);
  await form.signIn(username);
  return called;
}

test('signs in at Keycloak and comes back to the screen that was asked for', async ({ page }) => {
  const { response, claims } = await signIn(page, 'epsilon', 'escrow-officer');
  expect(response.status()).toBe(200);
  expect((await response.json()).result).toMatchObject({ isValidUser: true, status: 'authorized' });
  expect(claims).toMatchObject({
    iss: `${originOf('epsilon')}/realms/epsilon`,
    azp: 'epsilon-ui',
    preferred_username: 'escrow-officer',
    rqoUserId: 'epsilon-escrow-officer',
    enterpriseTenantId: 'enterprise-epsilon',
    publisherId: 'publisher-epsilon',
    tenantTimeZone: 'America/Chicago',
    hznIsUnderMaintenance: false,
    hznAllowMaintenanceAccess: false,
    hznExternalFeaturesTenant: {},
    hznExternalFeaturesUser: {},
  });
  expect([claims.aud].flat()).toContain('api');
  await expect(page).toHaveURL(`${originOf('epsilon')}/recent-files`);
  await expect(page).toHaveTitle(/^Closewright - /);
});

test('a wrong password is refused', async ({ page }) => {
  await page.goto(originOf('epsilon'));
  const form = new SignInPage(page);
  await form.isShown();
  await form.fill('closer', 'wrong');
  await expect(page.getByText('Invalid username or password.')).toBeVisible();
});

test('renews the token on its timer, and the new one is good at the api', async ({ page }) => {
  await signIn(page, 'epsilon', 'closer');
  const renewed = () => page.waitForResponse((answer) => isToken(answer) && grantOf(answer) === 'refresh_token');
  const first = await (await renewed()).json();
  const second = await (await renewed()).json();
  expect(second.access_token).not.toBe(first.access_token);
  const answer = await page.evaluate(
    async (token) => (await fetch('/api/session', { headers: { Authorization: `Bearer ${token}` } })).status,
    second.access_token as string,
  );
  expect(answer).toBe(200);
});

test('a second tab is signed in without a form, and signing out ends both', async ({ page, context }) => {
  await signIn(page, 'epsilon', 'accountant');
  const second = await context.newPage();
  const called = sessionCall(second);
  await second.goto(`${originOf('epsilon')}/recent-files`);
  expect((await called).claims.preferred_username).toBe('accountant');

  await page.goto(`${originOf('epsilon')}/recent-files?forceLogOut=true`);
  await new SignInPage(page).isShown();
  // The second tab hears it from the status frame and goes to the sign-in by itself.
  await new SignInPage(second).isShown();
});

test('two tabs renew by turns, and a refresh token that was used is refused', async ({ page, context }) => {
  const renewed = async (tab: Page) => {
    const answer = await tab.waitForResponse((sent) => isToken(sent) && grantOf(sent) === 'refresh_token');
    expect(answer.status()).toBe(200);
    return new URLSearchParams(answer.request().postData() ?? '').get('refresh_token') ?? '';
  };
  await signIn(page, 'epsilon', 'title-examiner');
  const second = await context.newPage();
  const called = sessionCall(second);
  await second.goto(`${originOf('epsilon')}/recent-files`);
  await called;
  let used = '';
  for (let turn = 0; turn < 3; turn++) {
    used = await renewed(page);
    await renewed(second);
  }
  // A tab that is loaded anew begins a chain of its own, and harms no other.
  await second.reload();
  await Promise.all([renewed(page), renewed(second)]);
  await renewed(page);

  const replayed = await page.evaluate(async (token) => {
    const body = new URLSearchParams({ grant_type: 'refresh_token', client_id: 'epsilon-ui', refresh_token: token });
    return (await fetch('/realms/epsilon/protocol/openid-connect/token', { method: 'POST', body })).status;
  }, used);
  expect(replayed).toBe(400);
});

test('one tenant’s session opens nothing at another', async ({ page, context }) => {
  const called = await signIn(page, 'epsilon', 'closer');
  const token = (await called.response.request().allHeaders()).authorization ?? '';
  const other = await context.newPage();
  await other.goto(`${originOf('ficus')}/recent-files`);
  await new SignInPage(other).isShown();
  const status = await other.evaluate(
    async (authorization) => (await fetch('/api/session', { headers: { Authorization: authorization } })).status,
    token,
  );
  expect(status).toBe(401);
  // Keycloak itself would answer for every realm: the proxy in front of it does not.
  const foreign = await other.evaluate(
    async () => (await fetch('/realms/epsilon/.well-known/openid-configuration')).status,
  );
  expect(foreign).toBe(404);
});

test('somebody without a user of the product sees why', async ({ page }) => {
  const { response } = await signIn(page, 'epsilon', 'no-id');
  expect((await response.json()).result).toMatchObject({ isValidUser: false, status: 'MISSING_USER' });
});
