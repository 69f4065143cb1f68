import { fieldCount } from '../../apps/form/page.ts';
import type { Area } from '../harness/area.ts';
import { launch } from '../harness/browser.ts';
import { inPage, type OpenPage, openPages, type PageSource, type ServedPage } from '../harness/served-pages.ts';

const pages: Record<string, PageSource> = {
  floor: { entry: 'form/floor.tsx', base: 'form/base.tsx', from: 'tiny' },
  'plain input, not memoised': { entry: 'form/plain.tsx', base: 'form/base.tsx', from: 'full' },
  ours: { entry: 'form/ours.tsx', base: 'form/base.tsx', from: 'tiny' },
  'ours, memoised by the caller': { entry: 'form/ours-memo.tsx', base: 'form/base.tsx', from: 'quick' },
  'Base UI Field': { entry: 'form/base-ui.tsx', base: 'form/base.tsx', from: 'quick' },
};

const text = '12 Somewhere';

/** 300 labelled text fields whose values the parent holds, as the settlement screens have them. */
export const form: Area = {
  rounds: { quick: 3, full: 9 },
  async prepare(size, ending) {
    const browser = await launch(ending);
    const served = await openPages(pages, size, browser, ending);
    return {
      contenders: served.map((page) => ({
        name: page.name,
        sample: () => inPage(browser, page, 'formPage', (open) => sample(open, page)),
      })),
      notes: [`${fieldCount} fields. A key is the median of ${text.length} typed into the field in the middle.`],
    };
  },
};

async function sample({ page, meter, asked }: OpenPage, served: ServedPage) {
  const mount = await page.evaluate(() => window.formPage.mount());
  const labelled = await page.evaluate(() => window.formPage.labelled());
  if (labelled !== fieldCount) throw new Error(`${served.name}: ${labelled} of ${fieldCount} fields have their label`);
  const heap = (await meter.heap()) - served.baseHeap;
  await page.evaluate(() => window.formPage.focus());
  const keys: number[] = [];
  const before = await meter.taskMilliseconds();
  for (let at = 0; at < text.length; at++) {
    await page.evaluate((so) => window.formPage.arm(so), text.slice(0, at + 1));
    await page.keyboard.press(text[at] === ' ' ? 'Space' : (text[at] ?? ''));
    keys.push(await page.evaluate(() => window.formPage.took()));
  }
  const work = ((await meter.taskMilliseconds()) - before) / text.length;
  return {
    'mount-ms': mount,
    'key-ms': keys.toSorted((a, b) => a - b)[Math.floor(keys.length / 2)] ?? Number.NaN,
    'work-ms-per-key': work,
    'heap-mb': heap,
    nodes: await page.evaluate(() => window.formPage.nodes()),
    'gzip-kb': asked() / 1024,
    'all-kb': served.gzipAboveBase / 1024,
  };
}
