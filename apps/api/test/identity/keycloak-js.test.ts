import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { FastifyInstance } from 'fastify';
import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, takeSharedDatabase } from '../harness/each-database.ts';
import { type IdentityServer, startIdentityServer } from './identity-server.ts';

// Named by address: the tools are plain JavaScript, which this workspace does not compile.
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const tools = pathToFileURL(join(root, 'tools', 'browser.mjs')).href;
const { browser: browserOptions } = (await import(tools)) as { browser(): Promise<LaunchOptions> };

/** keycloak-js, unmodified, in a real browser against the development sign-in: nothing of the web app is involved. */

const library = join(root, 'node_modules', 'keycloak-js', 'lib', 'keycloak.js');

const appPage = `<!doctype html><title>App</title><body><p id="state">starting</p><script type="module">
import Keycloak from '/keycloak.js';
const tenant = location.hostname.split('.')[0];
const keycloak = new Keycloak({ url: location.origin, realm: tenant, clientId: tenant + '-ui' });
globalThis.keycloak = keycloak;
const show = () => { document.getElementById('state').textContent = keycloak.authenticated ? 'signed in' : 'anonymous'; };
keycloak.onAuthLogout = show;
const began = performance.now();
await keycloak.init({ onLoad: 'check-sso', pkceMethod: 'S256', silentCheckSsoRedirectUri: location.origin + '/silent-check-sso.html', checkLoginIframeInterval: 1 });
globalThis.initMilliseconds = performance.now() - began;
show();
</script>`;
const silentPage =
  '<!doctype html><title>Silent</title><script>parent.postMessage(location.href, location.origin)</script>';

/** Chromium says this of keycloak-js's own frames, which are sandboxed and of the same origin. */
const knownWarning = /allow-scripts and allow-same-origin/;

declare global {
  /** What the page above puts on its window. */
  var keycloak: {
    token: string;
    refreshToken: string;
    tokenParsed: Record<string, unknown>;
    login(options?: object): Promise<void>;
    logout(options?: object): Promise<void>;
    updateToken(seconds: number): Promise<boolean>;
  };
}

function serveApp(app: FastifyInstance): void {
  app.get('/keycloak.js', async (_request, reply) => reply.type('text/javascript').send(await readFile(library)));
  app.get('/silent-check-sso.html', (_request, reply) => reply.type('text/html').send(silentPage));
  app.get('/', (_request, reply) => reply.type('text/html').send(appPage));
  app.get('/order/*', (_request, reply) => reply.type('text/html').send(appPage));
}

let test: TestDatabase;
let server: IdentityServer;
let browser: Browser;
let context: BrowserContext;
let complaints: string[];

beforeAll(async () => {
  test = await takeSharedDatabase('embedded');
  server = await startIdentityServer(test.database, { prepare: serveApp });
  browser = await chromium.launch(await browserOptions());
});
afterAll(async () => {
  await browser.close();
  await server.app.close();
  await test.close();
});
beforeEach(async () => {
  complaints = [];
  context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  context.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()) && !knownWarning.test(message.text()))
      complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
});
afterEach(async () => {
  await context.close();
});

const origin = (tenant = 'epsilon') => `http://${tenant}.localhost:${server.port}`;
const state = (page: Page) => page.locator('#state');
const becomes = (page: Page, text: string) => expect.poll(() => state(page).textContent()).toBe(text);
/** A field with `autofocus` has it with the first picture of the page, a moment after it is there. */
const focuses = (page: Page, id: string) => expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);

/** The next answers of the status frame, which is asked every second; none come after one that ends the session. */
const statusAnswers = (page: Page, count: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<unknown[]>((resolve) => {
        const answers: unknown[] = [];
        addEventListener('message', ({ data, source }) => {
          if (source === globalThis.window) return;
          answers.push(data);
          if (answers.length === wanted || data !== 'unchanged') resolve(answers);
        });
      }),
    count,
  );

async function open(address = `${origin()}/`): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function signIn(page: Page, username = 'closer'): Promise<void> {
  await becomes(page, 'anonymous');
  await page.evaluate(() => void globalThis.keycloak.login());
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password').fill('closewright');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await becomes(page, 'signed in');
}

describe('keycloak-js', () => {
  // holds core 2.11, core 7.20
  it('finds out silently that nobody is signed in', async () => {
    const page = await open();
    await becomes(page, 'anonymous');
    expect(page.url()).toBe(`${origin()}/`);
    expect(complaints).toEqual([]);
  });

  // holds core 7.20
  it('signs in, back to the deep link, and refreshes with a new token each time', async () => {
    const address = `${origin()}/order/7/oe?tab=parties`;
    const page = await open(address);
    await signIn(page);
    expect(page.url()).toBe(address);
    const read = () =>
      page.evaluate(() => {
        const { token, refreshToken, tokenParsed } = globalThis.keycloak;
        return { token, refreshToken, login: tokenParsed.preferred_username, sid: tokenParsed.sid };
      });
    const first = await read();
    expect(first.login).toBe('closer');
    for (let turn = 0; turn < 2; turn += 1) {
      const before = await read();
      expect(await page.evaluate(() => globalThis.keycloak.updateToken(-1))).toBe(true);
      const after = await read();
      expect(after.token).not.toBe(before.token);
      expect(after.refreshToken).not.toBe(before.refreshToken);
      expect(after.sid).toBe(first.sid);
    }
    // What the status frame answers to the next ticks does not end the session.
    expect(await statusAnswers(page, 2)).toEqual(['unchanged', 'unchanged']);
    expect(await state(page).textContent()).toBe('signed in');
    expect(complaints).toEqual([]);
  });

  it('signs a second tab in without leaving the page, and no other tenant', async () => {
    await signIn(await open());
    const second = await context.newPage();
    const visited: string[] = [];
    second.on('framenavigated', (frame) => frame === second.mainFrame() && visited.push(frame.url()));
    await second.goto(`${origin()}/`);
    await becomes(second, 'signed in');
    expect(visited.filter((url) => url.includes('/realms/'))).toEqual([]);
    const ficus = await open(`${origin('ficus')}/`);
    await becomes(ficus, 'anonymous');
    expect(complaints).toEqual([]);
  });

  // holds core 7.20
  it('signing out in one tab signs the other out', async () => {
    const first = await open();
    await signIn(first);
    const second = await open();
    await becomes(second, 'signed in');
    await first.evaluate(() => void globalThis.keycloak.logout());
    await becomes(first, 'anonymous');
    expect(first.url()).toBe(`${origin()}/`);
    await becomes(second, 'anonymous');
    expect(complaints).toEqual([]);
  });
});

describe('the sign-in form', () => {
  async function openForm(): Promise<Page> {
    const page = await open();
    await becomes(page, 'anonymous');
    await page.evaluate(() => void globalThis.keycloak.login());
    await page.getByLabel('User name').waitFor();
    return page;
  }

  it('starts in its first field, can be filled by one click, and says what was wrong', async () => {
    const page = await openForm();
    await focuses(page, 'username');
    expect(await page.title()).toBe('Sign in - Closewright');
    await page.getByLabel('User name').fill('closer');
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toBe('Invalid username or password.');
    await focuses(page, 'username');
    await page.getByRole('button', { name: 'title-examiner' }).click();
    expect(await page.getByLabel('User name').inputValue()).toBe('title-examiner');
    await page.keyboard.press('Enter');
    await becomes(page, 'signed in');
    // The browser itself reports the answer 401 of the wrong password; our own policy must not have blocked anything.
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('has no accessibility fault in %s', async (colorScheme) => {
    const page = await openForm();
    await page.emulateMedia({ colorScheme });
    await page.getByLabel('User name').fill('closer');
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });

  it('shows the demo logins of the tenant', async () => {
    const page = await openForm();
    const names = await page.getByRole('list', { name: 'Demo logins' }).getByRole('button').allTextContents();
    expect(names).toHaveLength(9);
  });
});
