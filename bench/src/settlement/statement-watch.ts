import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Set by `watchStatement`. */
    benchStatement: {
      /** From now on the next event of this type is measured, until the paint in which the page of this heading shows these texts, the last of them among its totals. */
      arm(event: 'keydown' | 'pointerdown', heading: string, texts: readonly string[]): void;
      /** Milliseconds from that event's own time stamp to the paint. */
      took(): Promise<number>;
      /** Longest interaction by key since the last call (event timing, 16 ms and over); 16 when there was none. */
      longestKey(): Promise<number>;
    };
  }
}

/** Lets a page of a statement, of the product or of the floor, tell how long it takes to what it must show. */
export async function watchStatement(page: Page): Promise<void> {
  await page.evaluate(() => {
    const longest = { key: 16 };
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as PerformanceEventTiming[])
        if (entry.interactionId && entry.name.startsWith('key')) longest.key = Math.max(longest.key, entry.duration);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    // The types of the DOM do not know the threshold yet.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    const frame = () => new Promise(requestAnimationFrame);
    const turn = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve();
        };
        port2.postMessage(null);
      });
    const shows = (heading: string, texts: readonly string[]) => {
      const isIn = (place: string, text: string) => document.querySelector(place)?.textContent.includes(text) === true;
      const isTyped = (text: string) =>
        [...document.querySelectorAll<HTMLInputElement>('main input')].some((box) => box.value === text);
      return (
        document.querySelector('h1')?.textContent === heading &&
        isIn('[aria-label="Totals"]', texts.at(-1) ?? '') &&
        texts.every((text) => isIn('main', text) || isTyped(text))
      );
    };
    let measured = Promise.resolve(Number.NaN);
    window.benchStatement = {
      arm(type, heading, texts) {
        measured = new Promise((resolve, reject) => {
          const seen = async ({ timeStamp }: Event) => {
            do {
              await frame();
              if (performance.now() - timeStamp > 20_000) throw new Error(`${heading}: ${texts.join(', ')} not seen`);
            } while (!shows(heading, texts));
            await turn();
            return performance.now() - timeStamp;
          };
          addEventListener(type, (event) => void seen(event).then(resolve, reject), { once: true, capture: true });
        });
        // Whoever waits hears of it.
        measured.catch(() => {});
      },
      took: () => measured,
      async longestKey() {
        // The browser tells of an interaction after its paint.
        await frame();
        await frame();
        await turn();
        note(observer.takeRecords());
        const { key } = longest;
        longest.key = 16;
        return key;
      },
    };
  });
}

/** Milliseconds from the event of the act to the paint of what the page must show then. */
export async function until(
  page: Page,
  event: 'keydown' | 'pointerdown',
  [heading, ...texts]: readonly [heading: string, ...texts: string[]],
  act: () => Promise<void>,
): Promise<number> {
  // Armed before the act: an event may overtake a call that is still on its way into the page.
  await page.evaluate(([type, title, wanted]) => window.benchStatement.arm(type, title, wanted), [
    event,
    heading,
    texts,
  ] as const);
  await act();
  return page.evaluate(() => window.benchStatement.took());
}
