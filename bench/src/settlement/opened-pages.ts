import type { Page } from 'playwright';
import type { Sample } from '../harness/rounds.ts';
import { quantile } from '../harness/statistics.ts';
import { until } from './statement-watch.ts';

/** Pages by their names in the menu, in the order they are opened, each with a value that stands on it; the last one leads round to the first. */
type Pages = readonly (readonly [name: string, value: string])[];

/** All pages of the statement that are built. */
export const appPages: Pages = [
  ['Loan Charges', 'Charge A 01'],
  ['Title Charges', 'Charge C 01'],
  ['Recording and Taxes', 'Warranty deed'],
  ['Prepaids', 'Charge F 01'],
  ['Escrow', 'Property taxes'],
  ['Other Costs', 'Charge H 01'],
  ['Debits and Credits', 'Rebate'],
  ['Aggregate Escrow', 'Property taxes'],
  ['Commissions', 'Listing side'],
  ['Paid by Others', 'Charge B 07'],
  ['Prorations', 'HOA dues'],
  ['Payoffs', 'Rho Servicing'],
  ['Fees', 'Charge A 01'],
];

/** The views of the floor. */
export const floorPages: Pages = [
  ['Loan Charges', 'Charge A 01'],
  ['Title Charges', 'Charge C 01'],
  ['Prepaids', 'Charge F 01'],
  ['Other Costs', 'Charge H 01'],
  ['Fees', 'Charge A 01'],
];

/** Milliseconds from the press on each page in the menu to its value and the totals on the screen. */
async function openEach(page: Page, pages: Pages, closingCosts: string): Promise<ReadonlyMap<string, number>> {
  const taken = new Map<string, number>();
  for (const [name, value] of pages) {
    const link = page.locator(`nav [data-label="${name}"]`);
    // A hand rests on what it is about to press.
    await link.hover();
    taken.set(name, await until(page, 'pointerdown', [name, value, closingCosts], () => link.click()));
  }
  return taken;
}

/** Opens all pages once: what they take at most, and in the middle. */
export async function openPages(page: Page, pages: Pages, closingCosts: string): Promise<Sample> {
  const taken = [...(await openEach(page, pages, closingCosts)).values()];
  return { 'open-ms': quantile(taken, 0.5), 'open-slowest-ms': Math.max(...taken) };
}

/** The first time, which fetches the chunks of the pages, in words. */
export async function firstOpened(page: Page, pages: Pages, closingCosts: string): Promise<string> {
  const taken = [...(await openEach(page, pages, closingCosts))].sort(([, a], [, b]) => b - a);
  return `Opened for the first time, chunks included: ${taken.map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`).join(', ')}.`;
}
