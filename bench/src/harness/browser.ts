import { type Browser, chromium, type Page } from 'playwright';
import { browser as installed } from '../../../tools/browser.mjs';

/** Network and processor of the two start profiles (desk, and the figures Lighthouse uses for a slow phone). */
export const profiles = {
  desk: { latency: 40, bitsPerSecond: 10_000_000, slowdown: 1 },
  slow: { latency: 150, bitsPerSecond: 1_600_000, slowdown: 4 },
} as const;

export type Profile = keyof typeof profiles;

declare global {
  interface Window {
    /** What `observeStart` saw. */
    benchStart: { lcp: number; blocking: number };
  }
}

/** Starts the one Chromium of all tests, with a collectable heap. */
export async function launch(ending: AsyncDisposableStack): Promise<Browser> {
  const { executablePath, args, env } = await installed();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--js-flags=--expose-gc'],
    env,
    // On a signal the run ends it, with all else.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  ending.defer(() => browser.close());
  return browser;
}

/** Slows a page down to a profile. */
export async function emulate(page: Page, profile: Profile): Promise<void> {
  const { latency, bitsPerSecond, slowdown } = profiles[profile];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Observes largest paints and long tasks from the first moment of every document of the page. */
export async function observeStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { lcp: 0, blocking: 0 };
    window.benchStart = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** What `observeStart` saw so far, in milliseconds. */
export async function startFigures(page: Page): Promise<{ lcp: number; blocking: number }> {
  return page.evaluate(() => {
    const { lcp, blocking } = window.benchStart;
    return { lcp, blocking };
  });
}
