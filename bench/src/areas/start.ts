import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { answersFile, appInMemory } from '../harness/app-in-memory.ts';
import type { Area } from '../harness/area.ts';
import { emulate, launch, observeStart, type Profile, startFigures } from '../harness/browser.ts';
import { firstStart } from '../harness/clone.ts';
import { buildPage, servePage } from '../harness/pages.ts';
import { desktopChrome, signedIn, visitSome } from '../harness/person.ts';
import { buildStage, tenant } from '../harness/stage.ts';

const viewport = { width: 1366, height: 900 };

/**
 * The first screen until the recent files stand on it. All contenders have their orders in memory and nobody to sign in;
 * "ours, signing in" is the real thing besides: the browser's session at the identity provider, api, 5,000 files stored.
 */
export const start: Area = {
  rounds: { quick: 3, full: 9 },
  async prepare(size, ending) {
    const stage = await buildStage(size, ending);
    const page = async (entry: string) => servePage((await buildPage(entry, ending)).folder, ending);
    await visitSome(stage);
    const browser = await launch(ending);
    const storageState = await (await signedIn(browser, stage)).context().storageState();
    const app = await servePage(await appInMemory(stage, ending), ending);
    const loads: Record<string, Load> = {
      ours: {
        url: `${app.replace('127.0.0.1', `${tenant}.localhost`)}/recent-files`,
        ready: '[role=gridcell]',
        options: {},
      },
      'ours, signing in': {
        url: `${stage.app.origin(tenant)}/recent-files`,
        ready: '[role=gridcell]',
        options: { storageState },
      },
      floor: { url: await page('start/floor.tsx'), ready: 'tbody tr:nth-child(25)', options: {} },
    };
    if (size !== 'tiny')
      loads['react-admin'] = { url: await page('start/react-admin.tsx'), ready: 'tbody tr:nth-child(25)', options: {} };
    return {
      contenders: Object.entries(loads).map(([name, load]) => ({ name, sample: () => sample(browser, load) })),
      notes: size === 'full' ? [await firstStart(ending)] : [],
    };
  },
};

interface Load {
  readonly url: string;
  readonly ready: string;
  readonly options: BrowserContextOptions;
}

async function sample(browser: Browser, load: Load) {
  const slow = await visit(browser, load, 'slow');
  const desk = await visit(browser, load, 'desk');
  return {
    'js-kb': slow.scriptBytes / 1024,
    'lcp-slow-ms': slow.lcp,
    'tbt-slow-ms': slow.blocking,
    'lcp-desk-ms': desk.lcp,
    'tbt-desk-ms': desk.blocking,
  };
}

/** One load in a browser context of its own, that is with an empty cache. */
async function visit(browser: Browser, { url, ready, options }: Load, profile: Profile) {
  const context = await browser.newContext({ viewport, userAgent: desktopChrome, ...options });
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const scripts = new Set<string>();
    let scriptBytes = 0;
    network.on('Network.responseReceived', ({ requestId, type, response }) => {
      // Answers of the api, which come as data everywhere but in memory.
      if (type === 'Script' && !response.url.endsWith(answersFile)) scripts.add(requestId);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await observeStart(page);
    await emulate(page, profile);
    await page.goto(url);
    await page.locator(ready).first().waitFor();
    // Scripts that come later are for what the user may do next.
    const bytesToFirstScreen = scriptBytes;
    await restsFor(page, 1000);
    return { ...(await startFigures(page)), scriptBytes: bytesToFirstScreen };
  } finally {
    await context.close();
  }
}

/** Waits until nothing larger has been painted for a while: what still changes belongs to the start. */
async function restsFor(page: Page, milliseconds: number): Promise<void> {
  for (let last = -1; ; ) {
    const { lcp } = await startFigures(page);
    if (lcp === last) return;
    last = lcp;
    await page.waitForTimeout(milliseconds);
  }
}
