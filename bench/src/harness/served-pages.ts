import { basename } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Size } from './area.ts';
import { Meter } from './meter.ts';
import { buildPage, servePage } from './pages.ts';
import { quantile } from './statistics.ts';

/** A page of bench/apps and the page that holds all of it but the contender: what both have does not count. */
export interface PageSource {
  readonly entry: string;
  readonly base: string;
  /** The smallest run that measures it too. */
  readonly from: Size;
}

export interface ServedPage {
  readonly name: string;
  readonly url: string;
  /** Megabytes of the base page's heap. */
  readonly baseHeap: number;
  /** Bytes of all scripts and styles of the page above those of the base page. */
  readonly gzipAboveBase: number;
  /** Watches a tab before it goes to the page; the answer is the bytes it asked for so far, above the base page: of all or of its styles. */
  readonly watch: (tab: Page) => (kind?: 'styles') => number;
}

const sizes: readonly Size[] = ['tiny', 'quick', 'full'];

/** Builds and serves the pages of an area that a run of this size measures. */
export async function openPages(
  sources: Record<string, PageSource>,
  size: Size,
  browser: Browser,
  ending: AsyncDisposableStack,
): Promise<ServedPage[]> {
  const bases = new Map<string, { gzip: number; heap: number }>();
  const pages: ServedPage[] = [];
  for (const [name, source] of Object.entries(sources)) {
    if (sizes.indexOf(source.from) > sizes.indexOf(size)) continue;
    let base = bases.get(source.base);
    if (!base) {
      const built = await buildPage(source.base, ending);
      base = {
        gzip: built.gzip,
        heap: await heapOf(browser, await servePage(built.folder, ending), size === 'tiny' ? 1 : 3),
      };
      bases.set(source.base, base);
    }
    const { gzip, heap } = base;
    const built = await buildPage(source.entry, ending);
    pages.push({
      name,
      url: await servePage(built.folder, ending),
      baseHeap: heap,
      gzipAboveBase: built.gzip - gzip,
      watch: (tab) => {
        const asked = new Set<string>();
        tab.on('request', (request) => asked.add(basename(new URL(request.url()).pathname)));
        const sum = (files: Iterable<string>) =>
          [...files].reduce((bytes, file) => bytes + (built.files.get(file) ?? 0), 0);
        return (kind) =>
          kind === 'styles' ? sum([...asked].filter((file) => file.endsWith('.css'))) : sum(asked) - gzip;
      },
    });
  }
  return pages;
}

/** A page in a tab of its own, at rest: its adapter is there and so are its fonts, as in an app that runs for a while. */
export interface OpenPage {
  readonly page: Page;
  readonly meter: Meter;
  /** Bytes asked for so far, above the base page. */
  readonly asked: () => number;
}

/** Opens a page whose script puts `ready` on the window, works with it and closes it. */
export async function inPage<T>(
  browser: Browser,
  served: ServedPage,
  ready: string,
  work: (open: OpenPage) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    const asked = served.watch(page);
    await page.goto(served.url);
    await page.waitForFunction((name) => name in window, ready);
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].map((font) => font.load()));
    });
    return await work({ page, meter: await Meter.of(page), asked });
  } catch (cause) {
    throw new Error(`${served.name}: ${errors.join('; ') || 'see the cause'}`, { cause });
  } finally {
    await page.close();
  }
}

async function heapOf(browser: Browser, url: string, rounds: number): Promise<number> {
  const heaps: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const tab = await browser.newPage();
    await tab.goto(url);
    await tab.waitForFunction(() => document.body.innerText.trim() !== '');
    heaps.push(await (await Meter.of(tab)).heap());
    await tab.close();
  }
  return quantile(heaps, 0.5);
}
