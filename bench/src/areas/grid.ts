import { type BenchRow, type ColumnID, filterText, makeRows } from '../../apps/grid/rows.ts';
import type { Area } from '../harness/area.ts';
import { launch } from '../harness/browser.ts';
import { inPage, type OpenPage, openPages, type PageSource, type ServedPage } from '../harness/served-pages.ts';

/** Contenders by page. Quick runs leave out what no gate is held against. */
const pages: Record<string, PageSource> = {
  floor: { entry: 'grid/floor.tsx', base: 'grid/base-plain.tsx', from: 'tiny' },
  ours: { entry: 'grid/ours.tsx', base: 'grid/base.tsx', from: 'tiny' },
  'TanStack Table + Virtual': { entry: 'grid/tanstack.tsx', base: 'grid/base.tsx', from: 'quick' },
  'react-data-grid': { entry: 'grid/react-data-grid.tsx', base: 'grid/base.tsx', from: 'quick' },
  'MUI X Data Grid': { entry: 'grid/mui.tsx', base: 'grid/base.tsx', from: 'quick' },
  'ag-grid': { entry: 'grid/ag-grid.tsx', base: 'grid/base-plain.tsx', from: 'full' },
};

/** Scrolling takes longer than all else together and hardly varies: it is a mean of frames already. The first rounds do it. */
const scrollRounds = 3;
const scrollFrames = 40;

/** 100,000 rows of 20 columns: mount, sort, filter, scroll, memory and bytes. */
export const grid: Area = {
  rounds: { quick: 3, full: 9 },
  async prepare(size, ending) {
    const browser = await launch(ending);
    const served = await openPages(pages, size, browser, ending);
    const expected = expectations(makeRows());
    return {
      contenders: served.map((page) => ({
        name: page.name,
        sample: (round) =>
          inPage(browser, page, 'gridPage', (open) => sample(open, page, expected, round < scrollRounds)),
      })),
      notes: [
        '100,000 rows × 20 columns, box 1366 × 700, rows of 32 px. Heap and gzip are above a page with the same rows (and React, where the grid uses it); "gzip" is what the page asked for, "all" what it could ask for. Scrolling is measured in the first three rounds.',
      ],
    };
  },
};

interface Expected {
  readonly plain: string[];
  readonly byBuyer: string[];
  readonly byBuyerDown: string[];
  readonly byPrice: string[];
  readonly filtered: string[];
}

/** File numbers of the first rows after each act, worked out here: a fast wrong answer fails. */
function expectations(rows: readonly BenchRow[]): Expected {
  const files = (list: readonly BenchRow[]) => list.slice(0, 5).map((row) => row.file);
  const byBuyer = rows.toSorted((a, b) => (a.buyer < b.buyer ? -1 : 1));
  return {
    plain: files(rows),
    byBuyer: files(byBuyer),
    byBuyerDown: files(byBuyer.toReversed()),
    byPrice: files(rows.toSorted((a, b) => a.price - b.price)),
    filtered: files(rows.filter((row) => row.buyer.toLowerCase().includes(filterText))),
  };
}

async function sample({ page, meter, asked }: OpenPage, served: ServedPage, expected: Expected, isScrolled: boolean) {
  const check = async (act: string, wanted: readonly string[]) => {
    const seen = await page.evaluate(() => window.gridPage.files());
    if (wanted.some((file, at) => seen[at] !== file)) {
      throw new Error(
        `${served.name}, ${act}: shows ${seen.slice(0, wanted.length).join(', ')} instead of ${wanted.join(', ')}`,
      );
    }
  };
  const sort = async (column: ColumnID, direction: 'ascending' | 'descending', wanted: readonly string[]) => {
    const took = await page.evaluate(([id, turn, file]) => window.gridPage.sort(id, turn, file), [
      column,
      direction,
      wanted[0] ?? '',
    ] as const);
    await check(`sort by ${column} ${direction}`, wanted);
    return took;
  };

  const mount = await page.evaluate((file) => window.gridPage.mount(file), expected.plain[2] ?? '');
  await check('mount', expected.plain);
  const nodes = await page.evaluate(() => window.gridPage.nodes());
  const heap = (await meter.heap()) - served.baseHeap;
  const figures: Record<string, number> = {
    'mount-ms': mount,
    'heap-mb': heap,
    nodes,
  };

  if (isScrolled && (await page.evaluate(() => window.gridPage.scrolls()))) {
    const scroll = async (step: number) => {
      const before = await meter.taskMilliseconds();
      await page.evaluate(([by, frames]) => window.gridPage.scroll(by, frames), [step, scrollFrames] as const);
      return ((await meter.taskMilliseconds()) - before) / scrollFrames;
    };
    figures['slow-scroll-ms-per-frame'] = await scroll(96);
    figures['fast-scroll-ms-per-frame'] = await scroll(3200);
    figures['blank-frames'] = await page.evaluate((frames) => window.gridPage.blankFrames(3200, frames), scrollFrames);
  }

  figures['sort-text-ms'] = await sort('buyer', 'ascending', expected.byBuyer);
  figures['sort-again-ms'] = await sort('buyer', 'descending', expected.byBuyerDown);
  figures['sort-number-ms'] = await sort('price', 'ascending', expected.byPrice);
  await page.evaluate((file) => window.gridPage.sort(null, 'ascending', file), expected.plain[0] ?? '');
  figures['filter-ms'] = await page.evaluate(([text, file]) => window.gridPage.filter(text, file), [
    filterText,
    expected.filtered[0] ?? '',
  ] as const);
  await check('filter', expected.filtered);
  figures['gzip-kb'] = asked() / 1024;
  figures['all-kb'] = served.gzipAboveBase / 1024;
  figures['heap-after-mb'] = (await meter.heap()) - served.baseHeap;
  return figures;
}
