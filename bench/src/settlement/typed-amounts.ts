import type { Page } from 'playwright';
import { fees, figuresWith, plainFees, shownTotal } from '../../apps/settlement/statement.ts';
import type { Sample } from '../harness/rounds.ts';
import { quantile } from '../harness/statistics.ts';
import { until } from './statement-watch.ts';

/** The fees as a page has them after what was typed into it, and what it must show of them. */
export class TypedFees {
  #now = fees;
  #turn = 0;

  /** The total of closing costs. */
  get closingCosts(): string {
    return shownTotal(figuresWith(this.#now), 'closingCosts');
  }

  /** Whole dollars of four digits, none like the one before. */
  next(): string {
    this.#turn += 1;
    return String(1000 + ((this.#turn * 37) % 9000));
  }

  /** This stands in the column of the borrower at closing now. */
  type(at: number, dollars: string): void {
    this.#now = this.#now.with(at, { ...this.#now[at], borrowerAtClosing: Number(dollars) * 100 });
  }
}

const heading = 'Fees';

/** Types an amount into the field in hand, digit by digit: milliseconds of each until the totals have it. */
async function typeFollowed(page: Page, typed: TypedFees, at: number, dollars: string): Promise<number[]> {
  const taken: number[] = [];
  for (let digits = 1; digits <= dollars.length; digits++) {
    typed.type(at, dollars.slice(0, digits));
    taken.push(
      await until(page, 'keydown', [heading, typed.closingCosts], () =>
        page.keyboard.press(dollars.charAt(digits - 1)),
      ),
    );
  }
  return taken;
}

/**
 * The fees page of the product: amounts typed into the cells of the first fees, each taken over by Enter, and one into its field in the details,
 * which the totals follow with every key. What was typed is saved.
 */
export async function typeIntoApp(page: Page, typed: TypedFees, cells: number): Promise<Sample> {
  const grid = page.getByRole('treegrid', { name: heading, exact: true });
  const details = page.getByRole('button', { name: 'Details of the fee in hand' });
  const cell = (at: number) =>
    grid
      .getByRole('row')
      .filter({ hasText: fees[at]?.label ?? '' })
      .getByRole('gridcell')
      .nth(2);
  await cell(0).focus();
  await page.evaluate(() => window.benchStatement.longestKey());
  const enters: number[] = [];
  for (let at = 0; at < cells; at++) {
    const dollars = typed.next();
    for (const digit of dollars) await page.keyboard.press(digit);
    typed.type(at, dollars);
    // Enter goes on to the cell below.
    enters.push(await until(page, 'keydown', [heading, typed.closingCosts], () => page.keyboard.press('Enter')));
  }
  const inGrid = await page.evaluate(() => window.benchStatement.longestKey());
  await details.click();
  const field = page.getByRole('region', { name: 'Who pays' }).getByLabel('Borrower at closing', { exact: true });
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.evaluate(() => window.benchStatement.longestKey());
  const keys = await typeFollowed(page, typed, cells, typed.next());
  const inDetails = await page.evaluate(() => window.benchStatement.longestKey());
  await details.click();
  await page.keyboard.press('Control+s');
  await page
    .locator('[data-slot=page-head]')
    .getByText(/all changes saved/i)
    .waitFor();
  return { 'inp-ms': Math.max(inGrid, inDetails), 'enter-ms': quantile(enters, 0.5), 'key-ms': quantile(keys, 0.5) };
}

/** The floor: the same amounts typed into plain fields, which the totals follow with every key. */
export async function typeIntoFloor(page: Page, typed: TypedFees, cells: number): Promise<Sample> {
  await page.evaluate(() => window.benchStatement.longestKey());
  const keys: number[] = [];
  for (let at = 0; at <= cells; at++) {
    await page.getByLabel(`${fees[at]?.label}: borrower at closing`).focus();
    await page.keyboard.press('Control+a');
    keys.push(...(await typeFollowed(page, typed, at, typed.next())));
  }
  const longest = await page.evaluate(() => window.benchStatement.longestKey());
  return { 'inp-ms': longest, 'key-ms': quantile(keys, 0.5) };
}

/** Cells that a sample types into: the fee after them is typed into in its details. */
export const mostCells = plainFees - 1;
