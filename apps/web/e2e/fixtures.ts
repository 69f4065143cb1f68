import { writeFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { SignInClient } from '../../api/dev/oidc/sign-in-client.ts';
import { ApiUser } from './arrange/api-user.ts';
import { clockAhead } from './arrange/given-clock.ts';
import { AppServer, type ServerOptions } from './arrange/server.ts';
import { shiftClock } from './arrange/shift-clock.ts';
import { FileMainPage } from './page-models/file-main-page.ts';
import { Frame } from './page-models/frame.ts';
import { NoticePage } from './page-models/notice-page.ts';
import { RecentFilesPage } from './page-models/recent-files-page.ts';
import { SignInPage } from './page-models/sign-in-page.ts';

/** A person in front of a browser of their own. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** `http://{tenant}.localhost:{port}` */
  origin: string;
  signInPage: SignInPage;
  frame: Frame;
  recentFiles: RecentFilesPage;
  fileMain: FileMainPage;
  notice: NoticePage;
  /** Waits until the page hears of what others do: what comes before its socket is open is told to nobody. */
  listens: () => Promise<void>;
  /** One more tab of the same browser. */
  anotherTab: (path: string) => Promise<Visitor>;
}

interface VisitOptions {
  tenant?: string;
  /** The demo login that is signed in; without it the visitor stands before the sign-in. */
  as?: string;
  /** Signs in at the form, for journeys about just that. Else the session, one of its own, is made beforehand, without a page. */
  atForm?: boolean;
  /** Where to go first. */
  path?: string;
  context?: BrowserContextOptions;
  server?: AppServer;
  /** Runs before the first page of the visitor loads. */
  before?: (context: BrowserContext) => Promise<unknown>;
}

interface Fixtures {
  /** Keeps what the worker's server said during a journey that fails; one in which it ends by itself does. */
  serverLog: undefined;
  /** A tenant like epsilon on the worker's server that nobody else uses, for journeys that change what is everybody's. */
  ownTenant: string;
  /** A server nobody else uses, for journeys that kill it or need another configuration. */
  ownServer: AppServer;
  /** What `ownServer` starts with. */
  ownServerOptions: ServerOptions;
  /** Opens a browser of its own for one more person. */
  visit: (options?: VisitOptions) => Promise<Visitor>;
  /** Signs in at the api without a browser. */
  apiUser: (username: string, options?: { tenant?: string; server?: AppServer }) => Promise<ApiUser>;
  /** Pages that must stay without errors of scripts and of the content security policy; checked at the end. */
  watch: (page: Page) => void;
}

/** The first socket of a page. Playwright tells that one is asked for, the browser itself that it is open. */
async function openSocket(page: Page): Promise<{ isOpen: Promise<void> }> {
  const browser = await page.context().newCDPSession(page);
  const isOpen = new Promise<void>((resolve) => {
    browser.once('Network.webSocketHandshakeResponseReceived', () => resolve());
  });
  await browser.send('Network.enable');
  return { isOpen };
}

/** Signs in as a browser does, and gives the browser of this context the cookies of the session. */
async function bringSession(context: BrowserContext, server: AppServer, tenant: string, username: string) {
  const client = new SignInClient(`http://127.0.0.1:${server.port}`, tenant);
  await client.authorize(username);
  await context.addCookies(client.cookies().map((cookie) => ({ ...cookie, domain: `${tenant}.localhost` })));
}

async function openTab(context: BrowserContext, origin: string, path: string): Promise<Visitor> {
  const page = await context.newPage();
  const socket = await openSocket(page);
  await page.goto(path);
  return {
    page,
    context,
    origin,
    signInPage: new SignInPage(page),
    frame: new Frame(page),
    recentFiles: new RecentFilesPage(page),
    fileMain: new FileMainPage(page),
    notice: new NoticePage(page),
    listens: () => socket.isOpen,
    anotherTab: (next) => openTab(context, origin, next),
  };
}

/** Text of consoles that tells of a fault of ours; refused calls are part of many journeys and are not. */
const isFault = (text: string) => /Content Security Policy|Uncaught|Unhandled|Warning: |hydrat/i.test(text);

/** Keeps the log of a server with the trace. */
async function keepLog(info: TestInfo, name: string, log: string): Promise<void> {
  const path = info.outputPath(name);
  await writeFile(path, log);
  info.attachments.push({ name, path, contentType: 'text/plain' });
}

/** Users of the worker's server stay signed in for some journeys: their tokens are good for 12 minutes. */
const signedIn = new Map<string, { user: ApiUser; until: number }>();
const trustMilliseconds = 8 * 60_000;

export const test = base.extend<Fixtures, { server: AppServer }>({
  // One server per worker. Its demo tenants are shared by the journeys that leave them as they found them.
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const server = await AppServer.launch({ template: process.env.JOURNEY_TEMPLATE, program: 'journeys' });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  serverLog: [
    async ({ server }, use, info) => {
      const from = server.log.length;
      await use(undefined);
      if (info.status !== info.expectedStatus || !server.isRunning)
        await keepLog(info, 'server.log', server.log.slice(from));
      server.expectSound();
    },
    { auto: true },
  ],

  ownTenant: async ({ server }, use) => {
    await use(await server.makeTenant());
  },

  ownServerOptions: [{}, { option: true }],

  ownServer: async ({ ownServerOptions }, use, info) => {
    const server = await AppServer.launch({ template: process.env.JOURNEY_TEMPLATE, ...ownServerOptions });
    await use(server);
    if (info.status !== info.expectedStatus) await keepLog(info, 'own-server.log', server.log);
    await server.dispose();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  watch: async ({}, use) => {
    const faults: string[] = [];
    await use((page) => {
      page.on('pageerror', (error) =>
        faults.push(error.stack || error.message || `${error.name} without a message at ${page.url()}`),
      );
      page.on('console', (message) => {
        if (message.type() === 'error' && isFault(message.text())) faults.push(message.text());
      });
    });
    expect(faults, 'faults of the pages').toEqual([]);
  },

  visit: async ({ browser, server: shared, watch }, use, info) => {
    const contexts: BrowserContext[] = [];
    const tenants = new Set<string>();
    await use(async (options = {}) => {
      const { tenant = 'epsilon', as, atForm = false, path = '/', server = shared, before } = options;
      const origin = server.origin(tenant);
      const context = await browser.newContext({ ...info.project.use, baseURL: origin, ...options.context });
      contexts.push(context);
      await context.addInitScript(shiftClock, clockAhead());
      if (server === shared) tenants.add(tenant);
      if (as && !atForm) await bringSession(context, server, tenant, as);
      await before?.(context);
      context.on('page', watch);
      const visitor = await openTab(context, origin, path);
      if (as && atForm) await visitor.signInPage.signIn(as);
      return visitor;
    });
    for (const context of contexts) await context.close();
    // A browser that is closed does not say which files it leaves, and the next journey may open them as somebody else.
    for (const tenant of tenants) await shared.sql(tenant, 'delete from order_locks');
  },

  apiUser: async ({ server: shared }, use) => {
    await use(async (username, { tenant = 'epsilon', server = shared } = {}) => {
      if (server !== shared) return ApiUser.signIn(server, tenant, username);
      const key = `${tenant} ${username}`;
      const known = signedIn.get(key);
      if (known && known.until > Date.now()) return known.user;
      const user = await ApiUser.signIn(server, tenant, username);
      signedIn.set(key, { user, until: Date.now() + trustMilliseconds });
      return user;
    });
  },
});

export { expect };

/**
 * No violation of WCAG 2.2 A and AA on what is shown now, in the theme that is on.
 * @param form whether a form of the law is shown: the height of its lines is the law's (2.5.8, Essential)
 */
export async function expectAccessible(page: Page, form?: 'form'): Promise<void> {
  // A waiting list is drawn faint, and a layer that fades in has too little contrast at first: wait for the list, stop new motion, and let
  // running animations end. Endless ones are busy marks and are not waited for. Motion stays off afterwards: turned on again while a layer
  // is open, it would start the layer's entry anew, and that animation may never end.
  await expect(page.locator('[role=listbox][aria-busy=true]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // A third of the work, with the same rules: nothing but violations is described, the frames of the sign-in show nothing and no sound is
  // played, and the whole is done in the page itself and not in one that is opened for it.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: false, preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .disableRules(form ? ['target-size'] : [])
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
