import type { Browser, Page } from 'playwright';
import { type Step, typed, words } from '../../apps/kit/content.ts';
import type { Area } from '../harness/area.ts';
import { emulate, launch, observeStart, type Profile, startFigures } from '../harness/browser.ts';
import { openPages, type PageSource, type ServedPage } from '../harness/served-pages.ts';

const pages: Record<string, PageSource> = {
  floor: { entry: 'kit/floor.tsx', base: 'kit/base.tsx', from: 'tiny' },
  ours: { entry: 'kit/ours.tsx', base: 'kit/base.tsx', from: 'tiny' },
  'shadcn-like': { entry: 'kit/shadcn.tsx', base: 'kit/base.tsx', from: 'quick' },
  'Base UI + day-picker': { entry: 'kit/base-ui.tsx', base: 'kit/base.tsx', from: 'quick' },
  'Material UI': { entry: 'kit/mui.tsx', base: 'kit/base.tsx', from: 'quick' },
};

/** A page of ten common parts: the bytes it needs to stand there, those to open everything, and when it is painted. */
export const kit: Area = {
  rounds: { quick: 3, full: 9 },
  async prepare(size, ending) {
    const browser = await launch(ending);
    const served = await openPages(pages, size, browser, ending);
    const opened = new Map<string, number>();
    return {
      contenders: served.map((page) => ({ name: page.name, sample: () => sample(browser, page, opened) })),
      notes: [
        'Scripts and styles, gzip -9, above a page with React alone. "First" is what was asked for until the closed page rests; "first styles" the style sheets among it; "all" is that and what came while every part was opened once. Fonts are not counted.',
      ],
    };
  },
};

async function sample(browser: Browser, served: ServedPage, opened: Map<string, number>) {
  const slow = await visit(browser, served, 'slow');
  const desk = await visit(browser, served, 'desk');
  let all = opened.get(served.name);
  if (all === undefined) {
    all = await bytesToOpenAll(browser, served);
    opened.set(served.name, all);
  }
  return {
    'first-kb': slow.bytes / 1024,
    'first-styles-kb': slow.styles / 1024,
    'all-kb': all / 1024,
    'lcp-desk-ms': desk.lcp,
    'lcp-slow-ms': slow.lcp,
    'tbt-slow-ms': slow.blocking,
  };
}

/** One load with an empty cache; the bytes of the scripts and styles asked for until it rests, above the page with React alone. */
async function visit(browser: Browser, served: ServedPage, profile: Profile) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    const page = await context.newPage();
    const bytes = served.watch(page);
    await observeStart(page);
    await emulate(page, profile);
    await page.goto(served.url);
    await stands(page);
    await page.waitForTimeout(1000);
    return { ...(await startFigures(page)), bytes: bytes(), styles: bytes('styles') };
  } finally {
    await context.close();
  }
}

/** Opens every part as a person does and checks that it opened. */
async function bytesToOpenAll(browser: Browser, served: ServedPage): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    const page = await context.newPage();
    const bytes = served.watch(page);
    await page.goto(served.url);
    await stands(page);
    const steps = await page.evaluate(() => window.kitSteps);
    for (const step of steps) await take(page, step, served.name);
    return bytes();
  } finally {
    await context.close();
  }
}

async function stands(page: Page): Promise<void> {
  await page.getByText(words.save, { exact: true }).first().waitFor();
  await page.getByText('Recording fee').first().waitFor();
}

async function take(page: Page, { part, act, shows }: Step, name: string): Promise<void> {
  const marked = page.locator(`[data-part=${part}]`);
  // The mark is on the control itself, or around it where the part has no room for it.
  let control = marked;
  for (const selector of act === 'type' ? ['button', 'input'] : ['input', '[role=combobox]', 'button']) {
    const inner = marked.locator(selector);
    if ((await inner.count()) > 0) control = inner.first();
  }
  if (act === 'hover') await control.hover({ timeout: 5000 });
  else await control.click({ timeout: 5000 });
  if (act === 'type' && shows !== null) await page.keyboard.type(typed);
  if (shows === null) return;
  try {
    await page.getByText(shows, { exact: true }).first().waitFor({ timeout: 5000 });
  } catch (cause) {
    throw new Error(`${name}: ${part} does not show "${shows}"`, { cause });
  }
  // One after the other: what is open closes first.
  await page.keyboard.press('Escape');
  await page.mouse.move(1300, 880);
}
