import type { Server } from 'node:http';
import { basename } from 'node:path';
import type { Browser, Page } from 'playwright';
import { Meter } from './meter.ts';
import { type BuiltPage, buildPage, servePage } from './pages.ts';
import { quantile } from './statistics.ts';

/** A page of bench/apps and the page that holds all of it but the contender: what both have does not count. */
export interface PageSource {
  readonly entry: string;
  readonly base: string;
  /** Whether quick runs measure it too. */
  readonly quick: boolean;
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

/** Builds and serves the pages of an area, by name. */
export async function openPages(
  sources: Record<string, PageSource>,
  quick: boolean,
  browser: Browser,
): Promise<{ pages: ServedPage[]; close: () => void }> {
  const servers: Server[] = [];
  const serve = async (built: BuiltPage) => {
    const { url, server } = await servePage(built.folder);
    servers.push(server);
    return url;
  };
  const bases = new Map<string, { gzip: number; heap: number }>();
  const pages: ServedPage[] = [];
  for (const [name, source] of Object.entries(sources)) {
    if (quick && !source.quick) continue;
    let base = bases.get(source.base);
    if (!base) {
      const built = await buildPage(source.base);
      base = { gzip: built.gzip, heap: await heapOf(browser, await serve(built)) };
      bases.set(source.base, base);
    }
    const { gzip, heap } = base;
    const built = await buildPage(source.entry);
    pages.push({
      name,
      url: await serve(built),
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
  return {
    pages,
    close: () => {
      for (const server of servers) server.close();
    },
  };
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

async function heapOf(browser: Browser, url: string): Promise<number> {
  const heaps: number[] = [];
  for (let round = 0; round < 3; round++) {
    const tab = await browser.newPage();
    await tab.goto(url);
    await tab.waitForFunction(() => document.body.innerText.trim() !== '');
    heaps.push(await (await Meter.of(tab)).heap());
    await tab.close();
  }
  return quantile(heaps, 0.5);
}
