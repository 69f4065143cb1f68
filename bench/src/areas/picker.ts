import type { Page } from 'playwright';
import { type BenchOption, makeOptions, matching } from '../../apps/picker/options.ts';
import type { Area } from '../harness/area.ts';
import { launch } from '../harness/browser.ts';
import { inPage, type OpenPage, openPages, type PageSource, type ServedPage } from '../harness/served-pages.ts';

const pages: Record<string, PageSource> = {
  floor: { entry: 'picker/floor.tsx', base: 'picker/base-plain.tsx', from: 'tiny' },
  ours: { entry: 'picker/ours.tsx', base: 'picker/base.tsx', from: 'tiny' },
  'downshift + Virtual': { entry: 'picker/downshift.tsx', base: 'picker/base.tsx', from: 'quick' },
  'cmdk, windowed by hand': { entry: 'picker/cmdk-windowed.tsx', base: 'picker/base.tsx', from: 'quick' },
  'Base UI Combobox, virtualized': { entry: 'picker/base-ui.tsx', base: 'picker/base.tsx', from: 'quick' },
  'shadcn-style cmdk, not windowed': { entry: 'picker/cmdk.tsx', base: 'picker/base.tsx', from: 'full' },
};

/** What is typed: the first key alone, then a burst that goes on from it. */
const firstKey = 'k';
const burst = 'eyst';

/** A hand rests on what it is about to press at least as long: parts that load when pointed at have this time, all others too. */
const restMilliseconds = 200;

/** 10,000 options, picked with real mouse and key events. */
export const picker: Area = {
  rounds: { quick: 3, full: 9 },
  async prepare(size, ending) {
    const browser = await launch(ending);
    const served = await openPages(pages, size, browser, ending);
    const options = makeOptions();
    return {
      contenders: served.map((page) => ({
        name: page.name,
        sample: () => inPage(browser, page, 'pickerPage', (open) => sample(open, page, options)),
      })),
      notes: [
        '10,000 options. INP is event timing (steps of 8 ms, 16 ms is the least it tells) over the whole visit. The pointer rests 200 ms on the target before it is pressed.',
      ],
    };
  },
};

async function sample({ page, meter, asked }: OpenPage, served: ServedPage, options: readonly BenchOption[]) {
  await page.evaluate(() => window.pickerPage.mount());
  const { x, y } = await page.evaluate(() => window.pickerPage.place());
  await page.mouse.move(x, y);
  await page.waitForTimeout(restMilliseconds);

  const open = await until(page, 'pointerdown', options, '', () => meter.click(x, y));
  const nodes = await page.evaluate(() => window.pickerPage.nodes());
  const heap = (await meter.heap()) - served.baseHeap;
  const first = await until(page, 'keydown', options, firstKey, () => page.keyboard.press(firstKey));
  await page.evaluate((many) => window.pickerPage.armKeys(many), burst.length);
  for (const key of burst) await page.keyboard.press(key);
  const worst = await took(page);
  await shows(page, options, firstKey + burst);
  await page.evaluate(() => window.pickerPage.armArrow());
  await page.keyboard.press('ArrowDown');
  const arrow = await took(page);
  for (let key = 1; key < firstKey.length + burst.length; key++) await page.keyboard.press('Backspace');
  await shows(page, options, firstKey);
  const clear = await until(page, 'keydown', options, '', () => page.keyboard.press('Backspace'));
  return {
    'open-ms': open,
    'first-key-ms': first,
    'worst-key-ms': worst,
    'arrow-ms': arrow,
    'clear-ms': clear,
    'inp-ms': await page.evaluate(() => window.pickerPage.inp()),
    nodes,
    'heap-mb': heap,
    'gzip-kb': asked() / 1024,
    'all-kb': served.gzipAboveBase / 1024,
  };
}

/** The longest of what was armed. */
async function took(page: Page): Promise<number> {
  return Math.max(...(await page.evaluate(() => window.pickerPage.took())));
}

/** Milliseconds from the event of the act to the paint of the options that what stands in the text box then asks for. */
async function until(
  page: Page,
  event: 'pointerdown' | 'keydown',
  options: readonly BenchOption[],
  text: string,
  act: () => Promise<void>,
): Promise<number> {
  const found = matching(options, text);
  // Armed before the act: an event may overtake a call that is still on its way into the page.
  await page.evaluate(([type, first, count]) => window.pickerPage.arm(type, first, count), [
    event,
    found[0]?.label ?? '',
    found.length,
  ] as const);
  await act();
  const milliseconds = await took(page);
  await shows(page, options, text);
  return milliseconds;
}

/** Checks the first options of the list against those that must stand there; waits for what is still on its way. */
async function shows(page: Page, options: readonly BenchOption[], text: string): Promise<void> {
  const wanted = matching(options, text)
    .slice(0, 5)
    .map(({ label }) => label);
  await page.waitForFunction(
    (labels) => {
      const seen = window.pickerPage.labels();
      return labels.every((label, at) => seen[at] === label);
    },
    wanted,
    { timeout: 20_000 },
  );
}
